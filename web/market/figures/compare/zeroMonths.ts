import { counted } from '../../../ui/formats/counted.ts';
import { namesOf } from '../doubtText.ts';

/** Says for which months a hotel filed $0 while its rooms count; empty for none. */
export function zeroMonthsNote(months: readonly string[]): string {
  return months.length === 0 ? '' : `filed $0 for ${namesOf(months)}, with rooms that count`;
}

interface ComparedZeros {
  zeroMonths: readonly string[];
  roomCapacity: number | null;
}

/** Says how many rooms of a set's RevPAR are of hotels that filed $0, and may be closed; empty for none. */
export function zeroHotelsNote(hotels: readonly ComparedZeros[], months: readonly string[]): string {
  const zero = hotels.filter(({ zeroMonths }) => zeroMonths.length > 0);
  if (zero.length === 0) return '';
  const rooms = zero.reduce((sum, { roomCapacity }) => sum + (roomCapacity ?? 0), 0);
  const when = months.length === 1 ? '' : ' for at least one month';
  return `${counted(rooms, 'room')} of ${counted(zero.length, 'hotel')} that filed $0${when}`;
}
