/** Percent of a whole, 2 decimals; null unless the whole is positive: against a negative one, a rise would be a fall. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 10_000) / whole) / 100 : null;
}
