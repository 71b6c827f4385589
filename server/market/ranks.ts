import type { Rank } from './figures.type.ts';

/** Where a property stands in the places that it counts to; null where it is not compared. */
export interface Ranks {
  city: Rank | null;
  county: Rank | null;
}

/** Positions as SQL counts them; compared with none is no rank. */
export type RawRanks = Record<'cityRank' | 'cityOf' | 'countyRank' | 'countyOf', number>;

export function toRanks(raw: RawRanks): Ranks {
  return { city: rankOf(raw.cityRank, raw.cityOf), county: rankOf(raw.countyRank, raw.countyOf) };
}

/** A position among so many; null where there is nobody to compare with, not even itself. */
export function rankOf(rank: number, of: number): Rank | null {
  return of === 0 ? null : { rank, of };
}
