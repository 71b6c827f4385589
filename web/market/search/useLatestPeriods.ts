import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import type { Failed } from '../../ui/parts/Failure.tsx';
import type { AsOf } from '../figures/citing/asOf.ts';

const LatestPeriodsDocument = graphql(`
  query LatestPeriods($asOf: AsOfInput) {
    hotel: latestPeriod(product: HOTEL, asOf: $asOf) {
      month
      year
      monthNumber
      quarter
    }
    beverage: latestPeriod(product: BEVERAGE, asOf: $asOf) {
      month
      year
      monthNumber
      quarter
    }
  }
`);

export interface LatestPeriod {
  /** `2023-09`. */
  month: string;
  year: number;
  monthNumber: number;
  quarter: number;
}

interface LatestPeriods {
  /** Null if there is none, undefined until it is known. */
  hotel: LatestPeriod | null | undefined;
  beverage: LatestPeriod | null | undefined;
  failure: Failed | null;
}

/** The latest published month of each tax, now or as of a release. */
export function useLatestPeriods(asOf: AsOf | null = null): LatestPeriods {
  const { data, error, refetch } = useQuery(LatestPeriodsDocument, { variables: { asOf } });
  const failure = error === undefined ? null : { error, onRetry: () => void refetch() };
  return { hotel: data?.hotel, beverage: data?.beverage, failure };
}

/** The latest period of one tax. */
export function useLatestPeriod(product: Product, asOf: AsOf | null = null) {
  const { hotel, beverage, failure } = useLatestPeriods(asOf);
  return { latest: product === 'HOTEL' ? hotel : beverage, failure };
}
