import type { FactsOf } from '../../../app/factsOf.ts';
import type { PlaceSupplyYearFragment } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';

export type Supply = FactsOf<PlaceSupplyYearFragment>;

/** Openings without receipts yet, and closings that the figures of the year leave out, a sentence each. */
export function supplyNotes(year: Supply): string[] {
  const { hotelsOpenedWithoutReceipts: silent, hotelsOpenedEarlier: earlier } = year;
  return [
    note(
      ofOpened(silent),
      silent,
      year.roomsOpenedWithoutReceipts,
      silent === 1 ? 'has had no receipts so far' : 'have had no receipts so far',
    ),
    note(
      ofOpened(earlier),
      earlier,
      year.roomsOpenedEarlier,
      'had receipts in an earlier year, before the date that was filed',
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

function ofOpened(hotels: number): string {
  return hotels === 1 ? '1 of the hotels opened' : `${counted(hotels, 'hotel')} of those opened`;
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
