import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { refusalOf } from '../../../app/refusal.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ComparedFiguresFragment, ComparedHotelFragment } from '../../../gql/graphql.ts';
import { useAsOf } from '../citing/asOf.ts';
import { ListedHotel } from '../../search/portfolios/ListedProperty.tsx';
import type { ComparedLine, ComparisonFigures } from './comparison.ts';
import { zeroHotelsNote, zeroMonthsNote } from './zeroMonths.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

const ComparedHotel = graphql(`
  fragment ComparedHotel on ComparedHotel {
    hotel {
      id
      roomsOfAnotherOwner
      ...ListedHotel
    }
    monthsFiled
    revparMonths
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
    fairShare
    receiptsChange {
      amount
      percent
    }
    receiptsLikeForLike {
      share
    }
    comparedMonths
    revparChange {
      amount
      percent
    }
    flags
    flaggedMonths
    unusualMonths
    unusualMonthsBefore
    zeroMonths
    partialMonths
    awaitedMonths
    roomReceiptsByMonth
    revparByMonth
  }
`);

/** A comparison, of hotels that are chosen or of a kept set. */
export const ComparedFigures = graphql(`
  fragment ComparedFigures on HotelComparison {
    from
    to
    months
    yearsEarlier
    monthsPublished
    releases {
      ...ReleaseName @unmask
    }
    subject {
      ...ComparedHotel
    }
    subjectByMonth {
      month
      isPublished
      figures {
        ...ComparedPeriod @unmask
      }
      trailing {
        ...ComparedPeriod @unmask
      }
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
      comparedMonths
      receiptsChangeWithoutIdle {
        amount
        percent
      }
      roomReceiptsByMonth
      revparByMonth
      awaitedMonths
    }
  }
`);

graphql(`
  fragment ComparedPeriod on ComparedPeriod {
    revpar
    competitorsRevpar
    competitorsFiled
    revparIndex
    revparRank {
      rank
      of
    }
    share
    fairShare
  }
`);

const CompareHotelsDocument = graphql(`
  query CompareHotels($input: CompareHotelsInput!, $asOf: AsOfInput) {
    compareHotels(input: $input, asOf: $asOf) {
      ...ComparedFigures
    }
  }
`);

interface Question {
  subject: PropertyNumbers;
  competitors: readonly PropertyNumbers[];
  period: Period;
}

export interface Answer {
  /** Null while loading. */
  figures: ComparisonFigures | null;
  /** The API's reason for a refusal. */
  problem: string | null;
  error: Error | undefined;
  retry: () => void;
}

/** The API's comparison of the hotels, as of the release that the page's address names, if it names one. */
export function useComparison({ subject, competitors, period: { from, to } }: Question): Answer {
  const input = { subject, competitors: [...competitors], from, to };
  const asOf = useAsOf();
  const { data, error, refetch } = useInSlices(
    useQuery(CompareHotelsDocument, { variables: { input, asOf } }),
  );
  const figures = useMemo(
    () => (data === undefined ? null : figuresOf(readFragment(ComparedFigures, data.compareHotels))),
    [data],
  );
  return {
    figures,
    problem: refusalOf(error),
    error,
    retry: () => void refetch(),
  };
}

/** The page's view of an answer. */
export function figuresOf(compared: ComparedFiguresFragment): ComparisonFigures {
  const { from, to, months, yearsEarlier, monthsPublished, releases, subject, competitorSet } = compared;
  const competitors = readFragment(ComparedHotel, compared.competitors);
  return {
    from,
    to,
    months,
    yearsEarlier,
    monthsPublished,
    releases,
    subjectByMonth: compared.subjectByMonth.map(({ figures, ...month }) => ({ ...figures, ...month })),
    lines: [
      lineOf(readFragment(ComparedHotel, subject), 'subject'),
      setLine(competitorSet, zeroHotelsNote(competitors, months)),
      ...competitors.map((each) => lineOf(each, 'competitor')),
    ],
  };
}

function lineOf(compared: ComparedHotelFragment, role: ComparedLine['role']): ComparedLine {
  const { hotel, roomCapacity: rooms, availableRoomNights: roomNights, ...rest } = compared;
  const { addressCity: city, ...property } = readFragment(ListedHotel, hotel);
  const { roomReceiptsByMonth: receiptsByMonth } = rest;
  const zeroNote = zeroMonthsNote(rest.zeroMonths);
  const facts = { role, city, rooms, roomNights, receiptsByMonth, zeroNote };
  return { ...rest, ...property, ...facts, otherRooms: hotel.roomsOfAnotherOwner };
}

function setLine(set: ComparedFiguresFragment['competitorSet'], zeroNote: string): ComparedLine {
  const {
    availableRoomNights: roomNights,
    roomReceiptsByMonth: receiptsByMonth,
    receiptsChangeWithoutIdle: changeWithoutIdle,
    ...rest
  } = set;
  const ofHotelsOnly = {
    taxpayerNumber: null,
    locationNumber: null,
    monthsFiled: null,
    revparMonths: null,
    rooms: null,
    otherRooms: null,
    revparRank: null,
    receiptsRank: null,
    share: null,
    fairShare: null,
    revparChange: null,
    flags: [],
    flaggedMonths: [],
    unusualMonths: [],
    unusualMonthsBefore: [],
    partialMonths: [],
    zeroMonths: [],
    zeroNote,
  };
  // The index is calculated against the set, so the set's own is 100.
  const revparIndex = set.revpar === null ? null : 100;
  const name = { id: 'set', name: 'Competitor set', address: '', city: '' };
  return {
    ...rest,
    ...ofHotelsOnly,
    ...name,
    role: 'set',
    roomNights,
    receiptsByMonth,
    changeWithoutIdle,
    revparIndex,
  };
}
