import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const LatestPeriodsDocument = graphql(`
  query LatestPeriods {
    hotel: latestPeriod(product: HOTEL) {
      month
      year
      monthNumber
      quarter
    }
    beverage: latestPeriod(product: BEVERAGE) {
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

/** The latest published month of each tax; null if nothing is published, undefined until it is known. */
export function useLatestPeriods(): {
  hotel: LatestPeriod | null | undefined;
  beverage: LatestPeriod | null | undefined;
} {
  const { data } = useQuery(LatestPeriodsDocument);
  return { hotel: data?.hotel, beverage: data?.beverage };
}
