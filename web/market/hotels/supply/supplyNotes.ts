import type { FactsOf } from '../../../app/factsOf.ts';
import type { PlaceSupplyYearFragment } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';

export type Supply = FactsOf<PlaceSupplyYearFragment>;

/** Openings without receipts yet, and closings that the figures of the year leave out, a sentence each. */
export function supplyNotes(year: Supply): string[] {
  const { hotelsOpenedWithoutReceipts: silent } = year;
  return [
    note(
      silent === 1 ? '1 of the hotels opened' : `${counted(silent, 'hotel')} of those opened`,
      silent,
      year.roomsOpenedWithoutReceipts,
      silent === 1 ? 'has had no receipts so far' : 'have had no receipts so far',
    ),
    more(
      year.hotelsClosedInGap,
      year.roomsClosedInGap,
      'closed at an unknown time in the months after, which no release has',
    ),
    more(
      year.hotelsEndedWithoutReceipts,
      year.roomsEndedWithoutReceipts,
      'ended without ever having receipts in any release',
    ),
  ].flat();
}

function more(hotels: number | null, rooms: number | null, what: string): string[] {
  return note(counted(hotels ?? 0, 'more hotel'), hotels, rooms, what);
}

/** Nothing if there are no such hotels, or if their number is unknown. */
function note(which: string, hotels: number | null, rooms: number | null, what: string): string[] {
  if (hotels === null || hotels === 0) return [];
  const size = rooms === null ? 'rooms unknown' : counted(rooms, 'room');
  return [`${which} (${size}) ${what}.`];
}
