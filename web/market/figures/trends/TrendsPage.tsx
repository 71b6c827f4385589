import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { definitionPath } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { NewHotelList } from './NewHotelList.tsx';
import { TrendsHeadline } from './TrendsHeadline.tsx';
import { chosenYear, NewHotelsDocument, unpublishedYears } from './trendYears.ts';
import { YearCharts } from './YearCharts.tsx';
import { YearTable } from './YearTable.tsx';
import styles from './TrendsPage.module.css';

const DEFAULTS = { year: '' };

/** The hotels that each year brought, with their number and rooms. */
export function TrendsPage() {
  usePageTitle('Hotel Trends');
  const { data, error, refetch } = useQuery(NewHotelsDocument);
  const missing = unpublishedYears(wholeMonths(usePublishedMonths('HOTEL') ?? []));
  const [state, patch] = useUrlState(DEFAULTS);
  const choose = useCallback((year: number) => patch({ year: String(year) }), [patch]);
  if (error !== undefined) return <Failure what="The new hotels" onRetry={() => void refetch()} />;
  const years = data?.newHotels ?? null;
  const chosen = years && chosenYear(years, state.year);
  const latest = data?.latestPeriod ?? null;
  const source = latest === null ? '' : `Releases up to ${formatMonth(latest.month)}`;
  return (
    <div className={styles.page}>
      <PageHead title="Hotel Trends">
        <p>
          New hotels by year, including single-unit properties.{' '}
          <Link to={definitionPath('new-hotels')}>How hotels are counted</Link>
        </p>
      </PageHead>
      <TrendsHeadline years={years} latest={latest} missing={missing} />
      <YearCharts years={years} chosen={chosen} source={source} onChoose={choose} />
      <div className={styles.lists}>
        <YearTable years={years} chosen={chosen} onChoose={choose} />
        {chosen !== null && <NewHotelList key={chosen} year={chosen} />}
      </div>
    </div>
  );
}
