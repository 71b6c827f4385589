import { pastCountedBeverages } from '../../beverages/beverageMonthAsOf.sql.ts';
import { brandOfFiling, joinBrandOf } from '../../brands/brandOfFiling.rules.ts';
import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { joinLatest } from '../../premises/describing.rules.ts';
import { currentParts, expectHalf, type Span } from '../../releases/asOf.sql.ts';
import { joinMonthNumber, yearKey, yearValues } from './yearRows.rules.ts';
import { columnList } from '../../../platform/lib/columns.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Year rows as of a release; all values are SQL. */
export interface PastYears {
  product: ProductName;
  /** The release's number. */
  release: string;
  /** The months to know: the rows may lack others. */
  spans: readonly Span[];
  /** Ids of the properties, an array; null for every property of Texas. */
  ids: string | null;
}

/**
 * Common table expressions of year rows as of a release, under the names of the tables that a statement reads: it finds
 * what the worker would have kept then.
 */
export function pastYears(past: PastYears): string {
  return `${monthsOf(past)},
  ${past.product}_year as materialized (${yearsOf(past)})`;
}

interface PastProperties extends PastYears {
  /** Properties to describe even if they filed nothing in the months: a statement of their ids. */
  also?: string;
}

/** As `pastYears`, with the properties that filed them. */
export function pastYearsOfProperties(past: PastProperties): string {
  // Must come first: the CTEs below replace today's tables under the same names. PostgreSQL skips it if nothing refers to it.
  return `past_property as (${propertiesOf(past)}),
  ${pastYears(past)},
  ${past.product}_property as (select * from past_property)`;
}

const described: Record<ProductName, readonly string[]> = {
  hotel: [
    'location_name',
    'taxpayer_name',
    'room_capacity',
    'filer_type',
    'is_marketplace',
    'city',
    'county_code',
    'responsibility_begin',
    'responsibility_end',
  ],
  beverage: [
    'location_name',
    'taxpayer_name',
    'city',
    'county_code',
    'responsibility_begin',
    'responsibility_end',
  ],
};

/**
 * Properties with filings since the first of the months, and the others, as the latest filing describes each. It is looked up
 * for each property, because those of all Texas have millions of filings.
 */
function propertiesOf({ product, spans, release, ids, also }: PastProperties): string {
  const isHotel = product === 'hotel';
  const first = `least(${spans.map((span) => span.first).join(', ')})`;
  return `select p.id, ${columnList(described[product], 'latest')}, date_trunc('month', latest.period_end)::date as last_month,
      p.taxpayer_number, p.location_number, p.premises_id${isHotel ? `, ${brandOfFiling} as brand_id` : ''}
    from ${product}_property p
    ${joinLatest(product, currentParts(`${product}_filing`, release))}
    ${isHotel ? joinBrandOf('latest') : ''}
    where (latest.period_end >= ${first}${also === undefined ? '' : ` or p.id in (${also})`})
      ${ids === null ? '' : `and p.id = any(${ids})`}`;
}

function monthsOf({ product, release, spans, ids }: PastYears): string {
  return product === 'hotel'
    ? pastHotelMonths({ ids, release, spans })
    : pastCountedBeverages({ ids, release, spans });
}

function yearsOf({ product, spans }: PastYears): string {
  const key = yearKey[product].map((name): [string, string] => [
    name,
    name === 'year' ? 'extract(year from m.month)::integer' : `m.${name}`,
  ]);
  const columns = [...key, ...yearValues(product)].map(([name, sql]) => `${sql} as ${name}`);
  const isNear = spans.map(({ first, last }) => `m.month between ${first} and ${last}`).join(' or ');
  const from = product === 'hotel' ? 'hotel_month m' : 'counted m';
  return `
    select ${columns.join(',\n      ')}
    from ${from} ${joinMonthNumber}
    where ${expectHalf(isNear)}${product === 'hotel' ? ' and not m.is_left_out' : ''}
    group by ${key.map(([, sql]) => sql).join(', ')}`;
}
