import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { HotelSeriesChart } from '../hotels/HotelChart.tsx';
import { SAMPLE_TABS } from '../hotels/hotelChartData.ts';
import { hotelFilings } from '../hotels/hotelDataSetColumns.tsx';
import { HotelMonthsTable } from '../hotels/HotelMonths.tsx';
import { HotelYearsTable } from '../hotels/HotelYears.tsx';
import { FilingsTable } from '../premises/FilingsTable.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { filingsOf, monthsOf } from './trialHotel.ts';
import { TrialHotelFiguresDocument } from './trialHotelDocuments.ts';
import { TrialFailure } from './TrialFailure.tsx';
import { TrialYears } from './TrialYears.tsx';
import { useLatestYears } from './useLatestYears.ts';

interface Parts {
  /** Chart, months and years. */
  main: ReactNode;
  /** Every filing. */
  below: ReactNode;
}

interface Props {
  history: NameHistory;
  children: (parts: Parts) => ReactNode;
}

/** The figures of the years that the chart's duration asks for, which are loaded as they are chosen. */
export function TrialHotelFigures({ history, children }: Props) {
  const latestYears = useLatestYears();
  const asked = useQuery(TrialHotelFiguresDocument, { variables: { latestYears } });
  const { data, previousData, error, refetch } = asked;
  const hotel = data?.trial.hotel ?? null;
  // Known before the figures of a longer time are.
  const latestYear = (data ?? previousData)?.trial.latestYear ?? null;
  const figures = useMemo(
    () => hotel && { ...hotel, months: monthsOf(hotel), filings: filingsOf(hotel) },
    [hotel],
  );
  if (error !== undefined) {
    return children({ main: <TrialFailure error={error} onRetry={() => void refetch()} />, below: null });
  }
  return children({
    main: (
      <>
        <HotelSeriesChart hotel={figures} latestYear={latestYear} history={history} tabs={SAMPLE_TABS} />
        <TrialYears latestYear={latestYear} />
        <HotelMonthsTable months={figures?.months ?? null} history={history} exportName="MonthlyResults" />
        <HotelYearsTable years={figures?.years ?? null} />
      </>
    ),
    below: <FilingsTable kind={hotelFilings} rows={figures?.filings ?? null} />,
  });
}
