import { formatCents } from '../../platform/lib/money.ts';
import {
  hasNeighbor,
  isAboveSeason,
  isEmpty,
  isInEmptyMonths,
  MANY_ROOMS,
  mayBeUnusual,
  mayHaveExtraDigit,
  MOST_PER_NIGHT,
  quarterOf,
  roomNights,
  usualPerNight,
} from './flagFacts.rules.ts';

/**
 * Rules for filed values that are doubtful. A rule is one entry: the flag, its condition, its reason in words and what
 * counts. The statement that sets flags, the values that count and the API's descriptions come
 * from these lists. Values of the filing itself that a new rule checks must be added to `mayBeFlagged` too, or, as
 * `mayBeRepeated`, to the places that use it. A filing
 * has at most one flag on its receipts and one on its rooms, from the first rule in the list that matches.
 * Marketplace filings are never flagged.
 */
export interface FilingRule {
  /** Stored with the filing, so that the reason can be shown later. */
  name: string;
  flag: ReceiptsFlag | RoomsFlag;
  /** SQL over a filing `f`, its `usual_quarter` and `is_repeated` and, for rooms, `counted_receipts_cents`. */
  condition: string;
  reason: (filing: FlaggedFiling) => string;
}

export type ReceiptsFlag = 'EXTRA_DIGIT' | 'UNSUPPORTED_TOTAL' | UnusualFlag;
/** Flags of receipts that count as filed, as which pages point them out. */
export type UnusualFlag = 'UNUSUAL_RECEIPTS' | 'REPEATED_RECEIPTS';
export type RoomsFlag = 'ROOMS_DOUBTFUL' | 'IDLE_ROOMS';

/** Amounts are cents. */
interface FlaggedFiling {
  roomReceipts: number;
  taxableReceipts: number;
  roomCapacity: number;
  periodMonths: number;
  /** The hotel's usual monthly receipts; null if there are too few filings. */
  usualMonth: number | null;
}

/** An amount rounded to two digits: `$2.8 million`, `$94,000`. */
function about(cents: number): string {
  const [size, unit] = cents >= 100_000_000 ? [100_000_000, ' million'] : [100, ''];
  const rounded = Number((cents / size).toPrecision(2));
  return `$${rounded.toLocaleString('en-US')}${unit}`;
}

const filed = ({ roomReceipts, taxableReceipts, periodMonths }: FlaggedFiling): string =>
  `Filed ${formatCents(roomReceipts)}${periodMonths === 3 ? ' for the quarter' : ''} with ${formatCents(taxableReceipts)} taxable`;

const rooms = ({ roomCapacity }: FlaggedFiling): string =>
  roomCapacity === 1 ? '1 room' : `${roomCapacity.toLocaleString('en-US')} rooms`;

const receipts = quarterOf('room_receipts_cents');
const taxable = quarterOf('taxable_receipts_cents');

/**
 * Filings with the first two flags count with their taxable receipts: both were filed, and tax was paid on the smaller.
 * With the others, the taxable receipts are no more credible: the total counts, and pages say so.
 */
export const receiptsRules: readonly (FilingRule & { flag: ReceiptsFlag })[] = [
  {
    name: 'EXTRA_DIGIT',
    flag: 'EXTRA_DIGIT',
    condition: `${mayHaveExtraDigit} and ${receipts} >= 4 * usual_quarter and 3 * ${taxable} >= usual_quarter`,
    reason: (filing) =>
      `${filed(filing)}, usually about ${about(filing.usualMonth ?? 0)} a month; the taxable receipts count.`,
  },
  {
    name: 'UNSUPPORTED_TOTAL',
    flag: 'UNSUPPORTED_TOTAL',
    condition: `f.room_receipts_cents > 500000000::bigint * f.period_months
      and f.room_receipts_cents > 20 * f.taxable_receipts_cents`,
    reason: (filing) =>
      `${filed(filing)}, over $5 million a month and over 20 times the taxable part; the taxable receipts count.`,
  },
  {
    name: 'UNUSUAL_RECEIPTS',
    flag: 'UNUSUAL_RECEIPTS',
    condition: `${mayBeUnusual} and ${receipts} >= 4 * usual_quarter and ${isAboveSeason}`,
    reason: (filing) =>
      `${filed(filing)}, usually about ${about(filing.usualMonth ?? 0)} a month, and in this month of other years ` +
      'at most half of it; the total counts as filed.',
  },
  {
    name: 'REPEATED_RECEIPTS',
    flag: 'REPEATED_RECEIPTS',
    condition: 'is_repeated',
    reason: ({ roomReceipts, periodMonths }) =>
      `Filed ${formatCents(roomReceipts)}${periodMonths === 3 ? ' for the quarter' : ''}, all of it taxable, and the same to ` +
      'the cent at least twice more: perhaps an estimate; it counts as filed.',
  },
];

/** All of {@link UnusualFlag}. */
/** With one of these, rooms do not count. */
export const roomsFlags = ['ROOMS_DOUBTFUL', 'IDLE_ROOMS'] as const satisfies RoomsFlag[];
export const unusualFlags = ['UNUSUAL_RECEIPTS', 'REPEATED_RECEIPTS'] as const satisfies UnusualFlag[];

/** SQL: true if the receipts of a filing or month with this flag (SQL) count as filed and are unusual; null without a flag. */
export function isUnusual(flag: string): string {
  return `${flag} in (${unusualFlags.map((each) => `'${each}'`).join(', ')})`;
}

const TAXABLE_COUNTS: readonly ReceiptsFlag[] = ['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL'];

/** SQL: true if the taxable receipts of a filing with this flag (SQL) count; null without a flag. */
export function countsTaxable(flag: string): string {
  return `${flag} in (${TAXABLE_COUNTS.map((each) => `'${each}'`).join(', ')})`;
}

/** `its 1 room does not count`. */
const withoutRooms = (filing: FlaggedFiling): string =>
  `its ${rooms(filing)} ${filing.roomCapacity === 1 ? 'does' : 'do'} not count`;

const ROOMS_OUT = 'the receipts count, the rooms do not';

/** Filings with these flags count with their receipts and without their rooms. */
export const roomsRules: readonly (FilingRule & { flag: RoomsFlag })[] = [
  {
    name: 'TOO_MANY_ROOMS',
    flag: 'ROOMS_DOUBTFUL',
    condition: 'f.room_capacity > 3000',
    reason: (filing) => `Filed ${rooms(filing)}, more than 3,000; ${ROOMS_OUT}.`,
  },
  {
    name: 'TOO_MUCH_PER_NIGHT',
    flag: 'ROOMS_DOUBTFUL',
    condition: `f.room_capacity > 0 and counted_receipts_cents > ${String(MOST_PER_NIGHT)} * ${roomNights('f')}`,
    reason: (filing) =>
      `Filed ${rooms(filing)} with more than $2,500 for each room and night, so probably not all of its rooms; ` +
      `${ROOMS_OUT}.`,
  },
  {
    name: 'TOO_LITTLE_PER_NIGHT',
    flag: 'ROOMS_DOUBTFUL',
    condition: `f.room_capacity >= ${String(MANY_ROOMS)}
      and ${usualPerNight} < case when f.room_capacity >= 1000 then 1500 else 500 end`,
    reason: (filing) =>
      `Filed ${rooms(filing)}, usually with less than $${filing.roomCapacity >= 1000 ? '15' : '5'} for each room and ` +
      `night, so perhaps room-nights; ${ROOMS_OUT}.`,
  },
  {
    name: 'EMPTY_QUARTER',
    flag: 'IDLE_ROOMS',
    condition: `${isEmpty} and f.period_months = 3`,
    reason: (filing) => `No receipts for a whole quarter; ${withoutRooms(filing)}.`,
  },
  {
    name: 'EMPTY_MONTHS',
    flag: 'IDLE_ROOMS',
    condition: `${isEmpty} and ${isInEmptyMonths}`,
    reason: (filing) => `One of at least three months in a row without receipts; ${withoutRooms(filing)}.`,
  },
  {
    name: 'EMPTY_BESIDE_OTHERS',
    flag: 'IDLE_ROOMS',
    condition: `${isEmpty} and ${hasNeighbor}`,
    reason: (filing) =>
      `No receipts, while another property at its address has some; ${withoutRooms(filing)}.`,
  },
];

const allRules: readonly FilingRule[] = [...receiptsRules, ...roomsRules];

/** The meaning of each flag, for the API. */
export const flagDescriptions: Readonly<Record<ReceiptsFlag | RoomsFlag, string>> = {
  EXTRA_DIGIT:
    'Receipts of at least $10,000 a month and at least 4 times both the property’s usual month and the taxable part, ' +
    'which is at least a third of the usual month: probably a digit too many. The taxable receipts count instead.',
  UNSUPPORTED_TOTAL:
    'Receipts over $5,000,000 a month and over 20 times the taxable part, without EXTRA_DIGIT. The taxable receipts ' +
    'count instead.',
  UNUSUAL_RECEIPTS:
    'Receipts of at least $50,000 a month and over $6,000 for each room, at least 4 times the property’s usual month and ' +
    'at least twice what it filed for the same calendar month of any other year, without the flags above. Perhaps a ' +
    'typing error; the receipts count as filed.',
  REPEATED_RECEIPTS:
    'Receipts of at least $5,000 a month that are all taxable, not in whole dollars, and the same to the cent in at least ' +
    'three periods of the property, without the flags above. Perhaps an estimate for a hotel that did not file; the ' +
    'receipts count as filed.',
  ROOMS_DOUBTFUL:
    'More than 3,000 rooms; or over $2,500 per room and night; or at least 200 rooms that usually take in less than $5 ' +
    'per room and night (less than $15 for at least 1,000 rooms). The receipts count, the rooms do not.',
  IDLE_ROOMS:
    'No receipts, and either another property at the same address has some, or this is one of at least three ' +
    'calendar months in a row without any. The rooms do not count.',
};

/** A filing's values, in cents, and the names of the rules that flagged it, as statements write them. */
export type WhyFlagged = readonly [
  roomReceipts: number,
  taxableReceipts: number,
  roomCapacity: number,
  periodMonths: number,
  usualMonth: number | null,
  receiptsRule: string | null,
  roomsRule: string | null,
];

/** Reasons for the flags of filings, one sentence each and each once; empty if there are none. */
export function reasonsOf(flagged: readonly (WhyFlagged | null)[]): string[] {
  const reasons = flagged.flatMap((why) => (why === null ? [] : reasonsOfOne(why)));
  // The months of a quarter often have the same.
  return [...new Set(reasons)];
}

function reasonsOfOne(why: WhyFlagged): string[] {
  const [roomReceipts, taxableReceipts, roomCapacity, periodMonths, usualMonth, ...names] = why;
  const filing = { roomReceipts, taxableReceipts, roomCapacity, periodMonths, usualMonth };
  return names.flatMap((name) => allRules.find((rule) => rule.name === name)?.reason(filing) ?? []);
}

/** The same for JSON of statements: why one filing was flagged, or several. */
export function reasonsOfFacts(facts: unknown): string[] {
  const isOne = Array.isArray(facts) && typeof facts[0] === 'number';
  return reasonsOf((isOne || facts === null ? [facts] : facts) as (WhyFlagged | null)[]);
}
