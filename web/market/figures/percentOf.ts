/** Percent of a whole, 2 decimals, rounded as the server's; null unless the whole is positive. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 10_000) / whole) / 100 : null;
}
