import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../accounts/useViewer.ts';
import { useMediaQuery, NO_SIDE_DRAWER } from '../lib/useMediaQuery.ts';
import { PageBoundary } from './ErrorBoundary.tsx';
import { isMaintenanceError } from './apollo.ts';
import { Footer } from './Footer.tsx';
import { HelpButton } from './HelpButton.tsx';
import { PaletteLauncher } from './PaletteLauncher.tsx';
import { routes } from './paths.ts';
import { SideDrawer } from './SideDrawer.tsx';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './useArrival.ts';
import './Shell.css';

/** The members' frame: top bar, side drawer, the page, footer. */
export function Shell() {
  const narrow = useMediaQuery(NO_SIDE_DRAWER);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const { viewer, error } = useViewer();
  // Nobody knows then whose pages these are. The client has logged the error.
  if (error !== undefined && !isMaintenanceError(error)) return <Navigate to={routes.logout} replace />;
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <TopBar
        firstName={viewer?.firstName}
        onMenu={narrow ? () => setDrawer(true) : null}
        onSearch={() => setPalette(true)}
      />
      {!narrow && (
        <div className="shell-side">
          <SideNav />
        </div>
      )}
      <Page />
      {narrow && drawer && <SideDrawer onClose={() => setDrawer(false)} />}
      <HelpButton />
      <PaletteLauncher open={palette} onOpenChange={setPalette} />
    </div>
  );
}

function Page() {
  const { pathname } = useLocation();
  const main = useArrival();
  return (
    <div className="shell-page">
      {/* The footer comes with the page, so that it does not show above it and move down. */}
      <Suspense fallback={null}>
        <main id="main" ref={main} tabIndex={-1}>
          <PageBoundary resetKey={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
        <Footer />
      </Suspense>
    </div>
  );
}
