import { revpar, revparCentsSql, shareOf, shareOfSql } from '../hotels/hotel.rules.ts';
import type { MonthFigure } from './figureDefinition.rules.ts';

/**
 * The monthly figures of hotels and of the places and brands that they add up to, each defined once. From here follow
 * the columns of the tables of sums, what is read of them, the fields of the GraphQL types, the columns, charts and
 * exports of the pages, and the entries of the data dictionary.
 */

/** Percent of the rooms from which on those of hotels that filed $0 are pointed out. */
export const EMPTY_PERCENT = 1;

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
        'In a month that a hotel opens or closes in, its receipts are of a part of the days, while RevPAR divides by all of them and is too low. Where the filed dates of responsibility begin or end within a month, pages and exports say how many of its days they cover. Quarterly filings are divided among their months by days, whenever the hotel began.',
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
    about:
      'Coverage: properties with a filing that covers the month, including those that filed $0, without marketplaces. ' +
      '`propertiesWithRooms` says how many of them have rooms that count.',
    column: { key: 'properties', title: 'Properties', shown: 'desktop' },
  },
  flaggedFilings: {
    kind: 'count',
    in: ['placeMonth', 'placeYear', 'brandMonth'],
    about:
      'Coverage: number of filings whose receipts do not count as filed: only their taxable part counts, or nothing.',
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
      'Of `rooms`, those of hotels that filed $0 for the month. RevPAR counts them as available. Rooms of a hotel that filed ' +
      '$0 for three calendar months in a row are idle and not among them; a month that no release has interrupts such a ' +
      'row. Null until figures computed by an earlier version of the product are computed anew.',
    from: ({ emptyRooms = null }) => emptyRooms,
    column: { key: 'emptyrooms', title: 'Rooms that filed $0', shown: 'chosen' },
  },
  propertiesWithRooms: {
    kind: 'count',
    in: ['placeMonth', 'brandMonth'],
    unknownIn: ['placeMonth', 'brandMonth'],
    about:
      'Of `properties`, those whose rooms count: the ones that have `rooms`. Every fifth filing of a month is of a hotel ' +
      'without any, which is idle, sold or closed, and files $0. Null until figures computed by an earlier version of the ' +
      'product are computed anew.',
    from: ({ propertiesWithRooms = null }) => propertiesWithRooms,
    column: { key: 'propertieswithrooms', title: 'Properties with rooms', shown: 'chosen' },
  },
} as const satisfies Record<string, MonthFigure>;

export type FigureName = keyof typeof monthFigures;
