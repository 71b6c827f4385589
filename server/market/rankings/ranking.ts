import type { Db } from '../../platform/lib/db.ts';
import { addMonths } from '../../platform/lib/month.ts';
import { keyset, Params, toPage, type Keyset, type OrderColumn } from '../../platform/lib/page.ts';
import type { Product } from '../enums.ts';
import type { RankingArgs } from './ranking.args.ts';
import { noteOf } from './rankingNote.ts';
import { filterCondition } from './rankingFilter.ts';
import { checkFigure, minimumOf } from './rankingLimits.ts';
import { byYear, daysOf, rankingPeriod, type RankingPeriod } from './rankingPeriod.ts';
import { toRankingRow, type RawFigures, type RawPlace } from './rankingRow.ts';
import type { ProductName } from '../releases/revision.sql.ts';
import { keyTypeOf, type RankedKind } from './rankedKinds.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedRows, rankingPage } from './ranking.sql.ts';
import type { Ranking, RankingRow } from './ranking.type.ts';

/** A place in the order, with the totals of the whole ranking; without a key if the page is empty. */
interface RawKey extends RawPlace {
  cursorKey: unknown[];
  of: number;
  tooSmall: number;
  withoutFigure: number;
  wholeReceipts: number;
}

/** A page of a ranking. Throws BAD_USER_INPUT if the figure does not fit what is ranked. */
export async function ranking(
  db: Db,
  product: Product,
  kind: RankedKind,
  args: RankingArgs,
): Promise<Ranking> {
  const name = product === 'HOTEL' ? 'hotel' : 'beverage';
  checkFigure(args, kind, name);
  const period = await rankingPeriod(db, product, args);
  const params = new Params();
  const spec = specOf(args, { kind, name, period, params });
  const filterValues = [...params.values];
  const keys = keyset(args, orderOf(spec), params);
  const found = await db.query<RawKey[]>(rankingPage(spec, keys), params.values);
  const rows = await figuresOf(db, spec, period, { keys, found, filterValues });
  return { ...rows, ...factsOf(spec, period, found[0]) };
}

interface Asked {
  kind: RankedKind;
  name: ProductName;
  period: RankingPeriod;
  params: Params;
}

function specOf(args: RankingArgs, { kind, name, period, params }: Asked): RankingSpec {
  const { months, compared, yearsEarlier } = period;
  const spec = {
    ...{ product: name, kind, by: args.by, isLowestFirst: args.direction === 'LOWEST' },
    ...{ months: byYear(months), later: byYear(compared), earlier: byYear(compared, yearsEarlier ?? 0) },
    ...{ yearsEarlier: yearsEarlier ?? 0, days: daysOf(months) },
  };
  const isByChange = args.by === 'CHANGE' || args.by === 'LIKE_FOR_LIKE_CHANGE';
  const years = [...spec.months, ...spec.earlier].map(({ year }) => year);
  return {
    ...spec,
    filter: filterCondition(args.filter ?? {}, name, [...new Set(years)], params),
    minimum: minimumOf(args, kind, name, isByChange ? compared.length : months.length),
  };
}

function orderOf({ kind, isLowestFirst }: RankingSpec): OrderColumn[] {
  return [
    { sql: 'r.value', type: 'bigint', direction: isLowestFirst ? 'asc' : 'desc' },
    { sql: 'r.key', type: keyTypeOf(kind), direction: 'asc' },
  ];
}

interface Found {
  keys: Keyset;
  found: readonly RawKey[];
  filterValues: readonly unknown[];
}

/** The page's rows with all their figures, by a statement that reads these alone. */
async function figuresOf(
  db: Db,
  spec: RankingSpec,
  period: RankingPeriod,
  { keys, found, filterValues }: Found,
): Promise<ReturnType<typeof toPage<RawKey, RankingRow>>> {
  const places = found.filter(({ key }) => key !== null);
  const params = new Params();
  params.values.push(...filterValues);
  const wanted = params.add(places.slice(0, keys.size).map(({ key }) => key));
  const raw =
    places.length === 0 ? [] : await db.query<RawFigures[]>(rankedRows(spec, wanted), params.values);
  const byKey = new Map(raw.map((each) => [each.key, each]));
  const toNode = (place: RawKey): RankingRow => {
    const figures = byKey.get(place.key ?? '');
    if (!figures) throw new Error(`A ranked row has no figures: ${place.key ?? ''}.`);
    return toRankingRow(spec, period, { place, figures, whole: place.wholeReceipts });
  };
  return toPage(places, keys, toNode, () => Promise.resolve(found[0]?.of ?? 0));
}

function factsOf(
  spec: RankingSpec,
  period: RankingPeriod,
  totals: RawKey | undefined,
): Omit<Ranking, 'edges' | 'nodes' | 'pageInfo' | 'totalCount'> {
  const facts = {
    by: spec.by,
    months: period.months,
    comparedMonths: period.compared,
    earlierMonths: period.compared.map((month) => addMonths(month, -12 * (period.yearsEarlier ?? 0))),
    incompleteMonths: period.incomplete,
    receipts: totals?.wholeReceipts ?? 0,
    minimumProperties: spec.minimum.properties,
    minimumRooms: spec.minimum.rooms,
    minimumReceipts: spec.minimum.receipts,
    tooSmall: totals?.tooSmall ?? 0,
    withoutFigure: totals?.withoutFigure ?? 0,
  };
  return { ...facts, note: noteOf(facts, period) };
}
