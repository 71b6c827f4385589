import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { releaseLabel } from '../../../ui/formats/release.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { useAsOf } from '../citing/asOf.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import { NewHotelList } from './NewHotelList.tsx';
import { TrendsHeadline } from './TrendsHeadline.tsx';
import { chosenYear, firstPublishedYear, NewHotelsDocument, unpublishedYears } from './trendYears.ts';
import { YearCharts } from './YearCharts.tsx';
import { YearTable } from './YearTable.tsx';
import styles from './TrendsPage.module.css';

const DEFAULTS = { year: '' };

/** New hotels by year as figures, charts and lists, now or as of the release that the address names. */
export function TrendsFigures() {
  const asOf = useAsOf();
  const { data, error, refetch } = useInSlices(useQuery(NewHotelsDocument, { variables: { asOf } }));
  const { published, failure } = usePublishedMonths('HOTEL');
  const [unpublished, first] = useMemo(() => {
    const whole = wholeMonths(published ?? []);
    return [unpublishedYears(whole), firstPublishedYear(whole)];
  }, [published]);
  const [state, patch] = useUrlState(DEFAULTS);
  const choose = useCallback((year: number) => patch({ year: String(year) }), [patch]);
  if (error !== undefined) return <Failure what="The new hotels" onRetry={() => void refetch()} />;
  // A year that no release has would be compared as if it were whole.
  if (failure !== null) return <AsOfFailure what="The published months" {...failure} />;
  const years = published === undefined ? null : (data?.newHotels ?? null);
  const chosen = years && chosenYear(years, state.year);
  const latest = data?.latestPeriod ?? null;
  const release = data?.newHotels[0]?.release;
  const before = release === undefined ? '' : `Source: releases up to ${releaseLabel(release)} · `;
  const source = latest === null ? '' : `${before}months up to ${formatMonth(latest.month)}`;
  return (
    <>
      <TrendsHeadline years={years} latest={latest} missing={unpublished} first={first} />
      <YearCharts
        years={years}
        unpublished={unpublished}
        first={first}
        latest={latest?.month ?? null}
        chosen={chosen}
        source={source}
        onChoose={choose}
      />
      <div className={styles.lists}>
        <YearTable years={years} chosen={chosen} onChoose={choose} />
        {chosen !== null && <NewHotelList key={chosen} year={chosen} first={first} />}
      </div>
    </>
  );
}
