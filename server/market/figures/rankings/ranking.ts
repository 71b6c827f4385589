import type { Db } from '../../../platform/lib/db.ts';
import { keyset, Params, toPage, type Keyset, type OrderColumn } from '../../../platform/lib/page.ts';
import type { Product } from '../../enums.ts';
import type { RankingArgs } from './ranking.args.ts';
import { noteOf } from './rankingNote.ts';
import { filterCondition } from './rankingFilter.ts';
import { checkFigure, minimumOf } from './rankingLimits.ts';
import { byYear, daysOf, earlierOf, rankingPeriod, recentOf, type RankingPeriod } from './rankingPeriod.ts';
import { percentOf, toRankingRow, toTotal, type RawFigures, type RawPlace } from './rankingRow.ts';
import { recentReceipts } from './recentReceipts.ts';
import type { ProductName } from '../../releases/revision.sql.ts';
import { keyTypeOf, type RankedKind } from './rankedKinds.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { rankedRows, rankedTotal, rankingPage } from './ranking.sql.ts';
import type { Ranking } from './ranking.type.ts';
import type { RankingRow, RankingTotal } from './rankingRow.type.ts';

/** A place in the order, with the totals of the whole ranking; without a key if the page is empty. */
interface RawKey extends RawPlace {
  cursorKey: unknown[];
  of: number;
  tooSmall: number;
  withoutFigure: number;
  wholeReceipts: number;
  found: number;
  concentration: number | null;
  topFive: number | null;
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
  const total = async (): Promise<RankingTotal | null> => {
    const [raw] = await db.query<RawFigures[]>(rankedTotal(spec), filterValues);
    return raw ? toTotal({ ...spec, isTotal: true }, period, raw) : null;
  };
  return { ...rows, ...factsOf(spec, period, found[0]), total };
}

export interface RankingAsked {
  kind: RankedKind;
  name: ProductName;
  period: RankingPeriod;
  params: Params;
}

/** The statement's parts of a ranking; adds the values of the filter to `params`. */
export function specOf(args: RankingArgs, { kind, name, period, params }: RankingAsked): RankingSpec {
  const { months, compared, monthsEarlier } = period;
  const spec = {
    ...{ product: name, kind, by: args.by, isLowestFirst: args.direction === 'LOWEST' },
    ...{ months: byYear(months), later: byYear(compared) },
    ...{ earlier: byYear(earlierOf(compared, monthsEarlier)), monthsEarlier: monthsEarlier ?? 0 },
    days: daysOf(months),
  };
  const isByChange = args.by === 'CHANGE' || args.by === 'LIKE_FOR_LIKE_CHANGE';
  const years = [...spec.months, ...spec.earlier].map(({ year }) => year);
  return {
    ...spec,
    filter: filterCondition(
      args.filter ?? {},
      { product: name, isWhole: kind === 'PROPERTY', years: [...new Set(years)] },
      params,
    ),
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
  const recent = recentReceipts(db, spec, period, { wanted, values: params.values });
  const byKey = new Map(raw.map((each) => [each.key, each]));
  const toNode = (place: RawKey): RankingRow => {
    const figures = byKey.get(place.key ?? '');
    if (!figures) throw new Error(`A ranked row has no figures: ${place.key ?? ''}.`);
    return toRankingRow(spec, period, { place, figures, whole: place.wholeReceipts, recent });
  };
  return toPage(places, keys, toNode, () => Promise.resolve(found[0]?.of ?? 0));
}

function factsOf(
  spec: RankingSpec,
  period: RankingPeriod,
  totals: RawKey | undefined,
): Omit<Ranking, 'edges' | 'nodes' | 'pageInfo' | 'totalCount' | 'total'> {
  const facts = {
    by: spec.by,
    months: period.months,
    comparedMonths: period.compared,
    earlierMonths: earlierOf(period.compared, period.monthsEarlier),
    incompleteMonths: period.incomplete,
    receipts: totals?.wholeReceipts ?? 0,
    ...concentrationOf(totals),
    recentMonths: recentOf(period),
    minimumProperties: spec.minimum.properties,
    minimumRooms: spec.minimum.rooms,
    minimumReceipts: spec.minimum.receipts,
    tooSmall: totals?.tooSmall ?? 0,
    withoutFigure: totals?.withoutFigure ?? 0,
  };
  return { ...facts, note: noteOf(facts, period) };
}

function concentrationOf(
  totals: RawKey | undefined,
): Pick<Ranking, 'found' | 'topFiveShare' | 'concentration'> {
  const { found = 0, wholeReceipts: whole = 0, topFive, concentration = null } = totals ?? {};
  const isKnown = whole > 0 && concentration !== null;
  return {
    found,
    topFiveShare: percentOf(topFive ?? 0, whole),
    concentration: isKnown ? Math.round(concentration) : null,
  };
}
