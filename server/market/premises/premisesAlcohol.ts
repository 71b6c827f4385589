import type { Db } from '../../platform/lib/db.ts';
import { firstDayOf } from '../../platform/lib/month.ts';
import { toDollars } from '../../platform/lib/money.ts';
import type { ReleaseLimits } from '../releases/asOf.ts';
import { premisesAlcoholRank, premisesAlcoholRankAsOf } from './premisesAlcoholRank.sql.ts';
import type { PremisesAlcoholRank, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';

interface RankRow {
  rank: number;
  of: number;
  /** Cents. */
  median: number;
  county: string;
}

/** The rank of premises in their county, now or as of releases; null if they have too few months for one. */
export async function findAlcoholRank(
  db: Db,
  premisesId: number,
  { from, to }: PremisesAlcoholTrailing,
  releases: ReleaseLimits,
): Promise<PremisesAlcoholRank | null> {
  const asked = [premisesId, firstDayOf(from), firstDayOf(to)];
  const [row] =
    releases === null
      ? await db.query<RankRow[]>(premisesAlcoholRank, asked)
      : await db.query<RankRow[]>(premisesAlcoholRankAsOf, [...asked, releases.hotel, releases.beverage]);
  if (row === undefined) return null;
  const { rank, of, median, county } = row;
  return { position: { rank, of }, county, median: toDollars(median) };
}
