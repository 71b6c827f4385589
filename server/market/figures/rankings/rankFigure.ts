import { registerEnumType } from 'type-graphql';
import { IDLE_APART } from '../likeForLike.ts';
import { EMPTY_PERCENT } from '../monthFigures.rules.ts';
import { TWICE_PERCENT } from '../soldHotels/roomsTwice.ts';

export const RankFigure = {
  RECEIPTS: 'RECEIPTS',
  TAXABLE_RECEIPTS: 'TAXABLE_RECEIPTS',
  REVPAR: 'REVPAR',
  EXEMPT_SHARE: 'EXEMPT_SHARE',
  ROOMS: 'ROOMS',
  PROPERTIES: 'PROPERTIES',
  CHANGE: 'CHANGE',
  LIKE_FOR_LIKE_CHANGE: 'LIKE_FOR_LIKE_CHANGE',
} as const;
export type RankFigure = keyof typeof RankFigure;
registerEnumType(RankFigure, {
  name: 'RankFigure',
  description: 'Figure that orders the ranking.',
  valuesConfig: {
    RECEIPTS: { description: 'Receipts of the period: of rooms, or of mixed beverages.' },
    TAXABLE_RECEIPTS: { description: 'Hotels only: taxable room receipts of the period.' },
    REVPAR: {
      description:
        'Hotels only: revenue per available room. By default of rows with at least 10 rooms; see `minimumRooms`.',
    },
    EXEMPT_SHARE: { description: 'Hotels only: share of the receipts that is not taxable.' },
    ROOMS: { description: 'Hotels only: average number of rooms that count.' },
    PROPERTIES: { description: 'Number of hotels or bars with figures; not for hotels and bars themselves.' },
    CHANGE: {
      description:
        'Change of receipts in percent, over the months published in both periods. Of a place, brand, company or ' +
        'owner, of all its receipts, and only where properties with figures in both periods have at least 80% of the ' +
        'receipts of the smaller one; of a hotel or bar, of the months that it filed in both periods. Needs ' +
        '`yearsEarlier` or `monthsEarlier`.',
    },
    LIKE_FOR_LIKE_CHANGE: {
      description:
        'CHANGE of only the properties with figures in both periods; not for hotels and bars themselves, whose ' +
        'CHANGE is like for like. Needs `yearsEarlier` or `monthsEarlier`.',
    },
  },
});

/** Figures of two periods. */
export const rankedChanges: readonly RankFigure[] = ['CHANGE', 'LIKE_FOR_LIKE_CHANGE'];

/** True if the ranking compares two periods, so that minimums apply to each. */
export function isByChange({ by }: { by: RankFigure }): boolean {
  return rankedChanges.includes(by);
}

export const RankDirection = { HIGHEST: 'HIGHEST', LOWEST: 'LOWEST' } as const;
export type RankDirection = keyof typeof RankDirection;
registerEnumType(RankDirection, {
  name: 'RankDirection',
  description: 'Which end of a ranking is first.',
  valuesConfig: {
    HIGHEST: { description: 'The highest figure has rank 1.' },
    LOWEST: { description: 'The lowest figure has rank 1.' },
  },
});

export const BrandGrouping = { BRAND: 'BRAND', PARENT_COMPANY: 'PARENT_COMPANY' } as const;
export type BrandGrouping = keyof typeof BrandGrouping;
registerEnumType(BrandGrouping, {
  name: 'BrandGrouping',
  description: 'Hotels grouped by their names.',
  valuesConfig: {
    BRAND: { description: 'By brand.' },
    PARENT_COMPANY: { description: 'By the company that owns the brand.' },
  },
});

/** A row is marked if more than one dollar in ten is apportioned. */
export const APPORTIONED_FROM = 10;

export const RankingMark = {
  MONTHS_MISSING: 'MONTHS_MISSING',
  ROOMS_MISSING: 'ROOMS_MISSING',
  ROOMS_TWICE: 'ROOMS_TWICE',
  ROOMS_WITHOUT_RECEIPTS: 'ROOMS_WITHOUT_RECEIPTS',
  ROOMS_DIFFER: 'ROOMS_DIFFER',
  DOUBTFUL_FILINGS: 'DOUBTFUL_FILINGS',
  UNUSUAL_RECEIPTS: 'UNUSUAL_RECEIPTS',
  APPORTIONED: 'APPORTIONED',
  IDLE_MONTHS: 'IDLE_MONTHS',
  IDLE_HOTELS: 'IDLE_HOTELS',
  IDLE_BARS: 'IDLE_BARS',
  FILERS_CHANGED: 'FILERS_CHANGED',
  LITTLE_COMPARED: 'LITTLE_COMPARED',
  ONLY_LATER: 'ONLY_LATER',
} as const;
export type RankingMark = keyof typeof RankingMark;

/**
 * A row is of a single hotel, with `IDLE_MONTHS` and `ROOMS_DIFFER`, or of a group, which has more: with `ONLY_LATER` it has
 * none of what compares periods, and with `LITTLE_COMPARED` no `IDLE_HOTELS` or `IDLE_BARS`, of which it has one.
 */
export const MOST_MARKS = Object.keys(RankingMark).length - 5;

registerEnumType(RankingMark, {
  name: 'RankingMark',
  description: 'Reason to look twice at a rank.',
  valuesConfig: {
    MONTHS_MISSING: { description: 'It has no figures in some of the published months of a period.' },
    ROOMS_MISSING: {
      description:
        'Hotels only: no rooms count in some of its months with figures, so that RevPAR covers fewer months than ' +
        'the receipts (`revparMonths`).',
    },
    ROOMS_TWICE: {
      description:
        `Hotels only, of places, brands and companies: at least ${String(TWICE_PERCENT)}% of the rooms of the period count twice, because both ` +
        'owners of a sold hotel filed for a month of it (`lodgingRoomsTwice`). RevPAR is too low, and `rooms` too many.',
    },
    ROOMS_WITHOUT_RECEIPTS: {
      description:
        `Hotels only: at least ${String(EMPTY_PERCENT)}% of the room-nights of the period are of hotels that filed $0 for the month ` +
        '(`roomsWithoutReceipts`). RevPAR counts them until a hotel is idle.',
    },
    ROOMS_DIFFER: {
      description:
        'Single hotels only: another owner last filed at least twice or at most half of its rooms (`Hotel.roomsOfAnotherOwner`), so ' +
        'that one of the two numbers is probably wrong, and RevPAR with it. As of a release, by what is filed today.',
    },
    DOUBTFUL_FILINGS: {
      description:
        'Receipts or rooms of some filings in the periods do not count as filed; mixed beverages: estimates.',
    },
    UNUSUAL_RECEIPTS: {
      description:
        'Hotels only: some filings in the periods have unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`). They ' +
        'count as filed, so that receipts, RevPAR and changes may reflect a typing error or an estimate.',
    },
    APPORTIONED: {
      description:
        'Hotels only: more than a tenth of the receipts of a period are parts of quarterly filings, divided by days ' +
        '(`apportionedReceipts`): which months they were taken in is not known.',
    },
    IDLE_MONTHS: {
      description:
        'Single hotels only: it filed no receipts for some months of the periods, and its rooms of these are idle or ' +
        'doubtful (`IDLE_ROOMS`, `ROOMS_DOUBTFUL`): it was probably sold or closed.',
    },
    IDLE_HOTELS: {
      description:
        'Hotels only, of groups of them: without hotels that were sold or closed and file $0, the change like for like ' +
        `differs by at least ${String(IDLE_APART)} percentage points, or too little is left to compare (\`changeWithoutIdle\`).`,
    },
    IDLE_BARS: {
      description:
        'Mixed beverages only, of groups of bars: without bars that filed $0 for a month of one of the periods, as they had yet ' +
        `to open or were closed, the change like for like differs by at least ${String(IDLE_APART)} percentage points, or too ` +
        'little is left to compare (`changeWithoutIdle`).',
    },
    FILERS_CHANGED: {
      description:
        'The average number of properties that filed differs between the periods by more than a fifth, or properties with ' +
        'figures in both periods have less than 80% of the receipts of the larger one: a change of all receipts shows who ' +
        'filed rather than who grew.',
    },
    LITTLE_COMPARED: {
      description:
        'Properties with figures in both periods have less than 80% of the receipts of the smaller period, so that no ' +
        'change is stated.',
    },
    ONLY_LATER: { description: 'It has no figures in the earlier period.' },
  },
});
