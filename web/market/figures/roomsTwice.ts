import type { FactsOf } from '../../app/factsOf.ts';
import { graphql } from '../../gql/gql.ts';
import { TWICE_PERCENT } from '../../gql/limits.ts';
import type { RoomsTwiceShownFragment } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatRevpar, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { daysOf } from '../../ui/formats/formatMonth.ts';
import { yearBefore } from '../../ui/formats/monthArithmetic.ts';

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

/** Rooms, of which some may count twice. */
type HasRooms = Pick<MayHaveRoomsTwice, 'rooms'> & { roomsTwice?: Pick<RoomsTwice, 'rooms' | 'hotels'> };

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

/** True if enough of the rooms count twice to be pointed out. */
export function hasRoomsTwice({ rooms, roomsTwice }: HasRooms): boolean {
  return roomsTwice !== undefined && roomsTwice.rooms * 100 >= (rooms ?? 0) * TWICE_PERCENT;
}

/** A note on such a month; empty for others. */
export function roomsTwiceNote(month: HasRooms): string {
  const { roomsTwice } = month;
  if (roomsTwice === undefined || !hasRoomsTwice(month)) return '';
  return `${roomsOf(roomsTwice)} count twice`;
}

/** `, $122.40 if 175 rooms of a sold hotel count once`; empty for other months. */
export function revparOnceText(month: MayHaveRoomsTwice): string {
  const { roomsTwice } = month;
  if (roomsTwice?.revpar == null || !hasRoomsTwice(month)) return '';
  return `, ${formatRevpar(roomsTwice.revpar)} if ${roomsOf(roomsTwice)} count once`;
}

function roomsOf({ rooms, hotels }: Pick<RoomsTwice, 'rooms' | 'hotels'>): string {
  return `${counted(rooms, 'room')} of ${hotels === 1 ? 'a sold hotel' : 'sold hotels'}`;
}

/** RevPAR of the month with every room counted once. */
export function revparOnce({ revpar = null, roomsTwice }: MayHaveRoomsTwice): number | null {
  return roomsTwice === undefined ? revpar : roomsTwice.revpar;
}

/**
 * States roughly what RevPAR over several months is with every room counted once, as answers have its sums rounded. Empty if
 * it hardly differs.
 */
export function revparOverOnce(
  months: readonly (MayHaveRoomsTwice & { month: string })[],
  revpar: number | null,
): string {
  const all = nightsOf(months, ({ rooms }) => rooms ?? 0);
  const twice = nightsOf(months, ({ roomsTwice }) => roomsTwice?.rooms ?? 0);
  if (revpar === null || twice === 0 || twice >= all || twice * 100 < all * TWICE_PERCENT) return '';
  return `about ${formatWholeMoney((revpar * all) / (all - twice))} if rooms of sold hotels count once`;
}

function nightsOf<Month extends { month: string }>(
  months: readonly Month[],
  rooms: (month: Month) => number,
): number {
  return months.reduce((sum, each) => sum + rooms(each) * daysOf(each.month), 0);
}

/** Those of the twelve months up to a month. */
export function lastTwelve<Month extends { month: string }>(
  months: readonly Month[],
  latest: string,
): Month[] {
  return months.filter(({ month }) => month <= latest && month > yearBefore(latest));
}
