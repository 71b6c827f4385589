import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerHeadFragment as Owner } from '../../../gql/graphql.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { yearsName } from '../../figures/citing/twoYears.ts';
import type { TwoYears } from '../../figures/citing/twoYears.ts';
import { OwnerChart } from './OwnerChart.tsx';
import { readOwnerMonths } from './ownerFigures.ts';
import { nameOf } from './OwnerHead.tsx';
import { OwnerMonths } from './OwnerMonths.tsx';

const OwnerMonthsAsOfDocument = graphql(`
  query OwnerMonthsAsOf($number: String!, $asOf: AsOfInput!, $from: Month!, $to: Month!) {
    owner(number: $number) {
      id
      lodging: months(product: HOTEL, asOf: $asOf, from: $from, to: $to) {
        ...OwnerMonthShown
      }
      alcohol: months(product: BEVERAGE, asOf: $asOf, from: $from, to: $to) {
        ...OwnerMonthShown
      }
    }
  }
`);

interface Props {
  owner: Owner;
  years: TwoYears;
  asOf: AsOf;
}

/** Chart and tables of an owner's months of two years as of a release. */
export function OwnerMonthsAsOf({ owner, years: { from, to, until }, asOf }: Props) {
  const variables = { number: owner.number, asOf, from, to };
  const { data, error, refetch } = useInSlices(useQuery(OwnerMonthsAsOfDocument, { variables }));
  if (error !== undefined)
    return <AsOfFailure what="The months" error={error} onRetry={() => void refetch()} />;
  if (!data?.owner) {
    return (
      <Card title="Figures">
        <p>Calculating the figures …</p>
      </Card>
    );
  }
  const figures = readOwnerMonths(data.owner);
  if (figures.lodging.length + figures.alcohol.length === 0) {
    return (
      <Card title="Figures">
        <p>{`No release up to then has a figure of this owner for ${yearsName(until)}.`}</p>
      </Card>
    );
  }
  return (
    <>
      <OwnerChart name={nameOf(owner)} figures={figures} until={until} />
      <OwnerMonths figures={figures} asOf={asOf} />
    </>
  );
}
