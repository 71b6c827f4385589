import { useState } from 'react';
import { useViewer } from '../members/accounts/useViewer.ts';
import { OwedBanner } from '../billing/OwedBanner.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { useMediaQuery, NO_SIDE_DRAWER } from '../ui/hooks/useMediaQuery.ts';
import { isMaintenanceError } from './apollo.ts';
import { Definitions } from './Definitions.tsx';
import { PaletteLauncher } from './PaletteLauncher.tsx';
import { furtherPages, pages } from './pages.ts';
import { ShellPage, SkipLink } from './ShellPage.tsx';
import { ShortcutsLauncher } from './ShortcutsLauncher.tsx';
import { useStoredSession } from './session.ts';
import { ShowAsQuery } from './ShowAsQuery.tsx';
import { SideDrawer } from './SideDrawer.tsx';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './Shell.module.css';

/** Pages of the specification and, below a line, the others. */
const groups = [pages, furtherPages];

// Made once: React renders a page again when its frame gets new elements for these.
const notice = <AccountNotice />;
const footer = <ShowAsQuery />;

/** The members' frame: top bar, side drawer, the page, footer. */
export function Shell() {
  const narrow = useMediaQuery(NO_SIDE_DRAWER);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const { isPaid } = useStoredSession();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar onMenu={narrow ? () => setDrawer(true) : null} onSearch={() => setPalette(true)} />
      {!narrow && (
        <div className={styles.side}>
          <SideNav groups={groups} />
        </div>
      )}
      <Definitions>
        <ShellPage isOpen={isPaid === true} notice={notice} footer={footer} />
      </Definitions>
      {narrow && drawer && <SideDrawer groups={groups} onClose={() => setDrawer(false)} />}
      <PaletteLauncher open={palette} onOpenChange={setPalette} />
      <ShortcutsLauncher />
    </div>
  );
}

function AccountNotice() {
  const { error, retry } = useViewer();
  const hasFailed = error !== undefined && !isMaintenanceError(error);
  return hasFailed ? <Failure what="Your account" onRetry={retry} /> : <OwedBanner />;
}
