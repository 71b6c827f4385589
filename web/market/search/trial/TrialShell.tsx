import { useState } from 'react';
import type { Page } from '../../../app/pages.ts';
import { routes, trialPlacePath } from '../../../app/paths.ts';
import { ShellPage, SkipLink } from '../../../app/ShellPage.tsx';
import { SideDrawer } from '../../../app/SideDrawer.tsx';
import { SideNav } from '../../../app/SideNav.tsx';
import { VisitorContext } from '../../../app/visitor.ts';
import { NO_SIDE_DRAWER, useMediaQuery } from '../../../ui/hooks/useMediaQuery.ts';
import { TrialBar } from './TrialBar.tsx';
import shellStyles from '../../../app/Shell.module.css';

const samples: readonly Page[] = [
  { title: 'Sample Hotel', path: routes.trialHotel },
  { title: 'Sample City', path: trialPlacePath('CITY') },
  { title: 'Sample County', path: trialPlacePath('COUNTY') },
];
const groups = [samples];

/** The frame of what visitors may look at: the samples, and the ways to sign up and in. */
export function TrialShell() {
  const narrow = useMediaQuery(NO_SIDE_DRAWER);
  const [drawer, setDrawer] = useState(false);
  return (
    <VisitorContext value={true}>
      <div className={shellStyles.shell}>
        <SkipLink />
        <TrialBar onMenu={narrow ? () => setDrawer(true) : null} />
        {!narrow && (
          <div className={shellStyles.side}>
            <SideNav groups={groups} />
          </div>
        )}
        <ShellPage />
        {narrow && drawer && <SideDrawer groups={groups} onClose={() => setDrawer(false)} />}
      </div>
    </VisitorContext>
  );
}
