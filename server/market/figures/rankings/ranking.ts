import { keyset, Params, toPage, type OrderColumn } from '../../../platform/lib/page.ts';
import type { MarketContext } from '../../context.ts';
import { productNames, type Product } from '../../enums.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import type { RankingArgs } from './ranking.args.ts';
import { noteOf } from './rankingNote.ts';
import { filterCondition } from './rankingFilter.ts';
import { checkFigure, minimumOf } from './rankingLimits.ts';
import { byYear, daysOf, earlierOf, rankingPeriod, type RankingPeriod } from './rankingPeriod.ts';
import { shareOfTotal, toRankingRow, toTotal } from './rankingRow.ts';
import { placesOf, readAsOf, readNow, type Asked, type RawKey, type Read } from './readRanking.ts';
import { keyTypeOf, type RankedKind } from './rankedKinds.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { allSums, sumsOfRow } from './yearSums.sql.ts';
import type { Ranking } from './ranking.type.ts';
import type { RankingRow, RankingTotal } from './rankingRow.type.ts';
import type { ProductName } from '../../productName.rules.ts';

/** The tax whose properties are ranked, and in what groups. */
export interface Ranked {
  product: Product;
  kind: RankedKind;
  /** True if a row may be asked for figures that take more of each month than its receipts. */
  hasDetails: boolean;
}

/** A page of a ranking, now or as of a release. Throws BAD_USER_INPUT if the figure does not fit what is ranked. */
export async function ranking(
  context: MarketContext,
  { product, kind, hasDetails }: Ranked,
  args: RankingArgs,
): Promise<Ranking> {
  const { db } = context;
  const name = productNames[product];
  checkFigure(args, kind, name);
  const release = await asOfRelease(context, name, args.asOf);
  const period = await rankingPeriod(db, product, args, release);
  const params = new Params();
  const spec = specOf(args, { kind, name, period, params, isPast: release !== null });
  const filterValues = [...params.values];
  const keys = keyset(args, orderOf(spec), params);
  const sums = hasDetails ? allSums(name) : sumsOfRow(name);
  const asked = { spec, period, keys, filterValues, params, sums };
  const { found, raw, recent, readTotal } =
    release === null ? await readNow(db, asked) : await readAsOf(db, asked, { release, filter: args.filter });
  const total = async (): Promise<RankingTotal | null> => {
    const whole = await readTotal();
    return whole ? toTotal({ ...spec, isTotal: true }, period, whole) : null;
  };
  const rows = rowsOf(asked, { found, raw, recent });
  return { ...rows, ...factsOf(spec, period, found[0]), recentMonths: recent.months, total };
}

export interface RankingAsked {
  kind: RankedKind;
  name: ProductName;
  period: RankingPeriod;
  params: Params;
  /** True if it is as of a release. */
  isPast?: boolean;
}

/** The statement's parts of a ranking; adds the values of the filter to `params`. */
export function specOf(
  args: RankingArgs,
  { kind, name, period, params, isPast = false }: RankingAsked,
): RankingSpec {
  const { months, compared, monthsEarlier } = period;
  const spec = {
    product: name,
    kind,
    by: args.by,
    isLowestFirst: args.direction === 'LOWEST',
    months: byYear(months),
    later: byYear(compared),
    earlier: byYear(earlierOf(compared, monthsEarlier)),
    monthsEarlier: monthsEarlier ?? 0,
    days: daysOf(months),
    incomplete: period.incomplete,
    monthlyOnly: period.monthlyOnly,
    isPast,
  };
  const years = [...spec.months, ...spec.earlier].map(({ year }) => year);
  return {
    ...spec,
    filter: filterCondition(
      args.filter ?? {},
      { product: name, isWhole: kind === 'PROPERTY', isPast, years: [...new Set(years)] },
      params,
    ),
    minimum: minimumOf(args, kind, name, period),
  };
}

function orderOf({ kind, isLowestFirst }: RankingSpec): OrderColumn[] {
  return [
    { sql: 'r.value', type: 'bigint', direction: isLowestFirst ? 'asc' : 'desc' },
    { sql: 'r.key', type: keyTypeOf(kind), direction: 'asc' },
  ];
}

/** The page's rows with all their figures. */
function rowsOf(
  { spec, period, keys }: Asked,
  { found, raw, recent }: Pick<Read, 'found' | 'raw' | 'recent'>,
): ReturnType<typeof toPage<RawKey, RankingRow>> {
  const byKey = new Map(raw.map((each) => [each.key, each]));
  const toNode = (place: RawKey): RankingRow => {
    const figures = byKey.get(place.key ?? '');
    if (!figures) throw new Error(`A ranked row has no figures: ${place.key ?? ''}.`);
    return toRankingRow(spec, period, { place, figures, whole: place.wholeReceipts, recent });
  };
  return toPage(placesOf(found), keys, toNode, () => Promise.resolve(found[0]?.of ?? 0));
}

function factsOf(
  spec: RankingSpec,
  period: RankingPeriod,
  totals: RawKey | undefined,
): Omit<Ranking, 'edges' | 'nodes' | 'pageInfo' | 'totalCount' | 'total' | 'recentMonths'> {
  const facts = {
    by: spec.by,
    months: period.months,
    comparedMonths: period.compared,
    earlierMonths: earlierOf(period.compared, period.monthsEarlier),
    incompleteMonths: period.incomplete,
    monthsWithoutQuarterlyFilers: period.monthlyOnly,
    recentIncompleteMonths: period.recentIncomplete,
    receipts: totals?.wholeReceipts ?? 0,
    ...concentrationOf(totals),
    minimumProperties: spec.minimum.properties,
    minimumRooms: spec.minimum.rooms,
    minimumReceipts: spec.minimum.receipts,
    minimumMonths: spec.minimum.months,
    tooSmall: totals?.tooSmall ?? 0,
    tooFewMonths: totals?.tooFewMonths ?? 0,
    withoutFigure: totals?.withoutFigure ?? 0,
  };
  return { ...facts, note: noteOf(facts, period, spec) };
}

function concentrationOf(
  totals: RawKey | undefined,
): Pick<Ranking, 'found' | 'topFiveShare' | 'concentration'> {
  const { found = 0, wholeReceipts: whole = 0, topFive, concentration = null } = totals ?? {};
  const isKnown = whole > 0 && concentration !== null;
  return {
    found,
    topFiveShare: shareOfTotal(topFive ?? 0, whole),
    concentration: isKnown ? Math.round(concentration) : null,
  };
}
