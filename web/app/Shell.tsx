import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { OwedBanner } from '../billing/OwedBanner.tsx';
import { useMediaQuery, NO_SIDE_DRAWER } from '../ui/hooks/useMediaQuery.ts';
import { isMaintenanceError } from './apollo.ts';
import { Definitions } from './Definitions.tsx';
import { PaletteLauncher } from './PaletteLauncher.tsx';
import { furtherPages, pages } from './pages.ts';
import { routes } from './paths.ts';
import { ShellPage, SkipLink } from './ShellPage.tsx';
import { ShortcutsLauncher } from './ShortcutsLauncher.tsx';
import { ShowAsQuery } from './ShowAsQuery.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Shell.module.css';

/** Those of the specification, and below a line what there is beyond. */
const groups = [pages, furtherPages];

/** The members' frame: top bar, side drawer, the page, footer. */
export function Shell() {
  const narrow = useMediaQuery(NO_SIDE_DRAWER);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const { viewer, error } = useViewer();
  // Nobody knows then whose pages these are. The client has logged the error.
  if (error !== undefined && !isMaintenanceError(error)) return <Navigate to={routes.logout} replace />;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar
        firstName={viewer?.firstName}
        onMenu={narrow ? () => setDrawer(true) : null}
        onSearch={() => setPalette(true)}
      />
      {!narrow && (
        <div className={styles.side}>
          <SideNav groups={groups} />
        </div>
      )}
      <Definitions>
        <ShellPage notice={<OwedBanner />} footer={<ShowAsQuery />} />
      </Definitions>
      {narrow && drawer && <SideDrawer groups={groups} onClose={() => setDrawer(false)} />}
      <PaletteLauncher open={palette} onOpenChange={setPalette} />
      <ShortcutsLauncher />
    </div>
  );
}
