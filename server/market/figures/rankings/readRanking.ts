import type { Db } from '../../../platform/lib/db.ts';
import { Params, type Keyset } from '../../../platform/lib/page.ts';
import { rankedSpans, recentSpans } from './pastMonths.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import type { RankingArgs } from './ranking.args.ts';
import { rankedMonths, rankedRows, rankedTotal, rankingPage } from './ranking.sql.ts';
import { rankedMonthsAsOf, rankingAsOf } from './rankingAsOf.sql.ts';
import type { RankingPeriod } from './rankingPeriod.ts';
import type { RawFigures, RawPlace } from './rankingRow.ts';
import { recentReceipts, type RecentReceipts } from './recentReceipts.ts';
import type { SumName } from './yearSums.sql.ts';

/** A place in the order, with the totals of the whole ranking; without a key if the page is empty. */
export interface RawKey extends RawPlace {
  cursorKey: unknown[];
  of: number;
  tooSmall: number;
  tooFewMonths: number;
  withoutFigure: number;
  wholeReceipts: number;
  found: number;
  concentration: number | null;
  topFive: number | null;
}

export interface Asked {
  spec: RankingSpec;
  period: RankingPeriod;
  keys: Keyset;
  filterValues: readonly unknown[];
  /** Values of the filter and of the page. */
  params: Params;
  /** The sums behind the fields that the query asks for. */
  sums: readonly SumName[];
}

/** A page of a ranking as the database has it: its rows in order, their figures, and the total when asked for. */
export interface Read {
  found: readonly RawKey[];
  raw: readonly RawFigures[];
  recent: RecentReceipts;
  readTotal: () => Promise<RawFigures | undefined>;
}

/** The order, then all figures of the page's rows by a statement that reads these alone. */
export async function readNow(
  db: Db,
  { spec, period, keys, filterValues, params, sums }: Asked,
): Promise<Read> {
  const found = await db.query<RawKey[]>(rankingPage(spec, keys), params.values);
  const { own, wanted } = rowsWanted(found, { keys, filterValues });
  const isEmpty = placesOf(found).length === 0;
  return {
    found,
    raw: isEmpty ? [] : await db.query<RawFigures[]>(rankedRows(spec, wanted, sums), own.values),
    recent: recentReceipts(db, period, {
      statement: (years) => rankedMonths(spec, years, wanted),
      values: own.values,
      isHotel: spec.product === 'hotel',
    }),
    readTotal: async () => (await db.query<RawFigures[]>(rankedTotal(spec), [...filterValues]))[0],
  };
}

/** Values of the filter and of the keys of the page's rows, with the placeholder of the keys. */
function rowsWanted(
  found: readonly RawKey[],
  { keys, filterValues }: Pick<Asked, 'keys' | 'filterValues'>,
): { own: Params; wanted: string } {
  const own = new Params();
  own.values.push(...filterValues);
  const shown = placesOf(found).slice(0, keys.size);
  return { own, wanted: own.add(shown.map(({ key }) => key)) };
}

/** The row of a ranking as of a release; null for no rows. */
interface RawPast {
  found: RawKey[];
  raw: RawFigures[] | null;
  total: RawFigures[] | null;
}

/** The same as of a release, in one statement. Throws BAD_USER_INPUT if it would have to read too many months. */
export async function readAsOf(
  db: Db,
  { spec, period, keys, filterValues, params }: Asked,
  { release, filter }: PastAsked,
): Promise<Read> {
  const past = { release: params.add(release, 'bigint'), spans: rankedSpans(period, filter) };
  const [read] = await db.query<RawPast[]>(rankingAsOf(spec, keys, past), params.values);
  const { found = [], raw, total } = read ?? {};
  const { own, wanted } = rowsWanted(found, { keys, filterValues });
  const recent = { release: own.add(release, 'bigint'), spans: recentSpans(period, filter) };
  return {
    found,
    raw: raw ?? [],
    readTotal: () => Promise.resolve(total?.[0]),
    recent: recentReceipts(db, period, {
      statement: (years) => rankedMonthsAsOf(spec, years, wanted, recent),
      values: own.values,
      isHotel: spec.product === 'hotel',
    }),
  };
}

interface PastAsked {
  /** The release's number. */
  release: number;
  filter: RankingArgs['filter'];
}

/** Leaves out the totals of an empty page, which are no place. */
export function placesOf(found: readonly RawKey[]): RawKey[] {
  return found.filter(({ key }) => key !== null);
}
