import { groupBy } from '../../../platform/lib/byKey.ts';
import { daysIn, type Month } from '../../../platform/lib/month.ts';
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

/**
 * Months of the owners of one hotel that nobody's filing counts for. Those of two owners are joined as
 * `HotelEstablishmentMonth` is.
 */
export function leftOutByOwners(
  months: readonly MonthLeftOut[],
  counted: ReadonlySet<Month>,
): MonthLeftOut[] {
  const unknown = months.filter(({ month }) => !counted.has(month));
  return [...groupBy(unknown, ({ month }) => month)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => rows.reduce(joined));
}

/** Both owners of a hand-over sold the same rooms. */
function joined(one: MonthLeftOut, other: MonthLeftOut): MonthLeftOut {
  const filedReceipts = one.filedReceipts + other.filedReceipts;
  const filedRooms = Math.max(one.filedRooms, other.filedRooms);
  return {
    month: one.month,
    isIncomplete: one.isIncomplete,
    filedReceipts,
    filedRooms,
    filedRevpar: revpar(filedReceipts, filedRooms === 0 ? null : filedRooms * daysIn(one.month), 1),
    taxableReceipts: one.taxableReceipts + other.taxableReceipts,
    flaggedFilings: one.flaggedFilings + other.flaggedFilings,
    notes: [...new Set([...one.notes, ...other.notes])],
    releaseId: Math.max(one.releaseId, other.releaseId),
  };
}
