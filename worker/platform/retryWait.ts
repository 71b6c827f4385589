/** Waits between attempts: the first, how many times longer each next one is, and the longest, in seconds. */
export interface Waits {
  first: number;
  factor: number;
  longest: number;
}

/** With 20 attempts, these last for about half a day. */
export const HALF_A_DAY: Waits = { first: 10, factor: 2, longest: 3_600 };
/** With 8 attempts, these last for about a day. */
export const A_DAY: Waits = { first: 60, factor: 4, longest: 21_600 };

/** Seconds until the next attempt, after so many that failed. */
export function retryWait({ first, factor, longest }: Waits, failed: number): number {
  return Math.min(longest, first * factor ** (failed - 1));
}
