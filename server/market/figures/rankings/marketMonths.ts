import { productNames } from '../../enums.ts';
import DataLoader from 'dataloader';
import { badInput } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/lib/byKey.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { monthNumberOf, yearOf, type Month } from '../../../platform/lib/month.ts';
import { Params } from '../../../platform/lib/page.ts';
import { scaleName } from '../../brands/chainScale.rules.ts';
import { revpar, shareOf } from '../../hotels/hotel.rules.ts';
import type { MarketContext } from '../../context.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import type { Span } from '../../releases/asOf.sql.ts';
import { MOST_PAST_MONTHS } from '../../releases/pastLimits.ts';
import {
  marketGroups,
  marketMonthsAsOf,
  marketSums,
  sizeClasses,
  type MarketMeasure,
  type MarketSpec,
} from './marketMonths.sql.ts';
import {
  MOST_GROUPS,
  MOST_MARKET_MONTHS,
  MOST_PROPERTIES,
  type MarketGroup,
  type MarketMonths,
  type MarketMonthsArgs,
  type MarketSeries,
} from './marketMonths.type.ts';
import { pastSpans } from './pastMonths.ts';
import { filterCondition } from './rankingFilter.ts';
import { shareOfTotal } from './rankingRow.ts';
import { boundsOf, byYear, readRankingMonths, type YearMonths } from './rankingPeriod.ts';

/** A group with its receipts, and the totals of all; without a key if there are no groups. */
interface RawGroup {
  key: string | null;
  name: string | null;
  receipts: number | null;
  wholeReceipts: number;
  groupCount: number;
  hasUngrouped: boolean;
}

/** A year of a group, or of all else, with a value for each calendar month. */
interface RawYear {
  key: string | null;
  year: number;
  sums: Partial<Record<MarketMeasure, (number | null)[]>>;
}

type YearsOfGroups = ReadonlyMap<string | null, RawYear[]>;

const ofHotels: ReadonlySet<MarketGroup> = new Set([
  'BRAND',
  'PARENT_COMPANY',
  'CHAIN_SCALE',
  'SIZE_CLASS',
  'FILER_TYPE',
] as const);

/** Monthly figures by group, now or as of a release. Throws BAD_USER_INPUT. */
export async function marketMonths(context: MarketContext, args: MarketMonthsArgs): Promise<MarketMonths> {
  check(args);
  const { db } = context;
  const product = productNames[args.product];
  const release = await asOfRelease(context, product, args.asOf);
  const known = await readRankingMonths(db, args.product, release);
  const most = release === null ? MOST_MARKET_MONTHS : MOST_PAST_MONTHS;
  const ask = release === null ? 'Ask' : 'With asOf, ask';
  const asked = boundsOf(args, known.at(-1)?.month ?? null, most, ask);
  const published = known.filter(({ month }) => asked && month >= asked.from && month <= asked.to);
  const months = published.map(({ month }) => month);
  const years = byYear(months);
  const params = new Params();
  const filter = filterCondition(
    args.filter ?? {},
    { product, isWhole: args.groupBy === 'PROPERTY', isPast: release !== null, years: yearsOf(years) },
    params,
  );
  const spec = { product, groupBy: args.groupBy, years, filter, isPast: release !== null } as const;
  const { groups, read } =
    release === null
      ? await readNow(db, spec, { params, top: args.top })
      : await readAsOf(db, spec, { params, top: args.top, release, spans: pastSpans(months, args.filter) });
  const incompleteMonths = published.filter(({ isIncomplete }) => isIncomplete).map(({ month }) => month);
  const monthlyOnly = published.filter(({ awaitsQuarterlyFilers }) => awaitsQuarterlyFilers);
  return {
    groupBy: args.groupBy,
    months,
    incompleteMonths,
    monthsWithoutQuarterlyFilers: monthlyOnly.map(({ month }) => month),
    groupCount: groups[0]?.groupCount ?? 0,
    ...seriesOf({ spec, months }, groups, columnReader(months, read)),
  };
}

interface Read {
  groups: readonly RawGroup[];
  read: (measures: readonly MarketMeasure[]) => Promise<RawYear[]>;
}

interface Top {
  /** Values of the filter. */
  params: Params;
  top: number;
}

/** The groups; their measures by a statement for those that are asked for. */
async function readNow(db: Db, spec: MarketSpec, { params, top }: Top): Promise<Read> {
  const ofFilter = [...params.values];
  const at = params.add(top);
  const groups = await db.query<RawGroup[]>(marketGroups(spec, at), params.values);
  const keys = groups.flatMap(({ key }) => key ?? []);
  return {
    groups,
    read: (measures) => db.query<RawYear[]>(marketSums(spec, measures, at), [...ofFilter, keys]),
  };
}

/** A row of `marketMonthsAsOf`; null for no groups. */
interface RawPast {
  groups: RawGroup[] | null;
  years: RawYear[] | null;
}

/** The same as of a release, all at once. */
async function readAsOf(
  db: Db,
  spec: MarketSpec,
  { params, top, release, spans }: Top & { release: number; spans: readonly Span[] },
): Promise<Read> {
  const [limit, number] = [params.add(top), params.add(release, 'bigint')];
  const statement = marketMonthsAsOf(spec, limit, { release: number, spans });
  const [read] = await db.query<RawPast[]>(statement, params.values);
  return { groups: read?.groups ?? [], read: () => Promise.resolve(read?.years ?? []) };
}

function yearsOf(years: readonly YearMonths[]): number[] {
  return years.map(({ year }) => year);
}

function check({ product, groupBy, top }: MarketMonthsArgs): void {
  if (product === 'BEVERAGE' && ofHotels.has(groupBy)) {
    throw badInput(
      `${groupBy} applies to hotels only: bars have no brands and no rooms, and all file monthly.`,
    );
  }
  const most = groupBy === 'PROPERTY' ? MOST_PROPERTIES : MOST_GROUPS;
  if (top < 1 || top > most) throw badInput(`top must be 1 to ${String(most)}.`);
}

/** A column of a group, or of all others. */
type ReadColumn = (key: string | null, measure: MarketMeasure) => Promise<(number | null)[]>;

/** Reads the measures that are asked for together in one statement for all groups, and each once. */
function columnReader(
  months: readonly Month[],
  read: (measures: readonly MarketMeasure[]) => Promise<RawYear[]>,
): ReadColumn {
  const loader = new DataLoader<MarketMeasure, YearsOfGroups>(async (measures) => {
    const years = groupBy(await read(measures), (row) => row.key);
    return measures.map(() => years);
  });
  return async (key, measure) => {
    const years = (await loader.load(measure)).get(key) ?? [];
    const sums = new Map(years.map((row) => [row.year, row.sums[measure]]));
    return months.map((month) => sums.get(yearOf(month))?.[monthNumberOf(month) - 1] ?? null);
  };
}

/** The largest groups, and all else that the filter leaves. */
function seriesOf(
  { spec, months }: Asked,
  groups: readonly RawGroup[],
  column: ReadColumn,
): Pick<MarketMonths, 'groups' | 'others'> {
  const found = groups.filter(({ key }) => key !== null);
  const { wholeReceipts: whole = 0, groupCount = 0, hasUngrouped = false } = groups[0] ?? {};
  const rest = whole - found.reduce((sum, { receipts }) => sum + (receipts ?? 0), 0);
  const make = (key: string | null, name: string, total: number): MarketSeries =>
    toSeries({ spec, months, key, name, total, whole }, column);
  const others = { key: null, name: 'Others', receipts: rest };
  const hasOthers = groupCount > found.length || hasUngrouped;
  return {
    groups: found.map((group) => make(group.key, nameOf(spec, group), group.receipts ?? 0)),
    others: hasOthers ? make(others.key, others.name, others.receipts) : null,
  };
}

interface Asked {
  spec: MarketSpec;
  months: readonly Month[];
}

interface Group extends Asked {
  key: string | null;
  name: string;
  /** Cents, of the group and of all. */
  total: number;
  whole: number;
}

function toSeries({ spec, months, key, name, total, whole }: Group, read: ReadColumn): MarketSeries {
  const column = (measure: MarketMeasure): Promise<(number | null)[]> => read(key, measure);
  const none = months.map(() => null);
  const ofHotel = (columnOf: () => Promise<(number | null)[]>) => (): Promise<(number | null)[]> =>
    spec.product === 'hotel' ? columnOf() : Promise.resolve(none);
  return {
    groupBy: spec.groupBy,
    product: spec.product,
    key,
    name,
    total,
    share: shareOfTotal(total, whole),
    receipts: () => column('receipts'),
    properties: () => column('properties'),
    taxableReceipts: ofHotel(() => column('taxable')),
    rooms: ofHotel(() => column('rooms')),
    revpar: ofHotel(async () => {
      const [cents, nights] = await Promise.all([column('revpar_receipts'), column('nights')]);
      return cents.map((each, at) => revpar(each ?? 0, nights[at] ?? null, 1));
    }),
    exemptShare: ofHotel(async () => {
      const [exempt, all] = await Promise.all([column('exempt'), column('exemptible')]);
      return exempt.map((each, at) => shareOf(each, all[at]));
    }),
  };
}

function nameOf({ groupBy: kind }: MarketSpec, { key, name }: RawGroup): string {
  if (kind === 'FILER_TYPE') return key === '60' ? 'Quarterly filers' : 'Monthly filers';
  if (kind === 'CHAIN_SCALE') return scaleName(key);
  if (kind !== 'SIZE_CLASS') return name ?? key ?? '';
  const size = sizeClasses.find(({ from }) => String(from) === key);
  return size?.to ? `${String(size.from)} to ${String(size.to)} rooms` : `${key ?? ''} rooms or more`;
}
