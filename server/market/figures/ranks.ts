import type { Rank } from './figures.type.ts';

/** Ranks of a property in its places; null if it is not ranked. */
export interface Ranks {
  city: Rank | null;
  county: Rank | null;
}

/** Ranks from the counts of SQL; without anything to compare with, there is no rank. */
export type RawRanks = Record<'cityRank' | 'cityOf' | 'countyRank' | 'countyOf', number>;

export function toRanks(raw: RawRanks): Ranks {
  return { city: rankOf(raw.cityRank, raw.cityOf), county: rankOf(raw.countyRank, raw.countyOf) };
}

/** A rank among a number of others; null if there is nothing to compare, not even itself. */
export function rankOf(rank: number, of: number): Rank | null {
  return of === 0 ? null : { rank, of };
}
