import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import type { OwnerMonthShownFragment } from '../../../gql/graphql.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';

const OwnerMonthShown = graphql(`
  fragment OwnerMonthShown on OwnerMonth {
    month
    isIncomplete
    awaitsQuarterlyFilers
    receipts
    properties
    rooms
    revpar
    filedReceipts
    apportioned
    flaggedFilings
    unusual
    roomsLeftOut
    roomsWithoutReceipts
    propertiesWithRooms
    estimated
    fromTax
    likeForLike {
      share
      change {
        amount
        percent
      }
    }
    release {
      ...ReleaseName @unmask
    }
  }
`);

const OwnerMonthsDocument = graphql(`
  query OwnerMonths($number: String!) {
    owner(number: $number) {
      id
      lodging: months(product: HOTEL) {
        ...OwnerMonthShown
      }
      alcohol: months(product: BEVERAGE) {
        ...OwnerMonthShown
      }
    }
  }
`);

export type OwnerMonth = OwnerMonthShownFragment;

/** An owner's months by tax; null while they load. */
export interface OwnerFigures {
  lodging: readonly OwnerMonth[];
  alcohol: readonly OwnerMonth[];
}

/** The months of each tax, as the API gave them. */
export function readOwnerMonths({
  lodging,
  alcohol,
}: Record<keyof OwnerFigures, readonly FragmentType<typeof OwnerMonthShown>[]>): OwnerFigures {
  return {
    lodging: readFragment(OwnerMonthShown, lodging),
    alcohol: readFragment(OwnerMonthShown, alcohol),
  };
}

export function useOwnerFigures(number: string) {
  const { data, error, refetch } = useInSlices(useQuery(OwnerMonthsDocument, { variables: { number } }));
  const figures = useMemo(() => (data?.owner ? readOwnerMonths(data.owner) : null), [data]);
  return { figures, failed: error !== undefined, retry: () => void refetch() };
}
