import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
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
      establishment {
        id
        ...Owners @unmask
        series {
          ...HotelChartSeries
        }
        months {
          month
          filedBy
          ...HotelChartMonth
          ...HotelMonthRow
        }
        years {
          ...HotelYearRow
        }
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

/** Chart, months and years of a hotel through all its owners, which come with one question. */
export function HotelFigures({ hotelKey, history }: Props) {
  const { data, error, refetch } = useQuery(HotelFiguresDocument, { variables: hotelKey });
  const hotel = data?.hotel ?? null;
  const whole = hotel?.establishment ?? null;
  const owners = useMemo(() => whole && { spans: whole.properties, own: hotelKey }, [whole, hotelKey]);
  const charted = useMemo(() => hotel && { name: hotel.name, ...hotel.establishment }, [hotel]);
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  return (
    <>
      <HotelChart
        hotel={charted}
        latestYear={data?.latestPeriod?.year ?? null}
        history={history}
        owners={owners}
      />
      <HotelMonths
        months={whole?.months ?? null}
        filedBy={whole?.months ?? []}
        owners={owners}
        history={history}
        exportName="Monthly&QuarterlyResults.csv"
      />
      <HotelYears years={whole?.years ?? null} />
    </>
  );
}
