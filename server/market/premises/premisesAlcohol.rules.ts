import { revpar } from '../hotels/hotel.rules.ts';
import { percentOf } from '../../platform/lib/percent.ts';
import { addMonths, daysIn } from '../../platform/lib/month.ts';
import type { PremisesAlcoholMonth, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';

/** A month as SQL returns it. */
export type RawAlcoholMonth = Omit<PremisesAlcoholMonth, 'perAvailableRoom' | 'alcoholShare'>;

/** Receipts per available room, calculated like RevPAR but with mixed beverage receipts. */
export function toAlcoholMonth(row: RawAlcoholMonth): PremisesAlcoholMonth {
  const { totalReceipts, roomReceipts, rooms, month } = row;
  return {
    ...row,
    perAvailableRoom: revpar(totalReceipts, rooms, daysIn(month)),
    alcoholShare: alcoholShare(totalReceipts, roomReceipts),
  };
}

/** Percent of alcohol in both together; null without room receipts. */
function alcoholShare(alcohol: number, rooms: number | null): number | null {
  return rooms === null ? null : percentOf(alcohol, alcohol + rooms);
}

/** Months before the bars' latest: the hotels may have ended 11 before it, and the first of the 12 is 11 before that. */
export const TRAILING_REACH = 22;

/**
 * The last 12 months of premises. `months` must be their months from `TRAILING_REACH` before the latest on, in order.
 * Null if the hotels ended a year or more before the bars, because the last 12 months cannot be compared then.
 */
export function alcoholTrailing(months: readonly PremisesAlcoholMonth[]): PremisesAlcoholTrailing | null {
  const both = months.flatMap(({ month, totalReceipts, rooms, roomReceipts }) =>
    rooms ? [{ month, totalReceipts, roomReceipts, nights: rooms * daysIn(month) }] : [],
  );
  const to = both.at(-1)?.month;
  const latest = months.at(-1)?.month;
  if (to === undefined || latest === undefined || to <= addMonths(latest, -12)) return null;
  const from = addMonths(to, -11);
  const within = both.filter(({ month }) => month >= from);
  const totalReceipts = within.reduce((sum, month) => sum + month.totalReceipts, 0);
  const availableRoomNights = within.reduce((sum, month) => sum + month.nights, 0);
  const perAvailableRoom = Math.round(totalReceipts / availableRoomNights) / 100;
  const filed = within.flatMap((month) => month.roomReceipts ?? []);
  const roomReceipts = filed.length === 0 ? null : filed.reduce((sum, each) => sum + each, 0);
  return {
    from,
    to,
    months: within.length,
    totalReceipts,
    availableRoomNights,
    perAvailableRoom,
    roomReceipts,
    alcoholShare: alcoholShare(totalReceipts, roomReceipts),
  };
}
