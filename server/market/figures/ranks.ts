import type { Rank } from './figures.type.ts';

/** Ranks of a property in its places; null if it is not ranked, as without receipts above $0. */
export interface Ranks {
  city: Rank | null;
  county: Rank | null;
}

/** Ranks from the counts of SQL; without anything to compare with, there is no rank. */
export type RawRanks = Record<'cityRank' | 'cityOf' | 'countyRank' | 'countyOf', number>;

export function toRanks(raw: RawRanks): Ranks {
  return { city: rankOf(raw.cityRank, raw.cityOf), county: rankOf(raw.countyRank, raw.countyOf) };
}

/** SQL condition: receipts that are ranked. Closed hotels file $0 for years, and would improve everybody's rank. */
export function isRanked(receipts: string): string {
  return `${receipts} > 0`;
}

/** A rank among a number of others; null if there is nothing to compare, not even itself. */
export function rankOf(rank: number, of: number): Rank | null {
  return of === 0 ? null : { rank, of };
}

/**
 * SQL that ranks by receipts: of each `position`, the row of `table` that `is_own` among all rows of that position.
 * `in_city` and `in_county` are receipts there, null for a row that is not of that place. A row at $0 is not ranked, and not
 * counted where others are.
 */
export function rankAmong(table: string): string {
  const rank = (receipts: string): string => `1 + count(*) filter (where each.${receipts} > own.${receipts})`;
  const of = (receipts: string): string =>
    `count(*) filter (where ${isRanked(`each.${receipts}`)} and ${isRanked(`own.${receipts}`)})`;
  return `select position, ${rank('in_city')} as "cityRank", ${of('in_city')} as "cityOf",
    ${rank('in_county')} as "countyRank", ${of('in_county')} as "countyOf"
  from ${table} each join ${table} own using (position)
  where own.is_own
  group by position`;
}
