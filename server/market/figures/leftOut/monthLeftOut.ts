import { daysIn } from '../../../platform/lib/month.ts';
import { revpar } from '../../hotels/hotel.rules.ts';
import type { CityMonthLeftOut, MonthLeftOut } from './monthLeftOut.type.ts';

/** As SQL sums it; the city is null unless cities of a county are asked for. */
export interface RawMonthLeftOut extends Omit<MonthLeftOut, 'filedRevpar'> {
  city: string | null;
  /** Cents of the filed receipts without those of marketplaces. */
  hotelReceipts: number;
}

export function toMonthLeftOut({ city: _, hotelReceipts, ...row }: RawMonthLeftOut): MonthLeftOut {
  const nights = row.filedRooms === 0 ? null : row.filedRooms * daysIn(row.month);
  return { ...row, filedRevpar: revpar(hotelReceipts, nights, 1) };
}

export function toCityMonthLeftOut(row: RawMonthLeftOut): CityMonthLeftOut {
  return { city: row.city ?? '', month: toMonthLeftOut(row) };
}
