import { badInput } from '../../platform/errors.ts';
import type { List } from '../../platform/lib/list.ts';
import { addMonths, lastDayOf, quarterOf, toMonth, yearOf, type Month } from '../../platform/lib/month.ts';
import type { OrderColumn } from '../../platform/lib/page.ts';
import { toDollars } from '../../platform/lib/money.ts';
import { placeCondition } from '../places/placeCondition.sql.ts';
import { releaseIn } from '../releases/asOf.sql.ts';
import { hotelResultList } from './hotelResult.sql.ts';
import type { HotelResult, HotelResultsInput } from './hotelResult.type.ts';
import { reasonsOf, type WhyFlagged } from './filingFlags.rules.ts';
import { revparCents } from './hotel.rules.ts';

export interface HotelResultsArgs {
  input: HotelResultsInput;
  asOf: number | null;
  /** The latest published month, for input without a year; null if nothing is published. */
  latest: Month | null;
}

const order: OrderColumn[] = [
  { sql: 'r.location_name', type: 'text', direction: 'asc' },
  { sql: 'r.property_id', type: 'integer', direction: 'asc' },
  { sql: 'r.filer_type', type: 'integer', direction: 'asc' },
];

export type RawHotelResult = Omit<HotelResult, 'revpar' | 'availableRoomNights' | 'reasons'> & {
  isMarketplace: boolean;
  roomNights: number | null;
  why: (WhyFlagged | null)[];
};

/** Marketplaces file a room that does not exist. */
function toHotelResult({ roomNights, why, ...row }: RawHotelResult): HotelResult {
  const hasRooms = !row.isMarketplace && roomNights !== null;
  const cents = hasRooms ? revparCents(row.revparReceipts ?? 0, roomNights) : null;
  return {
    ...row,
    reasons: reasonsOf(why),
    revparReceipts: hasRooms ? row.revparReceipts : null,
    availableRoomNights: hasRooms ? roomNights : null,
    revpar: toDollars(cents),
  };
}

/** Rows of a results table, by name. Throws BAD_USER_INPUT if the period does not fit the type. */
export function hotelResults({ input, asOf, latest }: HotelResultsArgs): List<RawHotelResult, HotelResult> {
  const periodEnd = resultPeriodEnd(input, latest);
  return {
    sql: (params) =>
      hotelResultList(input.type, {
        release: releaseIn(params, asOf),
        periodEnd: params.add(periodEnd, 'date'),
        rooms: input.minRooms == null ? 'true' : atLeast(params.add(input.minRooms, 'integer')),
        place: placeCondition(input.place.kind, input.place.names, params)('f'),
      }),
    order,
    finish: toHotelResult,
  };
}

function atLeast(rooms: string): string {
  return `not r.marketplace and r.counted_rooms >= ${rooms}`;
}

/** Last day of the requested period; null, and so no rows, if nothing is published yet. */
export function resultPeriodEnd(input: HotelResultsInput, latest: Month | null): string | null {
  const { type, year = null, month = null, quarter = null } = input;
  if (year === null && latest === null) return null;
  if (year === null && latest !== null) {
    return lastDayOf(type === 'MONTHLY' ? latest : lastFullQuarterEnd(latest));
  }
  if (type === 'MONTHLY') return monthEnd(year, month);
  return monthEnd(year, quarter === null ? null : whole(quarter, 1, 4, 'quarter') * 3);
}

function monthEnd(year: number | null, month: number | null): string {
  if (year === null || month === null)
    throw badInput('MONTHLY needs a month, the other types need a quarter.');
  return lastDayOf(toMonth(whole(year, 1950, 2100, 'year'), whole(month, 1, 12, 'month')));
}

function whole(value: number, from: number, to: number, name: string): number {
  if (value >= from && value <= to) return value;
  throw badInput(`${name} must be ${String(from)} to ${String(to)}.`);
}

function lastFullQuarterEnd(latest: Month): Month {
  const end = toMonth(yearOf(latest), quarterOf(latest) * 3);
  return end === latest ? end : addMonths(end, -3);
}
