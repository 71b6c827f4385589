import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
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

/** The latest published month of each tax, now or as of a release; null if there is none, undefined until it is known. */
export function useLatestPeriods(asOf: AsOf | null = null): {
  hotel: LatestPeriod | null | undefined;
  beverage: LatestPeriod | null | undefined;
} {
  const { data } = useQuery(LatestPeriodsDocument, { variables: { asOf } });
  return { hotel: data?.hotel, beverage: data?.beverage };
}
