import { APPORTIONED_FROM } from './rankFigure.ts';
import type { YearMonths } from './rankingPeriod.ts';
import { calendarMonths, monthBit, yearColumn } from './yearRows.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

/** SQL of sums over months of year rows `y`, each month by its calendar year. */

const MONTHS_A_QUARTER = 3;

/**
 * SQL of the sum of a value of each month; 0 in all other years. The bit of a month is that of its place in the period.
 */
export function sumOfMonths(
  years: readonly YearMonths[],
  value: (month: number, bit: number) => string,
  alias = 'y',
): string {
  if (years.length === 0) return '0';
  const cases = years.map(({ year, months, january }) => {
    const values = months.map((month) => value(month, 1 << (january + month - 1)));
    return `when ${String(year)} then (${values.join(' + ')})`;
  });
  return `case ${alias}.year ${cases.join(' ')} else 0 end`;
}

/**
 * SQL of a set of months as bits: of `set`, those that are asked for. The first month of the period has the lowest bit,
 * so that compared months have the same bits in both periods.
 */
export function bitsOfMonths(years: readonly YearMonths[], set: string): string {
  const cases = years.map(({ year, months, january }) => {
    const shift = january === 0 ? '' : january > 0 ? ` << ${String(january)}` : ` >> ${String(-january)}`;
    return `when ${String(year)} then (${set} & ${String(bitsOf(months))})${shift}`;
  });
  return cases.length === 0 ? '0' : `case y.year ${cases.join(' ')} else 0 end`;
}

/** The set of all months that are asked for, as {@link bitsOfMonths} has it. */
export function bitsOfAll(years: readonly YearMonths[]): string {
  const bits = years.flatMap(({ months, january }) => months.map((month) => 1 << (january + month - 1)));
  return String(bits.reduce((set, each) => set | each, 0));
}

function bitsOf(months: readonly number[]): number {
  return months.reduce((bits, month) => bits | monthBit(month), 0);
}

/** The months whose quarter is not asked for as a whole, so that quarterly filings are divided. */
function monthsOfCutQuarters(years: readonly YearMonths[]): YearMonths[] {
  const quarterOf = (month: number): number => Math.ceil(month / MONTHS_A_QUARTER);
  const isCut = (month: number, months: readonly number[]): boolean =>
    months.filter((other) => quarterOf(other) === quarterOf(month)).length < MONTHS_A_QUARTER;
  return years
    .map(({ months, ...year }) => ({ ...year, months: months.filter((month) => isCut(month, months)) }))
    .filter(({ months }) => months.length > 0);
}

/** SQL of the number of months in a set of them. */
export function countBits(bits: string): string {
  return `bit_count((${bits})::bit(24))`;
}

/** SQL: the amount of a month, 1 to 12, in a year row; 0 without one. */
export function amount(name: string, month: number, alias = 'y'): string {
  return `coalesce(${alias}.${yearColumn(name, month)}, 0)`;
}

/** Days of a month in the year of `y`. */
export function daysInMonth(month: number): string {
  if (month !== 2) return String([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]);
  return '(case when y.year % 4 = 0 and (y.year % 100 <> 0 or y.year % 400 = 0) then 29 else 28 end)';
}

const isHotelRoom = (month: number): string => `y.${yearColumn('rooms', month)} is not null`;
const isDoubtful = (month: number): string => `y.doubtful_receipts & ${String(monthBit(month))} <> 0`;

const isApportioned = (month: number): string => `y.apportioned & ${String(monthBit(month))} <> 0`;

/** SQL of the set of months of a year in which parts of quarterly filings are enough of the receipts for a mark. */
export const apportionedMonths = calendarMonths
  .map((month) => {
    const sum = `sum(${amount('receipts', month)})`;
    return `case when ${sum} filter (where ${isApportioned(month)}) * ${String(APPORTIONED_FROM)} > ${sum}
      then ${String(monthBit(month))} else 0 end`;
  })
  .join(' | ');

/**
 * SQL of the number of properties, without marketplaces. By itself, a count of distinct ones would have all rows sorted
 * by group.
 */
export function countDistinct(product: ProductName): string {
  const filter = product === 'hotel' ? ' filter (where not y.is_marketplace)' : '';
  return `(select count(distinct id)::integer from unnest(array_agg(y.property_id)${filter}) id)`;
}

export type SumName =
  | 'receipts'
  | 'months'
  | 'property_months'
  | 'properties'
  | 'doubtful'
  | 'unusual'
  | 'idle'
  | 'apportioned'
  | 'taxable'
  | 'marketplace'
  | 'revpar_receipts'
  | 'nights'
  | 'empty_nights'
  | 'room_days'
  | 'room_months'
  | 'exempt'
  | 'exemptible';
type Sums = Partial<Record<SumName, (years: readonly YearMonths[]) => string>>;

/** SQL of what rows add to the sums of their group; under the same names for both taxes where both have them. */
const shared: Sums = {
  receipts: () => 'sum(y.summed)::bigint',
  months: () => 'bit_or(y.bits)',
};

const hotelSums: Sums = {
  ...shared,
  property_months: () =>
    `coalesce(sum(${countBits('y.bits')}) filter (where not y.is_marketplace), 0)::integer`,
  properties: () => countDistinct('hotel'),
  taxable: (years) => `sum(${sumOfMonths(years, (month) => amount('taxable', month))})::bigint`,
  marketplace: () => 'coalesce(sum(y.summed) filter (where y.is_marketplace), 0)::bigint',
  revpar_receipts: (years) =>
    `sum(${sumOfMonths(years, (month) => `case when ${isHotelRoom(month)} then ${amount('receipts', month)} else 0 end`)})::bigint`,
  nights: (years) =>
    `sum(${sumOfMonths(years, (month) => `${amount('rooms', month)} * ${daysInMonth(month)}`)})::bigint`,
  empty_nights: (years) =>
    `sum(${sumOfMonths(years, (month) => `case when ${amount('receipts', month)} = 0 then ${amount('rooms', month)} * ${daysInMonth(month)} else 0 end`)})::bigint`,
  room_days: (years) =>
    `sum(${sumOfMonths(years, (month) => `case when ${isHotelRoom(month)} then ${daysInMonth(month)} else 0 end`)})::bigint`,
  room_months: (years) =>
    `bit_or(${sumOfMonths(years, (month, bit) => `case when ${isHotelRoom(month)} then ${String(bit)} else 0 end`)})`,
  exempt: (years) =>
    `sum(${sumOfMonths(years, (month) => `case when ${isDoubtful(month)} then 0 else ${amount('receipts', month)} - ${amount('taxable', month)} end`)})::bigint`,
  exemptible: (years) =>
    `sum(${sumOfMonths(years, (month) => `case when ${isDoubtful(month)} then 0 else ${amount('receipts', month)} end`)})::bigint`,
  doubtful: (years) =>
    `sum(${countBits(bitsOfMonths(years, '(y.doubtful_receipts | y.doubtful_rooms)'))})::integer`,
  unusual: (years) => `sum(${countBits(bitsOfMonths(years, 'y.unusual_receipts'))})::integer`,
  idle: (years) => `sum(${countBits(bitsOfMonths(years, 'y.idle'))})::integer`,
  apportioned: (years) =>
    `sum(${sumOfMonths(monthsOfCutQuarters(years), (month) => `case when ${isApportioned(month)} then ${amount('receipts', month)} else 0 end`)})::bigint`,
};

/** SQL of the number of months of bars. One that filed from two addresses in a month has a row for each, and counts once. */
const monthsOfBars = `(select coalesce(sum(${countBits('bar.bits')}), 0)::integer from (
      select bit_or(own.bits) as bits from unnest(array_agg(y.property_id), array_agg(y.bits)) own(id, bits) group by own.id
    ) bar)`;

const barSums: Sums = {
  ...shared,
  property_months: () => monthsOfBars,
  properties: () => countDistinct('beverage'),
  doubtful: (years) => `sum(${countBits(bitsOfMonths(years, 'y.estimated'))})::integer`,
};

const ofEveryRow: readonly SumName[] = ['receipts', 'months', 'property_months', 'properties', 'doubtful'];

/** Sums that a row of a ranking always needs: of its receipts, months and marks. */
export function sumsOfRow(product: ProductName): readonly SumName[] {
  return product === 'hotel'
    ? [
        ...ofEveryRow,
        'unusual',
        'idle',
        'apportioned',
        'room_months',
        'nights',
        'empty_nights',
        'marketplace',
      ]
    : ofEveryRow;
}

/** Names of all sums that rows of a tax have. */
export function allSums(product: ProductName): readonly SumName[] {
  return Object.keys(product === 'hotel' ? hotelSums : barSums) as SumName[];
}

/** Sums of a group of rows `y` with their `summed` receipts and `bits` of months, with a prefix for their names: those that are wanted, or every one of the tax. */
export function groupSums(
  product: ProductName,
  years: readonly YearMonths[],
  { prefix = '', wanted }: { prefix?: string; wanted?: readonly SumName[] | undefined } = {},
): string {
  const sums = Object.entries(product === 'hotel' ? hotelSums : barSums);
  return sums
    .filter(([name]) => wanted?.includes(name as SumName) ?? true)
    .map(([name, sql]) => `${sql(years)} as ${prefix}${name}`)
    .join(',\n      ');
}
