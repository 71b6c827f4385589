import type { Month } from '../../platform/lib/month.ts';

/**
 * The months up to the latest published one, which a headline is about: of later ones the releases have a few rows, and
 * the sum or rank of these would pass for that of all. All months if each is later; null is before the first release.
 */
export function upToLatest<Row extends { month: Month }>(
  months: readonly Row[],
  latest: Month | null,
): readonly Row[] {
  const known = months.filter(({ month }) => latest !== null && month <= latest);
  return known.length === 0 ? months : known;
}
