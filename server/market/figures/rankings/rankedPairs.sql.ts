import { groupingOf, groupingOfAll, type Grouping, type RankedKind } from './rankedKinds.sql.ts';
import type { RankFigure } from './rankFigure.ts';
import type { YearMonths } from './rankingPeriod.ts';
import { calendarMonths, monthBit, yearColumn } from './yearRows.rules.ts';
import { yearsOfEstablishments, yearsOfProperties } from './yearSource.sql.ts';
import { amount, bitsOfMonths, countDistinct, sumOfMonths, sumsOfRow, type SumName } from './yearSums.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Whole numbers, receipts in cents; 0 for none. */
export interface Minimum {
  properties: number;
  rooms: number;
  receipts: number;
  /** Months with figures. */
  months: number;
}

/** The condition that every year row meets. */
export const NO_FILTER = 'true';

/** A ranking as its statement is made of. */
export interface RankingSpec {
  product: ProductName;
  kind: RankedKind;
  by: RankFigure;
  isLowestFirst: boolean;
  months: readonly YearMonths[];
  /** The compared months of the later period, and the same months of the earlier one; empty if none are compared. */
  later: readonly YearMonths[];
  earlier: readonly YearMonths[];
  monthsEarlier: number;
  days: number;
  /** Months of both periods that were published although rows are missing. */
  incomplete: readonly string[];
  /** Months of which no release has what quarterly filers filed. */
  monthlyOnly: readonly string[];
  /** Condition on year rows `y`. */
  filter: string;
  minimum: Minimum;
  /** True if it is as of a release. */
  isPast?: boolean;
  /** SQL of an array of the keys of the rows that are asked for; all without it. */
  keys?: string;
  /** True for the sums of everything together. */
  isTotal?: true;
}

export function groupingOfSpec({ kind, product, isTotal }: RankingSpec): Grouping {
  return isTotal ? groupingOfAll(kind, product) : groupingOf(kind, product);
}

/** Columns beside the receipts of months that sums of a row, its marks included, need. */
const ownColumns = {
  hotel: ['is_marketplace', 'doubtful_receipts', 'doubtful_rooms', 'unusual_receipts', 'apportioned', 'idle'],
  beverage: ['estimated'],
} as const;

/** As few columns as the sums need: statements keep these rows in memory. */
function columnsOf(
  { product }: RankingSpec,
  years: readonly YearMonths[],
  wanted: readonly SumName[],
): string {
  const ofReceipts = sumsOfRow(product);
  if (!wanted.every((name) => ofReceipts.includes(name))) return 'y.*';
  const amounts = wanted.includes('room_months') ? ['receipts', 'rooms'] : ['receipts'];
  const byMonth = amounts.flatMap((name) => monthsIn(years).map((month) => `y.${yearColumn(name, month)}`));
  const own = ownColumns[product].map((name) => `y.${name}`);
  return ['y.property_id', 'y.year', ...own, ...byMonth].join(', ');
}

function monthsIn(years: readonly YearMonths[]): number[] {
  return [...new Set(years.flatMap(({ months }) => months))];
}

/** Rows of one period, with their receipts and months of those that are asked for. */
export function rowsOf(spec: RankingSpec, years: readonly YearMonths[], wanted: readonly SumName[]): string {
  const { key, where } = groupingOfSpec(spec);
  const bits = bitsOfMonths(years, 'y.months');
  const idle = knowsIdle(spec) ? `${bitsOfMonths(years, idleSet[spec.product])} as idle_bits,` : '';
  return `select ${key} as key, ${sumOfMonths(years, (month) => amount('receipts', month))} as summed,
      ${bits} as bits, ${idle} ${columnsOf(spec, years, wanted)}
    ${sourceOf(spec, years)} and ${bits} <> 0
      and ${key} is not null and ${where}`;
}

/** SQL of the set of months of a year row `y` in which a hotel is idle, or a bar filed $0. */
const idleSet: Record<ProductName, string> = {
  hotel: 'y.idle',
  beverage: `(${calendarMonths
    .map(
      (month) =>
        `case when y.${yearColumn('receipts', month)} <= 0 then ${String(monthBit(month))} else 0 end`,
    )
    .join(' | ')})`,
};

/** True for groups. A hotel or bar is compared with itself, through all its owners, and never left out. */
export function knowsIdle({ kind }: RankingSpec): boolean {
  return kind !== 'PROPERTY';
}

/** The mark of a group whose change differs without them; null of a hotel or bar. */
export function idleMarkOf(spec: RankingSpec): 'IDLE_HOTELS' | 'IDLE_BARS' | null {
  if (!knowsIdle(spec)) return null;
  return spec.product === 'hotel' ? 'IDLE_HOTELS' : 'IDLE_BARS';
}

/** SQL of the year rows `y` that pass the filter, from FROM on: hotels and bars are ranked through all their owners. */
export function sourceOf(spec: RankingSpec, years: readonly Pick<YearMonths, 'year'>[]): string {
  const { product, kind, filter, isPast } = spec;
  if (kind === 'PROPERTY') return yearsOfEstablishments({ product, years, filter, isPast });
  return yearsOfProperties({ product, years, filter, isPast, joins: groupingOfSpec(spec).joins });
}

/**
 * A bar's legacy filings at several addresses of a place are rows of their own: they are compared together. Only where each
 * address that filed for a month filed $0, the bar did.
 */
function barsAtPlace(rows: string, years: readonly YearMonths[], hasIdle: boolean): string {
  const columns = monthsIn(years).map((month) => yearColumn('receipts', month));
  const sums = [...columns, 'summed'].map((column) => `sum(${column})::bigint as ${column}`);
  const idle = hasIdle ? ', bit_and(idle_bits | ~bits) & bit_or(bits) as idle_bits' : '';
  return `select key, property_id, year, ${sums.join(', ')}, bit_or(bits) as bits${idle}
    from ${rows} group by key, property_id, year`;
}

/**
 * SQL of the receipts of a period for which a row has a figure in the other period too. Most rows have the same months
 * in both, so that their sum is known.
 */
function paired(spec: RankingSpec, from: 'y' | 'e'): string {
  const [years, other] = from === 'y' ? [spec.later, 'e'] : [spec.earlier, 'y'];
  const each = sumOfMonths(
    years,
    (month, bit) =>
      `case when ${other}.bits & ${bit} <> 0 then ${amount('receipts', month, from)} else 0 end`,
    from,
  );
  return `case when y.bits = e.bits then ${from}.summed else ${each} end`;
}

/** Receipts of the properties with figures for a month of both periods, which count toward the same group in both. */
export function pairs(spec: RankingSpec): string {
  const isBar = spec.product === 'beverage';
  const rowsOf = (rows: string, years: readonly YearMonths[]): string =>
    isBar ? `(${barsAtPlace(rows, years, knowsIdle(spec))})` : rows;
  return `select y.key, sum(${paired(spec, 'y')})::bigint as alike_later,
      sum(${paired(spec, 'e')})::bigint as alike_earlier, ${countDistinct(spec.product)} as alike_properties${isBar ? '' : marketplacePairs(spec)}${knowsIdle(spec) ? idlePairs(spec) : ''}
    from ${rowsOf('later_row', spec.later)} y
    join ${rowsOf('earlier_row', spec.earlier)} e on ${isPair(spec)}
    group by y.key`;
}

/** Columns of the part of marketplaces; null without. */
function marketplacePairs(spec: RankingSpec): string {
  const marketplaces = (row: 'y' | 'e'): string =>
    `sum(${paired(spec, row)}) filter (where y.is_marketplace)::bigint`;
  return `, ${marketplaces('y')} as alike_marketplaces_later, ${marketplaces('e')} as alike_marketplaces_earlier`;
}

/** SQL of the months of both periods in which a hotel or bar was idle in one: sold, closed or yet to open. */
const IDLE_BITS = '(y.bits & e.bits & (y.idle_bits | e.idle_bits))';

/** Columns of their part in such months. */
function idlePairs({ later, earlier }: RankingSpec): string {
  const idleSum = (row: 'y' | 'e', years: readonly YearMonths[]): string => {
    const each = (month: number, bit: number): string =>
      `case when ${IDLE_BITS} & ${bit} <> 0 then ${amount('receipts', month, row)} else 0 end`;
    return `coalesce(sum(${sumOfMonths(years, each, row)}) filter (where ${IDLE_BITS} <> 0), 0)::bigint`;
  };
  return `, ${idleSum('y', later)} as alike_idle_later, ${idleSum('e', earlier)} as alike_idle_earlier`;
}

/** Has no more conditions than needed: with each, the planner expects fewer pairs and then sorts them. */
function isPair({ kind, later, monthsEarlier }: RankingSpec): string {
  const isWholeYears = monthsEarlier % 12 === 0;
  return [
    'e.property_id = y.property_id',
    ...(kind === 'PROPERTY' ? [] : ['e.key = y.key']),
    ...(isWholeYears && later.length > 1 ? [`e.year = y.year - ${monthsEarlier / 12}`] : []),
    'y.bits & e.bits <> 0',
  ].join(' and ');
}
