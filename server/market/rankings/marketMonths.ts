import { badInput } from '../../platform/errors.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import type { Db } from '../../platform/lib/db.ts';
import { daysIn, monthNumberOf, yearOf, type Month } from '../../platform/lib/month.ts';
import { Params } from '../../platform/lib/page.ts';
import { revpar, shareOf } from '../hotels/hotel.rules.ts';
import {
  marketGroups,
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
import { filterCondition } from './rankingFilter.ts';
import { boundsOf, byYear, publishedMonths } from './rankingPeriod.ts';

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
type RawYear = { key: string | null; year: number } & Record<MarketMeasure, (number | null)[]>;

type YearsOfGroups = ReadonlyMap<string | null, RawYear[]>;

const ofHotels: ReadonlySet<MarketGroup> = new Set(['BRAND', 'PARENT_COMPANY', 'SIZE_CLASS', 'FILER_TYPE']);

/** Monthly figures by group. Throws BAD_USER_INPUT. */
export async function marketMonths(db: Db, args: MarketMonthsArgs): Promise<MarketMonths> {
  check(args);
  const known = await publishedMonths(db, args.product);
  const asked = boundsOf(args, known.at(-1)?.month ?? null, MOST_MARKET_MONTHS);
  const published = known.filter(({ month }) => asked && month >= asked.from && month <= asked.to);
  const months = published.map(({ month }) => month);
  const years = byYear(months);
  const params = new Params();
  const product = args.product === 'HOTEL' ? 'hotel' : 'beverage';
  const filter = filterCondition(
    args.filter ?? {},
    product,
    years.map(({ year }) => year),
    params,
  );
  const market = new Market(db, { product, groupBy: args.groupBy, years, filter }, months, params.values);
  const incompleteMonths = published.filter(({ isIncomplete }) => isIncomplete).map(({ month }) => month);
  return { groupBy: args.groupBy, months, incompleteMonths, ...(await market.groups(args.top)) };
}

function check({ product, groupBy, top }: MarketMonthsArgs): void {
  if (product === 'BEVERAGE' && ofHotels.has(groupBy)) {
    throw badInput(`${groupBy} is of hotels only: bars have no brands and no rooms, and all file monthly.`);
  }
  const most = groupBy === 'PROPERTY' ? MOST_PROPERTIES : MOST_GROUPS;
  if (top < 1 || top > most) throw badInput(`top must be 1 to ${String(most)}.`);
}

/** Reads measures when they are first asked for, each once for all groups. */
class Market {
  readonly #read = new Map<string, Promise<YearsOfGroups>>();
  #keys: string[] = [];

  constructor(
    private readonly db: Db,
    private readonly spec: MarketSpec,
    private readonly months: readonly Month[],
    private readonly filterValues: readonly unknown[],
  ) {}

  async groups(top: number): Promise<Pick<MarketMonths, 'groups' | 'others' | 'groupCount'>> {
    const { params, placeholder } = this.#params(top);
    const raw = await this.db.query<RawGroup[]>(marketGroups(this.spec, placeholder), params);
    const found = raw.filter(({ key }) => key !== null);
    const [totals] = raw;
    this.#keys = found.map(({ key }) => key ?? '');
    const whole = totals?.wholeReceipts ?? 0;
    const rest = whole - found.reduce((sum, { receipts }) => sum + (receipts ?? 0), 0);
    const hasOthers = (totals?.groupCount ?? 0) > found.length || (totals?.hasUngrouped ?? false);
    const series = await Promise.all(
      found.map((group) =>
        this.#series({ key: group.key, name: this.#nameOf(group), total: group.receipts ?? 0, whole }),
      ),
    );
    const others = hasOthers ? await this.#series({ key: null, name: 'Others', total: rest, whole }) : null;
    return { groups: series, others, groupCount: totals?.groupCount ?? 0 };
  }

  async #series({
    key,
    name,
    total,
    whole,
  }: {
    key: string | null;
    name: string;
    total: number;
    whole: number;
  }): Promise<MarketSeries> {
    const column = async (measure: MarketMeasure): Promise<(number | null)[]> =>
      this.#columnOf(key, measure, await this.#measures(measure));
    const ofHotel = (read: () => Promise<(number | null)[]>) => (): Promise<(number | null)[]> =>
      this.spec.product === 'hotel' ? read() : Promise.resolve(this.months.map(() => null));
    return {
      ...{ groupBy: this.spec.groupBy, product: this.spec.product, key, name, total },
      share: whole > 0 ? Math.round((total / whole) * 10_000) / 100 : null,
      receipts: await column('receipts'),
      properties: () => column('properties'),
      taxableReceipts: ofHotel(() => column('taxable')),
      rooms: ofHotel(() => column('rooms')),
      revpar: ofHotel(async () => {
        const [receipts, rooms] = await Promise.all([column('revpar_receipts'), column('rooms')]);
        return this.months.map((month, at) => revpar(receipts[at] ?? 0, rooms[at] ?? null, daysIn(month)));
      }),
      exemptShare: ofHotel(async () => {
        const [exempt, all] = await Promise.all([column('exempt'), column('exemptible')]);
        return this.months.map((_, at) => shareOf(exempt[at], all[at]));
      }),
    };
  }

  /** Years of all groups; measures that come together are read together. */
  #measures(measure: MarketMeasure): Promise<YearsOfGroups> {
    const together = togetherWith(measure);
    const name = together.join(' ');
    const reading = this.#read.get(name) ?? this.#readSums(together);
    this.#read.set(name, reading);
    return reading;
  }

  async #readSums(measures: readonly MarketMeasure[]): Promise<YearsOfGroups> {
    const { params, placeholder } = this.#params(this.#keys);
    const rows = await this.db.query<RawYear[]>(marketSums(this.spec, measures, placeholder), params);
    return groupBy(rows, ({ key }) => key);
  }

  #params(value: unknown): { params: unknown[]; placeholder: string } {
    const params = [...this.filterValues, value];
    return { params, placeholder: `$${String(params.length)}` };
  }

  #columnOf(key: string | null, measure: MarketMeasure, all: YearsOfGroups): (number | null)[] {
    const years = new Map((all.get(key) ?? []).map((row) => [row.year, row[measure]]));
    return this.months.map((month) => years.get(yearOf(month))?.[monthNumberOf(month) - 1] ?? null);
  }

  #nameOf({ key, name }: RawGroup): string {
    if (this.spec.groupBy === 'FILER_TYPE') return key === '60' ? 'Quarterly filers' : 'Monthly filers';
    if (this.spec.groupBy !== 'SIZE_CLASS') return name ?? key ?? '';
    const size = sizeClasses.find(({ from }) => String(from) === key);
    return size?.to ? `${String(size.from)} to ${String(size.to)} rooms` : `${key ?? ''} rooms or more`;
  }
}

const sets: readonly (readonly MarketMeasure[])[] = [
  ['receipts', 'properties'],
  ['taxable'],
  ['rooms', 'revpar_receipts'],
  ['exempt', 'exemptible'],
];

function togetherWith(measure: MarketMeasure): readonly MarketMeasure[] {
  return sets.find((set) => set.includes(measure)) ?? [measure];
}
