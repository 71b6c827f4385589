import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { askAgain } from '../../app/askAgain.ts';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { AddRule } from './AddRule.tsx';
import { ChainScaleTable } from './ChainScaleTable.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { CorrectHotel } from './CorrectHotel.tsx';
import { CorrectionTable } from './CorrectionTable.tsx';
import { RuleTable } from './RuleTable.tsx';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import adminStyles from '../admin.module.css';

const steps = [{ title: 'User Details', path: routes.admin }, { title: 'Brand Rules' }];

/** Queries whose answers differ after an act on brands, and when figures follow it. */
const CHANGED_BY_ACTS = ['BrandRules', 'BrandCorrections', 'BrandChanges', 'CorrectableHotel'];

/** The rules that give hotels their brands, for administrators; others go to the search. */
export function BrandRulesPage() {
  const { viewer } = useViewer();
  usePageTitle('Brand Rules');
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <BrandRules />;
}

function BrandRules() {
  const client = useApolloClient();
  const onDone = useCallback(() => askAgain(client, CHANGED_BY_ACTS), [client]);
  return (
    <div className={adminStyles.page}>
      <PageHead title="Brand Rules" trail={<Trail steps={steps} />}>
        A hotel with 10 or more rooms gets the brand of the first rule that matches its name. A misspelled
        name gets the only brand that it is similar to.
      </PageHead>
      <RuleTable onDone={onDone} />
      <AddRule onDone={onDone} />
      <CorrectHotel onDone={onDone} />
      <CorrectionTable onDone={onDone} />
      <ChainScaleTable />
      <ChangeTable onFollowed={onDone} />
    </div>
  );
}
