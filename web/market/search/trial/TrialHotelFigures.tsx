import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { HotelChart } from '../../hotels/HotelChart.tsx';
import { SAMPLE_TABS } from '../../hotels/hotelChartData.ts';
import { HotelFilingRowFragment, hotelFilings } from '../../hotels/hotelDataSetColumns.tsx';
import { HotelMonths } from '../../hotels/HotelMonths.tsx';
import { HotelYears } from '../../hotels/HotelYears.tsx';
import { NONE_LEFT_OUT } from '../../figures/leftOut.ts';
import { FilingsTable } from '../../premises/FilingsTable.tsx';
import type { NameHistory } from '../../premises/nameHistory.ts';
import { TrialYears } from './TrialYears.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { useLatestYears } from './useLatestYears.ts';

const TrialHotelFiguresDocument = graphql(`
  query TrialHotelFigures($latestYears: Int) {
    trial {
      latestYear
      hotel {
        name
        series(latestYears: $latestYears) {
          ...HotelChartSeries
        }
        months(latestYears: $latestYears) {
          ...HotelChartMonth
          ...HotelMonthRow
        }
        monthsLeftOut(latestYears: $latestYears) {
          ...MonthLeftOutShown
        }
        years(latestYears: $latestYears) {
          ...HotelYearRow
        }
        filings(latestYears: $latestYears) {
          ...HotelFilingRow
        }
      }
    }
  }
`);

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
  const leftOut = hotel?.monthsLeftOut ?? NONE_LEFT_OUT;
  // Known before the figures of a longer time are.
  const latestYear = (data ?? previousData)?.trial.latestYear ?? null;
  if (error !== undefined) {
    return children({ main: <Failure what="The sample" onRetry={() => void refetch()} />, below: null });
  }
  return children({
    main: (
      <>
        <HotelChart hotel={hotel} latestYear={latestYear} history={history} tabs={SAMPLE_TABS} />
        <TrialYears latestYear={latestYear} />
        <HotelMonths
          months={hotel?.months ?? null}
          leftOut={leftOut}
          history={history}
          exportName="MonthlyResults"
        />
        <HotelYears years={hotel?.years ?? null} leftOut={leftOut} />
      </>
    ),
    below: (
      <FilingsTable kind={hotelFilings} rows={hotel && readFragment(HotelFilingRowFragment, hotel.filings)} />
    ),
  });
}
