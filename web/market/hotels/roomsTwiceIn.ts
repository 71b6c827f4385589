import { TWICE_PERCENT } from '../../gql/limits.ts';
import { formatRevpar } from '../../ui/formats/formatMoney.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import type { RoomsTwice } from '../figures/roomsTwice.ts';
import type { HotelResultRow } from './hotelResultColumns.tsx';

type Row = Pick<
  HotelResultRow,
  'soldHotel' | 'countedRooms' | 'days' | 'availableRoomNights' | 'revparReceipts'
>;

export type SoldRooms = Pick<RoomsTwice, 'hotels' | 'rooms'>;

/** Sold hotels whose owners both have a row, with their rooms that a sum of rooms has twice. */
export function roomsTwiceIn(rows: readonly Row[]): SoldRooms {
  const sold = rowsOfSold(rows);
  return { hotels: sold.length, rooms: sold.reduce((sum, own) => sum + roomsOf(own) - mostRooms(own), 0) };
}

/**
 * `, $69.39 if rooms of sold hotels count once` of the rows' RevPAR; empty if it hardly differs. Of a quarter it is roughly that: rows
 * do not say in which months both owners filed, only how many nights they have together.
 */
export function revparIfOnce(rows: readonly Row[]): string {
  // The longest row is of the whole period.
  const days = Math.max(1, ...rows.map((row) => row.days));
  const twice = rowsOfSold(rows).reduce(
    (sum, own) => sum + Math.max(0, nightsOf(own) - mostRooms(own) * days),
    0,
  );
  const all = nightsOf(rows);
  if (twice === 0 || twice * 100 < all * TWICE_PERCENT) return '';
  const receipts = sumMoney(rows, ({ revparReceipts }) => revparReceipts ?? 0);
  const roughly = days > LONGEST_MONTH ? 'about ' : '';
  return `, ${roughly}${formatRevpar(receipts / (all - twice))} if rooms of sold hotels count once`;
}

const LONGEST_MONTH = 31;

/** The rows of each sold hotel that has more than one. */
function rowsOfSold(rows: readonly Row[]): Row[][] {
  const sold = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.soldHotel !== null) sold.set(row.soldHotel, [...(sold.get(row.soldHotel) ?? []), row]);
  }
  return [...sold.values()].filter((own) => own.length > 1);
}

function roomsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { countedRooms }) => sum + (countedRooms ?? 0), 0);
}

function mostRooms(rows: readonly Row[]): number {
  return Math.max(...rows.map(({ countedRooms }) => countedRooms ?? 0));
}

function nightsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { availableRoomNights }) => sum + (availableRoomNights ?? 0), 0);
}
