import { EMPTY_PERCENT } from '../../gql/limits.ts';
import { counted } from '../../ui/formats/counted.ts';

/** A month of a place, a brand or an owner. */
export interface MayHaveEmptyRooms {
  rooms?: number | null;
  /** Of these, those of hotels that filed $0; null or missing if it is not known. */
  roomsWithoutReceipts?: number | null;
}

/** True if enough of the rooms behind RevPAR are of hotels that filed $0 to be pointed out. */
export function hasEmptyRooms<Month extends MayHaveEmptyRooms>(
  month: Month,
): month is Month & { roomsWithoutReceipts: number } {
  const empty = month.roomsWithoutReceipts ?? 0;
  return empty > 0 && empty * 100 >= (month.rooms ?? 0) * EMPTY_PERCENT;
}

/** A note on such a month; empty for others. */
export function emptyRoomsNote(month: MayHaveEmptyRooms): string {
  return hasEmptyRooms(month) ? `${counted(month.roomsWithoutReceipts, 'room')} filed $0` : '';
}
