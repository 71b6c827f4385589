import { DURATIONS } from '../formats/duration.ts';
import type { Duration } from '../formats/duration.ts';

/** The specification's numbers for All, besides the word. */
const NUMBERS_OF_ALL: readonly string[] = ['99', '100'];

/** The duration that an address names; 1 year unless it names one. Not in duration.ts, which the search page loads. */
export function durationIn(text: string): Duration {
  if (NUMBERS_OF_ALL.includes(text)) return 'all';
  return DURATIONS.find((each) => each === text) ?? '1';
}
