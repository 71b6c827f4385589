import type { Rank } from './figures.type.ts';

/** Rank of a value among all known values, highest first; equal values share a rank. */
export function rankIn(value: number | null, all: readonly (number | null)[]): Rank | null {
  if (value === null) return null;
  const known = all.filter((each) => each !== null);
  return { rank: 1 + known.filter((each) => each > value).length, of: known.length };
}
