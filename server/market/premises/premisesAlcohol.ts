import type { Db } from '../../platform/lib/db.ts';
import { firstDayOf } from '../../platform/lib/month.ts';
import { premisesAlcoholRank } from './premisesAlcohol.sql.ts';
import type { PremisesAlcoholRank, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';

interface RankRow {
  rank: number;
  of: number;
  /** Cents. */
  median: number;
  county: string;
}

/** The rank of premises in their county; null if they have too few months for one. */
export async function findAlcoholRank(
  db: Db,
  premisesId: number,
  { from, to }: PremisesAlcoholTrailing,
): Promise<PremisesAlcoholRank | null> {
  const range = [firstDayOf(from), firstDayOf(to)];
  const [row] = await db.query<RankRow[]>(premisesAlcoholRank, [premisesId, ...range]);
  if (row === undefined) return null;
  const { rank, of, median, county } = row;
  return { position: { rank, of }, county, median: median / 100 };
}
