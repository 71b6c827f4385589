import { useQuery } from '@apollo/client/react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { graphql } from '../../gql/gql.ts';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { PropertyKey } from '../premises/property.ts';
import { BeverageChart } from './BeverageChart.tsx';
import { BeverageMonths } from './BeverageMonths.tsx';
import { BeverageYears } from './BeverageYears.tsx';

const BeverageFiguresDocument = graphql(`
  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...BeverageChart
      ...BeverageMonths
      ...BeverageYears
    }
    latestPeriod(product: BEVERAGE) {
      year
    }
  }
`);

interface Props {
  barKey: PropertyKey;
  history: NameHistory;
}

/** Chart, months and years of a bar, which come with one question. */
export function BeverageFigures({ barKey, history }: Props) {
  const { data, error, refetch } = useQuery(BeverageFiguresDocument, { variables: barKey });
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  const bar = data?.beverageProperty ?? null;
  return (
    <>
      <BeverageChart bar={bar} latestYear={data?.latestPeriod?.year ?? null} history={history} />
      <BeverageMonths bar={bar} history={history} />
      <BeverageYears bar={bar} />
    </>
  );
}
