import { daysIn } from '../../../platform/lib/month.ts';
import { revpar } from '../../hotels/hotel.rules.ts';
import type { CityRoomsTwice, RoomsTwice } from './roomsTwice.type.ts';

/** Some hotel of a large place is sold in most months: with a smaller part of its rooms, RevPAR is hardly another. */
export const TWICE_PERCENT = 1;

/** As SQL answers it; the city is null unless cities of a county are asked for. */
export interface RawRoomsTwice extends Omit<RoomsTwice, 'revpar'> {
  city: string | null;
  /** Rooms of the month, these twice. */
  allRooms: number;
  /** Cents of the hotels whose rooms count. */
  revparReceipts: number;
}

export function toRoomsTwice({ city: _, allRooms, revparReceipts, ...row }: RawRoomsTwice): RoomsTwice {
  return { ...row, revpar: revpar(revparReceipts, (allRooms - row.rooms) * daysIn(row.month), 1) };
}

export function toCityRoomsTwice(row: RawRoomsTwice): CityRoomsTwice {
  return { city: row.city ?? '', month: toRoomsTwice(row) };
}
