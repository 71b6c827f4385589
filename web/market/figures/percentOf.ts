/** Percent of a whole, 2 decimals, as the server rounds shares; null unless the whole is positive. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 100 : null;
}
