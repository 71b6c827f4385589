import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { graphql } from '../../gql/gql.ts';
import { fileAsOf, latestYear } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { Embeddable } from '../figures/embed/Embeddable.tsx';
import { NONE_LEFT_OUT } from '../figures/leftOut.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { PropertyKey } from '../premises/property.ts';
import { HotelChart } from './HotelChart.tsx';
import { HotelMonths } from './HotelMonths.tsx';
import { HotelYears } from './HotelYears.tsx';

const HotelFiguresDocument = graphql(`
  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      name
      establishment {
        id
        ...Owners @unmask
        series(asOf: $asOf) {
          ...HotelChartSeries
        }
        months(asOf: $asOf) {
          month
          filedBy
          ...HotelChartMonth
          ...HotelMonthRow
        }
        monthsLeftOut(asOf: $asOf) {
          ...MonthLeftOutShown
        }
        years(asOf: $asOf) {
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
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** Chart, months and years of a hotel through all its owners, which come with one question. */
export function HotelFigures({ hotelKey, history, asOf = null }: Props) {
  const { data, error, refetch } = useInSlices(
    useQuery(HotelFiguresDocument, { variables: { ...hotelKey, asOf } }),
  );
  const hotel = data?.hotel ?? null;
  const whole = hotel?.establishment ?? null;
  const owners = useMemo(() => whole && { spans: whole.properties, own: hotelKey }, [whole, hotelKey]);
  const charted = useMemo(() => hotel && { name: hotel.name, ...hotel.establishment }, [hotel]);
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  return (
    <>
      <Embeddable id={asOf === null ? (hotel?.id ?? null) : null} product="HOTEL">
        <HotelChart
          hotel={charted}
          latestYear={latestYear(data?.latestPeriod?.year, asOf && whole?.months)}
          history={history}
          owners={owners}
        />
      </Embeddable>
      <HotelMonths
        months={whole?.months ?? null}
        leftOut={whole?.monthsLeftOut ?? NONE_LEFT_OUT}
        filedBy={whole?.months ?? []}
        owners={owners}
        history={history}
        exportName={fileAsOf('Monthly&QuarterlyResults.csv', asOf)}
      />
      <HotelYears years={whole?.years ?? null} leftOut={whole?.monthsLeftOut ?? NONE_LEFT_OUT} asOf={asOf} />
    </>
  );
}
