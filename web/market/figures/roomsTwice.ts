import type { FactsOf } from '../../app/factsOf.ts';
import { graphql } from '../../gql/gql.ts';
import type { RoomsTwiceShownFragment } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatRevpar } from '../../ui/formats/formatMoney.ts';

export const RoomsTwiceShown = graphql(`
  fragment RoomsTwiceShown on RoomsTwice {
    month
    hotels
    rooms
    revpar
  }
`);

/** Rooms of sold hotels that count twice in a month of a place or a brand. */
export type RoomsTwice = FactsOf<RoomsTwiceShownFragment>;

/** A month that may have some. */
export interface MayHaveRoomsTwice {
  rooms?: number | null;
  revpar?: number | null;
  roomsTwice?: RoomsTwice;
}

/** The months, each with its own. */
export function withRoomsTwice<Month extends { month: string }>(
  months: readonly Month[],
  twice: readonly RoomsTwice[],
): (Month & { roomsTwice?: RoomsTwice })[] {
  const at = new Map(twice.map((each) => [each.month, each]));
  return months.map((month) => {
    const roomsTwice = at.get(month.month);
    return roomsTwice === undefined ? month : { ...month, roomsTwice };
  });
}

/** Some hotel of a large place is sold in most months: with fewer of its rooms, RevPAR is hardly another. */
const LEAST_PERCENT = 1;

/** True if enough of the rooms count twice to be pointed out. */
export function hasRoomsTwice({ rooms, roomsTwice }: MayHaveRoomsTwice): boolean {
  return roomsTwice !== undefined && roomsTwice.rooms * 100 >= (rooms ?? 0) * LEAST_PERCENT;
}

/** A note on such a month; empty for others. */
export function roomsTwiceNote(month: MayHaveRoomsTwice): string {
  const { roomsTwice } = month;
  if (roomsTwice === undefined || !hasRoomsTwice(month)) return '';
  return `${roomsOf(roomsTwice)} twice`;
}

/** `, $122.40 with 175 rooms of a sold hotel once`; empty for other months. */
export function revparOnceText(month: MayHaveRoomsTwice): string {
  const { roomsTwice } = month;
  if (roomsTwice?.revpar == null || !hasRoomsTwice(month)) return '';
  return `, ${formatRevpar(roomsTwice.revpar)} with ${roomsOf(roomsTwice)} once`;
}

function roomsOf({ rooms, hotels }: RoomsTwice): string {
  return `${counted(rooms, 'room')} of ${hotels === 1 ? 'a sold hotel' : 'sold hotels'}`;
}

/** RevPAR of the month with every room counted once. */
export function revparOnce({ revpar = null, roomsTwice }: MayHaveRoomsTwice): number | null {
  return roomsTwice === undefined ? revpar : roomsTwice.revpar;
}
