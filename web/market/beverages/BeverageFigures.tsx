import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { graphql } from '../../gql/gql.ts';
import { latestYear } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { Embeddable } from '../figures/embed/Embeddable.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import type { PropertyKey } from '../premises/property.ts';
import { BeverageChart } from './BeverageChart.tsx';
import { BeverageMonths } from './BeverageMonths.tsx';
import { BeverageYears } from './BeverageYears.tsx';

const BeverageFiguresDocument = graphql(`
  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      name
      establishment {
        id
        ...Owners @unmask
        months(asOf: $asOf) {
          month
          filedBy
        }
        ...BeverageChart
        ...BeverageMonths
        ...BeverageYears
      }
    }
    latestPeriod(product: BEVERAGE) {
      year
    }
  }
`);

interface Props {
  barKey: PropertyKey;
  history: NameHistory;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** Chart, months and years of a bar through all its owners, which come with one question. */
export function BeverageFigures({ barKey, history, asOf = null }: Props) {
  const { data, error, refetch } = useInSlices(
    useQuery(BeverageFiguresDocument, { variables: { ...barKey, asOf } }),
  );
  const bar = data?.beverageProperty ?? null;
  const whole = bar?.establishment ?? null;
  const owners = useMemo(() => whole && { spans: whole.properties, own: barKey }, [whole, barKey]);
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  return (
    <>
      <Embeddable id={asOf === null ? (bar?.id ?? null) : null} product="BEVERAGE">
        <BeverageChart
          name={bar?.name ?? null}
          bar={whole}
          latestYear={latestYear(data?.latestPeriod?.year, asOf && whole?.months)}
          history={history}
          owners={owners}
        />
      </Embeddable>
      <BeverageMonths bar={whole} filedBy={whole?.months} owners={owners} history={history} asOf={asOf} />
      <BeverageYears bar={whole} asOf={asOf} />
    </>
  );
}
