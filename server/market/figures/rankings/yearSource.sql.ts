import { expectHalf } from '../../releases/asOf.sql.ts';
import type { YearMonths } from './rankingPeriod.ts';
import { calendarMonths, monthBit, yearAmounts, yearColumn } from './yearRows.rules.ts';
import type { ProductName } from '../../productName.rules.ts';
import { columnList } from '../../../platform/lib/columns.sql.ts';

/** Column of the property that filed a year row, also where `property_id` is the latest owner's. */
export const FILED_BY = 'filed_by';

interface Source {
  product: ProductName;
  years: readonly Pick<YearMonths, 'year'>[];
  /** Condition on year rows `y`. */
  filter: string;
  joins?: string | undefined;
  /** True if the year rows are those as of a release, which no index has. */
  isPast?: boolean | undefined;
}

/** SQL of the condition that a year row `y` belongs to one of the years. */
function isOf({ years, isPast }: Pick<Source, 'years' | 'isPast'>): string {
  const condition = `y.year in (${listOf(years)})`;
  return isPast === true ? expectHalf(condition) : condition;
}

/** SQL of the year rows `y` with that column, which filters need. */
export const filed = (product: ProductName): string =>
  `(select *, property_id as ${FILED_BY} from ${product}_year) y`;

/** SQL of the year rows `y` of properties that pass the filter: from FROM to WHERE. */
export function yearsOfProperties({ joins = '', ...source }: Source): string {
  return `from ${filed(source.product)} ${joins} where ${isOf(source)} and ${source.filter}`;
}

/**
 * SQL of the year rows `y` of hotels or bars through all their owners: those of several owners are one row for a year,
 * of the latest owner's property. Months that two owners filed are joined as pages join them: receipts add up, rooms are
 * the larger number of those who filed receipts. A filter by rooms goes by the latest owner's property.
 */
export function yearsOfEstablishments({ product, years, filter, isPast }: Source): string {
  const isAsked = isOf({ years, isPast });
  const columns = columnsOf(product);
  const own = `from establishment_property e
      join ${product}_year y on y.property_id = e.property_id and ${isAsked}
      where e.product = '${product}'`;
  const others = [...Object.keys(columns), ...places[product]].filter((name) => name !== 'property_id');
  return `from (
      select ${columnList(Object.keys(columns), 'y')}
      from ${filed(product)}
      where ${isAsked} and ${filter} and not exists (
        select from establishment_property e where e.product = '${product}' and e.property_id = y.property_id
      )
      union all
      select ${Object.values(columns).join(', ')}
      from (select e.latest_property_id as property_id, y.property_id as ${FILED_BY}, ${columnList(others, 'y')} ${own}) y
      where ${filter}
      group by y.property_id, y.year
    ) y
    where true`;
}

function listOf(years: readonly Pick<YearMonths, 'year'>[]): string {
  return years.map(({ year }) => year).join(', ') || '0';
}

/** Columns for the filter alone. */
const places: Record<ProductName, readonly string[]> = {
  hotel: ['city', 'county_code', 'zip', 'brand_id'],
  beverage: ['city', 'county_code', 'zip'],
};

const sets: Record<ProductName, readonly string[]> = {
  hotel: ['months', 'doubtful_receipts', 'doubtful_rooms', 'unusual_receipts', 'apportioned'],
  beverage: ['months', 'estimated'],
};

/** SQL of each column of a year row, of rows `y` of several owners. */
function columnsOf(product: ProductName): Record<string, string> {
  const byMonth = yearAmounts[product].flatMap((name) =>
    calendarMonths.map((month) => [yearColumn(name, month), amountOf(name, month)] as const),
  );
  return {
    property_id: 'y.property_id',
    year: 'y.year',
    ...(product === 'hotel' && { is_marketplace: 'bool_or(y.is_marketplace)' }),
    ...Object.fromEntries(sets[product].map((name) => [name, `bit_or(y.${name})`])),
    ...(product === 'hotel' && { idle: idleOfAll }),
    ...Object.fromEntries(byMonth),
  };
}

const hasReceipts = (month: number): string => `y.${yearColumn('receipts', month)} > 0`;

/** SQL of the set of months in which a hotel is idle: the seller may be while the buyer has receipts. */
const idleOfAll = `(bit_or(y.idle) & (${calendarMonths
  .map((month) => `case when bool_or(${hasReceipts(month)}) then 0 else ${String(monthBit(month))} end`)
  .join(' | ')}))`;

/** As in `joinMonths`: an owner without receipts counts only if no owner had any. */
function amountOf(name: string, month: number): string {
  const column = `y.${yearColumn(name, month)}`;
  const joined = name === 'rooms' ? `max(${column})` : `sum(${column})`;
  const has = hasReceipts(month);
  const all = `case when bool_or(${has}) then ${joined} filter (where ${has}) else ${joined} end`;
  return name === 'rooms' ? all : `(${all})::bigint`;
}
