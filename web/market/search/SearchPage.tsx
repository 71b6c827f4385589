import { usePageTitle } from '../../app/about.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';
import { RecentTable } from './recent/RecentTable.tsx';
import { ClassicSearch } from './ClassicSearch.tsx';
import { SpeedSearch } from './SpeedSearch.tsx';
import { useLatestPeriods } from './useLatestPeriods.ts';
import type { LatestPeriod } from './useLatestPeriods.ts';
import styles from './SearchPage.module.css';

const DEFAULTS = { search: 'hotel' };

/** The search page: what is published, Speed Search and Classic Search. */
export function SearchPage() {
  usePageTitle('Search');
  const { hotel, beverage, failure } = useLatestPeriods();
  const [{ search }, patch] = useUrlState(DEFAULTS);
  return (
    <div className={styles.page}>
      <PageHead title="What did they take in?">
        <span>Every Texas hotel and every bar with a mixed beverage permit, by month.</span>
        {failure === null && (
          <span className={styles.published}>
            <Published what="Hotels" latest={hotel} />
            <Published what="Alcohol" latest={beverage} />
          </span>
        )}
      </PageHead>
      {failure !== null && <Failure what="The latest months" onRetry={failure.onRetry} />}
      <SpeedSearch
        product={oneOf(['hotel', 'mbt'], search, 'hotel')}
        onProduct={(next) => {
          patch({ search: next }, { replace: true });
        }}
      />
      <ClassicSearch />
      <RecentTable />
    </div>
  );
}

function Published({ what, latest }: { what: string; latest: LatestPeriod | null | undefined }) {
  if (latest === undefined) return <Skeleton width={160} />;
  return (
    <Chip>
      {latest === null ? `${what}: nothing published yet` : `${what} to ${formatMonth(latest.month)}`}
    </Chip>
  );
}
