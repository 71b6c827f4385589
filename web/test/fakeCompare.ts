import { GraphQLError } from 'graphql';
import {
  changeOf,
  daysIn,
  FIRST_RELEASE,
  HOTELS,
  MONTHS,
  receiptsOf,
  RELEASE,
  revparOf,
} from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeHotel, page, place } from './fakeHotel.ts';
import { citedReleases } from './fakeReleases.ts';
import type { AskedAsOf } from './fakeReleases.ts';

interface Key {
  taxpayerNumber: string;
  locationNumber: number;
}

interface Input {
  subject: Key;
  competitors: Key[];
  from: string;
  to: string;
}

function hotelOf({ taxpayerNumber, locationNumber }: Key): FakeHotel {
  const found = HOTELS.find(
    (each) => each.taxpayerNumber === taxpayerNumber && each.locationNumber === locationNumber,
  );
  if (found === undefined)
    throw new GraphQLError('No hotel has this name.', { extensions: { code: 'NOT_FOUND' } });
  return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function compared(hotel: FakeHotel, months: readonly string[], position: number) {
  const receipts = months.map((month) => receiptsOf(hotel, month));
  const nights = hotel.rooms * sum(months.map(daysIn));
  return {
    hotel: fakeHotel(hotel),
    monthsFiled: months.length,
    revparMonths: months.length,
    roomReceipts: Math.round(sum(receipts) * 100) / 100,
    roomCapacity: hotel.rooms,
    availableRoomNights: nights,
    revpar: Math.round((sum(receipts) / nights) * 100) / 100,
    revparIndex: 110 - position * 10,
    revparRank: { rank: position + 1, of: 3 },
    receiptsRank: { rank: position + 1, of: 3 },
    share: 50 - position * 20,
    fairShare: 40 - position * 10,
    receiptsChange: changeOf(105, 100),
    receiptsLikeForLike: { earlier: 100, later: 105, share: 100 },
    // Of more than a year, the earlier months of the first are not all published.
    comparedMonths: months.length > 12 && position === 0 ? months.slice(-3) : months,
    revparChange: changeOf(104, 100),
    flags: position === 1 ? ['EXTRA_DIGIT', 'UNUSUAL_RECEIPTS'] : [],
    flaggedMonths: position === 1 ? ['2023-02'] : [],
    unusualMonths: position === 1 ? ['2023-03'] : [],
    unusualMonthsBefore: position === 0 ? ['2022-06'] : [],
    awaitedMonths: [],
    partialMonths: [],
    zeroMonths: position === 2 ? ['2023-04', '2023-09'] : [],
    roomReceiptsByMonth: receipts,
    revparByMonth: months.map((month, index) => revparOf(receipts[index] ?? 0, hotel.rooms, daysIn(month))),
  };
}

const period = (competitorsFiled: number) => ({
  revpar: 50,
  competitorsRevpar: 40.5,
  competitorsFiled,
  revparIndex: 123.5,
  revparRank: { rank: 1, of: competitorsFiled + 1 },
  share: 50,
  fairShare: 40,
});

/** The second month is not published. */
function comparedMonth(month: string, index: number, competitors: number) {
  const unknown = { revpar: null, competitorsRevpar: null, revparIndex: null, revparRank: null };
  const none = { ...period(0), ...unknown, share: null, fairShare: null };
  return {
    month,
    isPublished: index !== 1,
    figures: index === 1 ? none : period(competitors),
    trailing: index > 10 ? period(competitors) : null,
  };
}

/** Hotels side by side: index, rank and share by the order in which they are named. */
export function compareHotels({ input, asOf }: { input: Input } & AskedAsOf) {
  citedReleases({ asOf });
  if (input.competitors.length > 49) {
    throw new GraphQLError('Name at most 49 competitors.', { extensions: { code: 'BAD_USER_INPUT' } });
  }
  const months = MONTHS.filter((month) => month >= input.from && month <= input.to);
  const competitors = input.competitors.map((key, index) => compared(hotelOf(key), months, index + 1));
  return {
    from: input.from,
    to: input.to,
    months,
    yearsEarlier: Math.ceil(months.length / 12),
    monthsPublished: months,
    releases: [FIRST_RELEASE, RELEASE],
    subjectByMonth: months.map((month, index) => comparedMonth(month, index, input.competitors.length)),
    subject: compared(hotelOf(input.subject), months, 0),
    competitors,
    competitorSet: {
      roomReceipts: sum(competitors.map(({ roomReceipts }) => roomReceipts)),
      availableRoomNights: sum(competitors.map(({ availableRoomNights }) => availableRoomNights)),
      revpar: 40.5,
      receiptsChange: changeOf(101, 100),
      receiptsLikeForLike: { earlier: 100, later: 101, share: 100 },
      comparedMonths: months,
      receiptsChangeWithoutIdle: changeOf(101, 100),
      roomReceiptsByMonth: months.map(() => 1_000),
      revparByMonth: months.map(() => 40.5),
      awaitedMonths: [],
    },
  };
}

const SUBJECT = { taxpayerNumber: '32000000011', locationNumber: 22 };
const COMPETITORS = [{ taxpayerNumber: '32000000045', locationNumber: 3 }];

/** A kept set of two hotels. */
export const comparisonSet = {
  __typename: 'ComparisonSet',
  id: 'comparison-set:7',
  name: 'Marfa rivals',
  createdAt: '2026-11-01T10:00:00Z',
  subject: () => fakeHotel(hotelOf(SUBJECT)),
  competitors: () => COMPETITORS.map((key) => fakeHotel(hotelOf(key))),
  comparison: ({ from = '2022-10', to = '2023-09', ...past }: { from?: string; to?: string } & AskedAsOf) =>
    compareHotels({ input: { subject: SUBJECT, competitors: COMPETITORS, from, to }, ...past }),
};

/** One set in the list; 'Taken' is a name that is used already. */
export const fakeSets = {
  comparisonSets: () => page([comparisonSet]),
  createComparisonSet: ({ input: { name } }: { input: { name: string } }) =>
    name === 'Taken'
      ? {
          comparisonSet: null,
          errors: [{ field: 'name', code: 'NAME_TAKEN', message: 'You already have a set of this name.' }],
        }
      : { comparisonSet, errors: [] },
  changeComparisonSet: { comparisonSet, errors: [] },
  deleteComparisonSet: { ok: true, errors: [] },
};

const view = { __typename: 'SavedView', createdAt: '2026-11-01T10:00:00Z' };
const growthView = {
  ...view,
  id: 'saved-view:3',
  name: 'Growth since 2019',
  question: 'period=2019&by=growth',
};

/** One view in the list; 'Taken' is a name that is used already. */
export const fakeViews = {
  savedViews: () => page([growthView]),
  createSavedView: ({ input: { name } }: { input: { name: string } }) =>
    name === 'Taken'
      ? {
          savedView: null,
          errors: [{ field: 'name', code: 'NAME_TAKEN', message: 'You already have a view of this name.' }],
        }
      : { savedView: growthView, errors: [] },
  changeSavedView: { savedView: growthView, errors: [] },
  deleteSavedView: { ok: true, errors: [] },
};

/** A place by one of its names; null if there is none. */
function named(kind: string, name: string): object | null {
  if (name === 'NOWHERE') return null;
  return { __typename: 'Place', ...place(kind, name === 'MARTA' ? 'MARFA' : name) };
}

/** The API's comparison, and the hotels that are chosen for it. */
export const fakeCompare = {
  compareHotels,
  nodes: ({ ids }: { ids: string[] }) =>
    ids.map((id) => {
      const [, kind, name] = /^(city|county|zip):(.+)$/.exec(id) ?? [];
      if (kind !== undefined && name !== undefined) return named(kind.toUpperCase(), name.toUpperCase());
      const hotel = HOTELS.map(fakeHotel).find((each) => each.id === id);
      return hotel === undefined ? null : { __typename: 'Hotel', ...hotel };
    }),
};
