import { useQuery } from '@apollo/client/react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { graphql } from '../../gql/gql.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { PropertyKey } from '../premises/property.ts';
import { HotelChart } from './HotelChart.tsx';
import { HotelMonths } from './HotelMonths.tsx';
import { HotelYears } from './HotelYears.tsx';

const HotelFiguresDocument = graphql(`
  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      name
      series {
        ...HotelChartSeries
      }
      months {
        ...HotelChartMonth
        ...HotelMonthRow
      }
      years {
        ...HotelYearRow
      }
    }
    latestPeriod(product: HOTEL) {
      year
    }
  }
`);

interface Props {
  hotelKey: PropertyKey;
  history: NameHistory;
}

/** Chart, months and years of a hotel, which come with one question. */
export function HotelFigures({ hotelKey, history }: Props) {
  const { data, error, refetch } = useQuery(HotelFiguresDocument, { variables: hotelKey });
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  const hotel = data?.hotel ?? null;
  return (
    <>
      <HotelChart hotel={hotel} latestYear={data?.latestPeriod?.year ?? null} history={history} />
      <HotelMonths
        months={hotel?.months ?? null}
        history={history}
        exportName="Monthly&QuarterlyResults.csv"
      />
      <HotelYears years={hotel?.years ?? null} />
    </>
  );
}
