import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { PlaceKind } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import type { TwoYears } from '../../figures/citing/twoYears.ts';
import { PlaceSupply } from './PlaceSupply.tsx';
import marketStyles from '../../places/PlaceMarket.module.css';

const PlaceSupplyAsOfDocument = graphql(`
  query PlaceSupplyAsOf($kind: PlaceKind!, $name: String!, $asOf: AsOfInput!, $from: Int!, $to: Int!) {
    place(kind: $kind, name: $name) {
      id
      supply(asOf: $asOf, from: $from, to: $to) {
        ...PlaceSupplyYear
      }
    }
  }
`);

interface Props {
  kind: PlaceKind;
  name: string;
  years: TwoYears;
  asOf: AsOf;
}

/** Hotel rooms of a place that opened, closed and stood idle in two years, as of a release. */
export function PlaceSupplyAsOf({ kind, name, years: { until }, asOf }: Props) {
  const { data, error, refetch } = useQuery(PlaceSupplyAsOfDocument, {
    variables: { kind, name, asOf, from: until - 1, to: until },
  });
  if (error !== undefined) return <AsOfFailure what="Supply" error={error} onRetry={() => void refetch()} />;
  const supply = data?.place?.supply;
  if (supply === undefined) return null;
  return (
    <Card title="Market" flush>
      <div className={marketStyles.parts}>
        <PlaceSupply years={supply} />
      </div>
    </Card>
  );
}
