import { Navigate } from 'react-router-dom';
import { useViewer } from '../../members/accounts/useViewer.ts';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { DoubtfulFilters } from './DoubtfulFilters.tsx';
import { useDoubtfulChoice } from './doubtfulChoice.ts';
import { DoubtfulTable } from './DoubtfulTable.tsx';
import { awayFromAdmin } from '../awayFromAdmin.ts';
import adminStyles from '../admin.module.css';

const TITLE = 'Doubtful Filings';
const steps = [{ title: 'User Details', path: routes.admin }, { title: TITLE }];

/** Filings whose values do not count as filed, for administrators; others go to the search. */
export function DoubtfulPage() {
  const { viewer } = useViewer();
  usePageTitle(TITLE);
  if (viewer === undefined) return <Skeleton width={240} height={32} />;
  const away = awayFromAdmin(viewer);
  if (away !== null) return <Navigate to={away} replace />;
  return <Doubtful />;
}

function Doubtful() {
  const [choice, patch] = useDoubtfulChoice();
  return (
    <div className={adminStyles.page}>
      <PageHead title={TITLE} trail={<Trail steps={steps} />}>
        Filed values that cannot be right do not count as filed. You can accept such a filing as filed, or
        leave it out. Your decision also applies if a later issue of the release has the same values.
      </PageHead>
      <DoubtfulFilters choice={choice} onChange={patch} />
      <DoubtfulTable choice={choice} onChange={patch} />
    </div>
  );
}
