import type { RoomsTwice } from '../figures/roomsTwice.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import type { HotelResultRow } from './hotelResultColumns.tsx';

export type SoldRooms = Omit<RoomsTwice, 'month'>;

type Row = Pick<
  HotelResultRow,
  'soldHotel' | 'countedRooms' | 'days' | 'availableRoomNights' | 'revparReceipts'
>;

/**
 * Rooms of sold hotels that are in sums of result rows twice, because both owners filed, and RevPAR of all rows without. Of a
 * quarter, the mean of its days: an owner has as many nights as it filed months. Undefined without any.
 */
export function roomsTwiceIn(rows: readonly Row[]): SoldRooms | undefined {
  // The longest row is of the whole period.
  const days = Math.max(1, ...rows.map((row) => row.days));
  const twice = [...rowsOfSold(rows).values()]
    .map((own) => nightsOf(own) - days * Math.max(...own.map(({ countedRooms }) => countedRooms ?? 0)))
    .filter((nights) => nights > 0);
  if (twice.length === 0) return undefined;
  const tooMany = twice.reduce((sum, nights) => sum + nights, 0);
  const nights = nightsOf(rows) - tooMany;
  return {
    hotels: twice.length,
    rooms: Math.round(tooMany / days),
    revpar: nights > 0 ? sumMoney(rows, ({ revparReceipts }) => revparReceipts ?? 0) / nights : null,
  };
}

function rowsOfSold(rows: readonly Row[]): Map<string, Row[]> {
  const sold = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.soldHotel !== null) sold.set(row.soldHotel, [...(sold.get(row.soldHotel) ?? []), row]);
  }
  return sold;
}

function nightsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { availableRoomNights }) => sum + (availableRoomNights ?? 0), 0);
}
