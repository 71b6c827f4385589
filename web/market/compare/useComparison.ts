import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PropertyNumbers } from '../../app/paths.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { ComparedHotelFragment, CompareHotelsQuery } from '../../gql/graphql.ts';
import { ListedHotel } from '../portfolios/ListedProperty.tsx';
import type { ComparedLine, ComparisonFigures } from './comparison.ts';
import type { Period } from './PeriodChoice.tsx';

const ComparedHotel = graphql(`
  fragment ComparedHotel on ComparedHotel {
    hotel {
      id
      ...ListedHotel
    }
    monthsFiled
    roomReceipts
    roomCapacity
    availableRoomNights
    revpar
    revparIndex
    revparRank {
      rank
      of
    }
    receiptsRank {
      rank
      of
    }
    share
    receiptsChange {
      amount
      percent
    }
    receiptsLikeForLike {
      share
    }
    revparChange {
      amount
      percent
    }
    flags
    flaggedMonths
    roomReceiptsByMonth
    revparByMonth
  }
`);

const CompareHotelsDocument = graphql(`
  query CompareHotels($input: CompareHotelsInput!) {
    compareHotels(input: $input) {
      from
      to
      months
      monthsPublished
      subject {
        ...ComparedHotel
      }
      competitors {
        ...ComparedHotel
      }
      competitorSet {
        roomReceipts
        availableRoomNights
        revpar
        receiptsChange {
          amount
          percent
        }
        receiptsLikeForLike {
          share
        }
        roomReceiptsByMonth
        revparByMonth
      }
    }
  }
`);

interface Question {
  subject: PropertyNumbers;
  competitors: readonly PropertyNumbers[];
  period: Period;
}

interface Answer {
  /** Null while they are on their way. */
  figures: ComparisonFigures | null;
  /** The API's reason for a refusal. */
  problem: string | null;
  failed: boolean;
  retry: () => void;
}

/** The API's comparison of the hotels. */
export function useComparison({ subject, competitors, period: { from, to } }: Question): Answer {
  const input = { subject, competitors: [...competitors], from, to };
  const { data, error, refetch } = useQuery(CompareHotelsDocument, { variables: { input } });
  const figures = useMemo(() => (data === undefined ? null : figuresOf(data)), [data]);
  return {
    figures,
    problem: refusalOf(error),
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}

function refusalOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const codes = ['BAD_USER_INPUT', 'NOT_FOUND'];
  const refusal = error.errors.find(({ extensions }) => codes.some((code) => code === extensions?.['code']));
  return refusal?.message ?? null;
}

function figuresOf({ compareHotels }: CompareHotelsQuery): ComparisonFigures {
  const { from, to, months, monthsPublished, subject, competitors, competitorSet } = compareHotels;
  return {
    from,
    to,
    months,
    monthsPublished,
    lines: [
      lineOf(readFragment(ComparedHotel, subject), 'subject'),
      setLine(competitorSet),
      ...readFragment(ComparedHotel, competitors).map((each) => lineOf(each, 'competitor')),
    ],
  };
}

function lineOf(compared: ComparedHotelFragment, role: ComparedLine['role']): ComparedLine {
  const { hotel, roomCapacity: rooms, availableRoomNights: roomNights, ...rest } = compared;
  const { filedCity: city, ...property } = readFragment(ListedHotel, hotel);
  return { ...rest, ...property, role, city, rooms, roomNights, receiptsByMonth: rest.roomReceiptsByMonth };
}

function setLine(set: CompareHotelsQuery['compareHotels']['competitorSet']): ComparedLine {
  const { availableRoomNights: roomNights, roomReceiptsByMonth: receiptsByMonth, ...rest } = set;
  const ofHotelsOnly = {
    taxpayerNumber: null,
    locationNumber: null,
    monthsFiled: null,
    rooms: null,
    revparRank: null,
    receiptsRank: null,
    share: null,
    revparChange: null,
    flags: [],
    flaggedMonths: [],
  };
  // The index is reckoned against the set, so the set's own is 100.
  const revparIndex = set.revpar === null ? null : 100;
  const name = { id: 'set', name: 'Competitor set', address: '', city: '' };
  return { ...rest, ...ofHotelsOnly, ...name, role: 'set', roomNights, receiptsByMonth, revparIndex };
}
