import { revpar } from '../hotels/hotel.rules.ts';
import { addMonths, daysIn } from '../../platform/lib/month.ts';
import type { PremisesAlcoholMonth, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';

/** A month as SQL answers it. */
export type RawAlcoholMonth = Omit<PremisesAlcoholMonth, 'perAvailableRoom'>;

/** Per available room is reckoned as RevPAR is, of alcohol in place of rooms. */
export function toAlcoholMonth(row: RawAlcoholMonth): PremisesAlcoholMonth {
  return { ...row, perAvailableRoom: revpar(row.totalReceipts, row.rooms, daysIn(row.month)) };
}

/**
 * The last 12 months of premises; `months` are all they have, in order. Null where the bars have outlived the hotels
 * by a year or more: nothing of the last 12 months can be compared then.
 */
export function alcoholTrailing(months: readonly PremisesAlcoholMonth[]): PremisesAlcoholTrailing | null {
  const both = months.flatMap(({ month, totalReceipts, rooms }) =>
    rooms ? [{ month, totalReceipts, nights: rooms * daysIn(month) }] : [],
  );
  const to = both.at(-1)?.month;
  const latest = months.at(-1)?.month;
  if (to === undefined || latest === undefined || to <= addMonths(latest, -12)) return null;
  const from = addMonths(to, -11);
  const within = both.filter(({ month }) => month >= from);
  const totalReceipts = within.reduce((sum, month) => sum + month.totalReceipts, 0);
  const availableRoomNights = within.reduce((sum, month) => sum + month.nights, 0);
  const perAvailableRoom = Math.round(totalReceipts / availableRoomNights) / 100;
  return { from, to, totalReceipts, availableRoomNights, perAvailableRoom };
}
