import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { AddRule } from './AddRule.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { CorrectHotel } from './CorrectHotel.tsx';
import { CorrectionTable } from './CorrectionTable.tsx';
import { RuleTable } from './RuleTable.tsx';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import adminStyles from '../admin.module.css';

const steps = [{ title: 'User Details', path: routes.admin }, { title: 'Brand Rules' }];

/** How hotels are told to be of a brand, for administrators; others go to the search. */
export function BrandRulesPage() {
  const { viewer } = useViewer();
  usePageTitle('Brand Rules');
  if (viewer === undefined) return null;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <BrandRules />;
}

function BrandRules() {
  // Another number after each act: what it changed is asked for again.
  const [version, setVersion] = useState(0);
  const onDone = useCallback(() => setVersion((count) => count + 1), []);
  return (
    <div className={adminStyles.page}>
      <PageHead title="Brand Rules" trail={<Trail steps={steps} />}>
        A hotel with 10 or more rooms gets the brand of the first rule that matches its name. A misspelled
        name gets the only brand that it is similar to.
      </PageHead>
      <RuleTable version={version} onDone={onDone} />
      <AddRule onDone={onDone} />
      <CorrectHotel version={version} onDone={onDone} />
      <CorrectionTable version={version} onDone={onDone} />
      <ChangeTable version={version} onFollowed={onDone} />
    </div>
  );
}
