import { isUnusual } from '../hotels/filingFlags.rules.ts';
import { revpar, revparCentsSql, shareOf, shareOfSql } from '../hotels/hotel.rules.ts';
import type { MonthSum } from './monthSum.rules.ts';

/**
 * The monthly figures of hotels and of the places and brands that they add up to, each defined once. From here follow
 * the columns of the tables of sums, what is read of them, the fields of the GraphQL types, the columns, charts and
 * exports of the pages, and the entries of the data dictionary.
 */

/** Percent of the rooms from which on those of hotels that filed $0 are pointed out. */
export const EMPTY_PERCENT = 1;

/** The lists that a figure can be in: months and calendar years, as objects or, for charts, as columns. */
export type Grain =
  | 'hotelMonth'
  | 'hotelSeries'
  | 'hotelYear'
  | 'placeMonth'
  | 'placeSeries'
  | 'placeYear'
  | 'brandMonth';

const counts = 'not m.is_left_out';
const countsAsFiled = `${counts} and m.room_receipts_cents = m.filed_receipts_cents`;
const isOfHotel = `${counts} and not m.is_marketplace`;

export const monthSums = {
  roomReceipts: { column: 'room_receipts_cents', each: 'm.room_receipts_cents', where: counts },
  filedReceipts: { column: 'filed_receipts_cents', each: 'm.filed_receipts_cents', where: 'true' },
  revparReceipts: {
    column: 'revpar_receipts_cents',
    each: 'm.room_receipts_cents',
    where: `${isOfHotel} and m.room_capacity is not null`,
  },
  taxableReceipts: { column: 'taxable_receipts_cents', each: 'm.taxable_receipts_cents', where: counts },
  marketplace: {
    column: 'marketplace_cents',
    each: 'm.room_receipts_cents',
    where: `${counts} and m.is_marketplace`,
    isOfPlaces: true,
  },
  apportioned: { column: 'apportioned_cents', each: 'm.apportioned_cents', where: counts },
  rooms: { column: 'rooms', each: 'm.room_capacity', where: isOfHotel, byYear: { nights: 'room_nights' } },
  filedRooms: {
    column: 'filed_rooms',
    each: 'm.filed_rooms',
    where: 'not m.is_marketplace',
    byYear: { nights: 'filed_room_nights' },
  },
  emptyRooms: {
    column: 'empty_rooms',
    each: 'm.room_capacity',
    where: `${isOfHotel} and m.room_receipts_cents = 0`,
    byYear: 'none',
  },
  properties: { column: 'properties', each: '1', where: isOfHotel, byYear: 'none' },
  flaggedFilings: {
    column: 'flagged_filings',
    each: '1',
    where: 'm.room_receipts_cents <> m.filed_receipts_cents or m.is_left_out',
  },
  unusual: {
    column: 'unusual_receipts_cents',
    each: 'm.room_receipts_cents',
    where: `${counts} and ${isUnusual('m.receipts_flag')}`,
  },
  // Of a flagged total only the taxable part counts: its exempt part is unknown, not 0.
  exemptReceipts: {
    column: 'exempt_receipts_cents',
    each: 'm.room_receipts_cents - m.taxable_receipts_cents',
    where: countsAsFiled,
  },
  exemptibleReceipts: {
    column: 'exemptible_receipts_cents',
    each: 'm.room_receipts_cents',
    where: countsAsFiled,
  },
} as const satisfies Record<string, MonthSum>;

export type SumName = keyof typeof monthSums;
/** The sums of a month or a year; null if unknown, missing if a list does not have them. */
export type Sums = Partial<Record<SumName | 'roomNights' | 'filedRoomNights', number | null>>;

export interface MonthFigure {
  /** Dollars, whole numbers, dollars a room-night, or percent with one decimal. The last two are null if undefined. */
  kind: 'money' | 'count' | 'revpar' | 'share';
  in: readonly Grain[];
  /** Lists in which it may be null, because it may be unknown. */
  unknownIn?: readonly Grain[];
  /** Its description in GraphQL, for all of them: meaning, unit, null. */
  about: string;
  /** SQL that makes it of the sums; without it, it is the sum of its name. */
  from?: (sums: Sums) => number | null;
  /** The same as SQL over a row `x` of the sums of a property's month, for exports; cents of money. */
  fromSql?: string;
  /**
   * On the web: the column's key in addresses, its heading, and from which width on it shows. Tables end with the
   * columns that are at the end; the others stand where each table puts them, if it does.
   */
  column: { key: string; title: string; shown: 'phone' | 'tablet' | 'desktop' | 'chosen'; isAtEnd?: true };
  /** Why a cell has none. */
  why?: string;
  /** The chart of its own; without it, it has none. */
  chart?: { title: string; needs: string };
  /** Paragraphs of the data dictionary. */
  entry?: { id: string; term: string; words: readonly string[] };
}

const everyMonth = ['hotelMonth', 'placeMonth', 'brandMonth'] as const;

/** In the order in which the data dictionary explains them; the pages' tables have an order of their own. */
export const monthFigures = {
  roomReceipts: {
    kind: 'money',
    in: [...everyMonth, 'hotelSeries', 'hotelYear', 'placeSeries', 'placeYear'],
    about:
      'Receipts for rooms that count: the taxable ones where the filed total is flagged, else as filed. A place’s ' +
      'include those of marketplaces.',
    column: { key: 'receipts', title: 'Room receipts', shown: 'phone' },
    entry: {
      id: 'room-receipts',
      term: 'Room receipts (revenue)',
      words: [
        'All that was taken in for rooms during the period, in US dollars, as the taxpayer filed it. It is not what the tax came to, and it leaves out food, drinks and events.',
      ],
    },
  },
  filedReceipts: {
    kind: 'money',
    in: [...everyMonth, 'placeYear'],
    about:
      'Receipts for rooms, as filed. A place’s include those of marketplaces; a place’s year, those of months of which ' +
      'nothing counts.',
    column: { key: 'filed', title: 'Room receipts as filed', shown: 'chosen' },
  },
  taxableReceipts: {
    kind: 'money',
    in: [...everyMonth, 'placeYear'],
    about: 'The part of the receipts that is taxable, as filed.',
    column: { key: 'taxable', title: 'Taxable', shown: 'tablet' },
    entry: {
      id: 'taxable',
      term: 'Taxable receipts',
      words: [
        'The part of the room receipts that is taxed. Long stays and exempt guests are not. A month with receipts and nothing taxable is normal.',
      ],
    },
  },
  exemptShare: {
    kind: 'share',
    in: [...everyMonth, 'hotelSeries', 'hotelYear', 'placeSeries', 'placeYear'],
    about:
      'Exempt share: room receipts that are not taxable (long stays, exempt guests) over all room receipts, in percent ' +
      'with 1 decimal, 0 to 100. Filings whose receipts do not count as filed are in neither part, since their exempt ' +
      'part is unknown; marketplaces are in both. Null where that leaves no receipts.',
    from: ({ exemptReceipts, exemptibleReceipts }) => shareOf(exemptReceipts, exemptibleReceipts),
    fromSql: shareOfSql('x."exemptReceipts"', 'x."exemptibleReceipts"'),
    column: { key: 'exempt', title: 'Exempt share (%)', shown: 'chosen', isAtEnd: true },
    why: 'it needs receipts that count as filed',
    chart: { title: 'Exempt Share', needs: 'Exempt share needs receipts that count as filed' },
    entry: {
      id: 'exempt-share',
      term: 'Exempt share',
      words: [
        '(Room receipts − taxable receipts) ÷ room receipts, in percent with one decimal: the part of the receipts that is not taxed, such as long stays and exempt guests. Of a place, a brand or a year, both amounts are summed first.',
        'Without receipts there is no exempt share: a dash, never 0. Doubtful receipts have none either: only their taxable part counts, so their exempt part is unknown, and the share of a place or brand leaves them out. Marketplaces file both amounts, as hotels do, and are in a place’s share. Each month of a quarterly filing has the share of its quarter.',
      ],
    },
  },
  marketplace: {
    kind: 'money',
    in: ['placeMonth', 'placeYear'],
    about: 'The part of the receipts that marketplaces filed for the place.',
    column: { key: 'marketplace', title: 'Marketplaces', shown: 'tablet' },
  },
  apportioned: {
    kind: 'money',
    in: [...everyMonth, 'hotelYear', 'placeYear'],
    about: 'The part of the receipts that comes from quarterly filings, divided among months by days.',
    column: { key: 'apportioned', title: 'Apportioned', shown: 'desktop' },
  },
  roomCapacity: {
    kind: 'count',
    in: ['hotelMonth'],
    unknownIn: ['hotelMonth'],
    about: 'Rooms for rent that count; null where unknown, doubtful or idle, or of a marketplace.',
    from: ({ rooms = null }) => rooms,
    fromSql: 'x.rooms',
    column: { key: 'rooms', title: 'Rooms', shown: 'tablet' },
  },
  rooms: {
    kind: 'count',
    in: ['placeMonth', 'brandMonth'],
    about:
      'Rooms that count, of the properties with a filing that covers the month: neither doubtful nor idle.',
    column: { key: 'rooms', title: 'Rooms', shown: 'tablet' },
    entry: {
      id: 'rooms',
      term: 'Rooms',
      words: [
        'Rooms for rent, as filed. A place has the rooms of every property with a filing that covers the month; marketplaces, doubtful and idle rooms add none.',
      ],
    },
  },
  filedRooms: {
    kind: 'count',
    in: everyMonth,
    unknownIn: ['hotelMonth'],
    about: 'Rooms for rent, as filed; of a hotel, null where none were, or of a marketplace.',
    column: { key: 'filedrooms', title: 'Rooms as filed', shown: 'chosen' },
  },
  revpar: {
    kind: 'revpar',
    in: [...everyMonth, 'hotelSeries', 'hotelYear', 'placeSeries', 'placeYear'],
    about:
      'Revenue per available room: receipts of the properties whose rooms count over those rooms times days of the ' +
      'period, marketplaces left out, US dollars, 2 decimals; null without rooms that count.',
    from: ({ revparReceipts, roomNights = null }) => revpar(revparReceipts ?? 0, roomNights, 1),
    fromSql: revparCentsSql('x."revparReceipts"', 'x."roomNights"'),
    column: { key: 'revpar', title: 'RevPAR', shown: 'phone' },
    entry: {
      id: 'revpar',
      term: 'RevPAR',
      words: [
        'Revenue per available room: room receipts ÷ (rooms × days of the period), in dollars and cents. The period is a month or, for a quarterly filing, a quarter. A place’s is the receipts of its properties without the marketplaces’ ÷ the available room-nights of those properties.',
        'Without rooms there is no RevPAR: a dash, never 0.',
        'In the month of a sale both owners file, so the rooms of that hotel count twice in its place and its brand, and RevPAR is too low. Pages point this out from one room in a hundred on, and exports also have RevPAR with sold hotels counted once.',
        'Results sorted by RevPAR, and rankings by it, leave out hotels with fewer than 10 rooms that count, unless you choose otherwise: a single apartment is not a city’s best hotel.',
      ],
    },
  },
  filedRevpar: {
    kind: 'revpar',
    in: ['placeMonth', 'placeYear', 'brandMonth'],
    about:
      'RevPAR as filed: all receipts but of marketplaces over all filed rooms times days; null without rooms.',
    from: ({ filedReceipts, marketplace, filedRoomNights = null }) =>
      revpar((filedReceipts ?? 0) - (marketplace ?? 0), filedRoomNights, 1),
    column: { key: 'filedrevpar', title: 'RevPAR as filed', shown: 'chosen' },
  },
  properties: {
    kind: 'count',
    in: ['placeMonth', 'brandMonth'],
    about: 'Coverage: properties with a filing that covers the month, without marketplaces.',
    column: { key: 'properties', title: 'Properties', shown: 'desktop' },
  },
  flaggedFilings: {
    kind: 'count',
    in: ['placeMonth', 'placeYear', 'brandMonth'],
    about: 'Coverage: filings whose receipts count otherwise than filed, or not at all.',
    column: { key: 'flagged', title: 'Doubtful receipts', shown: 'chosen' },
  },
  unusual: {
    kind: 'money',
    in: ['placeMonth', 'placeYear', 'brandMonth'],
    about:
      'The part of the receipts that comes from hotels whose receipts are unusual (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`); it counts as filed.',
    column: { key: 'unusual', title: 'Unusual', shown: 'chosen' },
  },
  roomsLeftOut: {
    kind: 'count',
    in: ['placeMonth'],
    about: 'Coverage: filed rooms that do not count, as they are doubtful or idle.',
    from: ({ rooms, filedRooms }) => (filedRooms ?? 0) - (rooms ?? 0),
    column: { key: 'roomsLeftOut', title: 'Rooms that do not count', shown: 'chosen' },
  },
  roomsWithoutReceipts: {
    kind: 'count',
    in: ['placeMonth', 'brandMonth'],
    unknownIn: ['placeMonth', 'brandMonth'],
    about:
      'Of `rooms`, those of hotels that filed $0 for the month, which RevPAR counts: all but those of hotels that filed $0 ' +
      'for three calendar months in a row, of which it is one. A month that no release has interrupts them, so that rooms ' +
      'count beside it that have long been idle. Null until figures of an earlier version are computed anew.',
    from: ({ emptyRooms = null }) => emptyRooms,
    column: { key: 'emptyrooms', title: 'Rooms that filed $0', shown: 'chosen' },
  },
} as const satisfies Record<string, MonthFigure>;

export type FigureName = keyof typeof monthFigures;
