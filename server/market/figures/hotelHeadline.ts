import type { Month } from '../../platform/lib/month.ts';
import { trailingTwelve, type TrailingTwelve } from '../hotels/hotel.rules.ts';
import type { ComparableMonth } from './headline.ts';
import type { Alike } from './likeForLike.ts';

/** A month of the hotels of a place or brand; amounts are cents. */
interface MonthOfHotels {
  month: Month;
  roomReceipts: number;
  /** Of the properties whose rooms count; marketplaces have none. */
  revparReceipts: number;
  rooms: number | null;
  alike: Alike | null;
  /** The part of the receipts that is unusual. */
  unusual: number;
}

/** The month, as headlines compare it. */
export function comparableOf(month: MonthOfHotels): ComparableMonth {
  const { roomReceipts: receipts, revparReceipts, rooms, alike, unusual } = month;
  return { month: month.month, receipts, revparReceipts, rooms, alike, isUnusual: unusual > 0 };
}

/** RevPAR of the 12 months that end with the last one; `months` must be in order. */
export function trailingOf(months: readonly MonthOfHotels[]): TrailingTwelve | undefined {
  const withRooms = months.slice(-12).map(({ month, revparReceipts, rooms }) => ({
    month,
    roomReceipts: revparReceipts,
    roomCapacity: rooms,
  }));
  return trailingTwelve(withRooms).at(-1);
}
