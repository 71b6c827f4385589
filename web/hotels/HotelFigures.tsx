import { useQuery } from '@apollo/client/react';
import { Failure } from '../components/Failure.tsx';
import { graphql } from '../gql/gql.ts';
import { HotelChart } from './HotelChart.tsx';
import { HotelMonths } from './HotelMonths.tsx';
import { HotelYears } from './HotelYears.tsx';
import type { HotelKey } from './HotelPage.tsx';

const HotelFiguresDocument = graphql(`
  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...HotelChart
      ...HotelMonths
      ...HotelYears
    }
    latestPeriod(product: HOTEL) {
      year
    }
  }
`);

/** Chart, months and years of a hotel, which come with one question. */
export function HotelFigures({ hotelKey }: { hotelKey: HotelKey }) {
  const { data, error, refetch } = useQuery(HotelFiguresDocument, { variables: hotelKey });
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  const hotel = data?.hotel ?? null;
  return (
    <>
      <HotelChart hotel={hotel} latestYear={data?.latestPeriod?.year ?? null} />
      <HotelMonths hotel={hotel} />
      <HotelYears hotel={hotel} />
    </>
  );
}
