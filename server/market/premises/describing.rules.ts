import { columnList } from '../../platform/lib/columns.sql.ts';
import type { ProductName } from '../productName.rules.ts';

/** A property is described by its filings. The worker keeps today's description; as of a release it is computed on request. */

/** SQL order of a property's filings `f` of its latest period: the first one describes the property. */
const describing = {
  hotel: 'f.filer_type, f.period_months',
  beverage: 'f.total_receipts_cents desc, f.key_address',
} as const;

/** SQL of the day on which the period of filing `f` begins. */
export const periodBegin = {
  hotel: "f.period_end - (f.period_months - 1) * interval '1 month'",
  beverage: 'f.period_end',
} as const;

/**
 * SQL that is true for a bar's filing `f` whose receipts count for another one; `filings` is SQL of the current ones. A
 * permit moves: what legacy releases say of a place where a property of the portal has had the permit counts for that
 * one, and describes the permit's own property, which has the months of its other places, only if nothing else does.
 */
export function countsElsewhere(filings: string): string {
  return `(f.source = 'legacy' and exists (
      select from beverage_permit held
      join ${filings} owned on owned.property_id = held.property_id and owned.source = 'portal'
      where (held.permit, held.location_zip) = (f.permit, f.location_zip)
    ))`;
}

/**
 * SQL of the properties of filings (SQL of the current ones), with some columns of the latest filing of each.
 */
export function describedProperties(
  product: ProductName,
  columns: readonly string[],
  filings: string,
): string {
  const elsewhereLast = product === 'hotel' ? '' : `${countsElsewhere(filings)}, `;
  return `select distinct on (f.property_id) f.property_id as id, ${columnList(columns, 'f')},
      date_trunc('month', f.period_end)::date as last_month
    from ${filings} f
    order by f.property_id, ${elsewhereLast}f.period_end desc, ${describing[product]}`;
}

/**
 * SQL of the first filings `f` that meet a condition, in an order with a limit (`end`): of each part first, so that its index is
 * not read further.
 */
export function firstOf(parts: readonly string[], condition: string, end: string): string {
  const firsts = parts.map((part) => `(select f.* from (${part}) f where ${condition} ${end})`);
  return firsts.length === 1 ? firsts.join('') : `(select f.* from (${firsts.join(' union all ')}) f ${end})`;
}

/** SQL of the first filings of a property `p` in an order: of those that count for it or, without any, of all. */
function firstFilings(product: ProductName, parts: readonly string[], end: string): string {
  const isOwn = 'f.property_id = p.id';
  if (product === 'hotel') return firstOf(parts, isOwn, end);
  const counts = `${isOwn} and not ${countsElsewhere(`(${parts.join(' union all ')})`)}`;
  return `select * from (
      select 1 as choice, counted.* from ${firstOf(parts, counts, end)} counted
      union all
      select 2, every.* from ${firstOf(parts, isOwn, end)} every
    ) either order by choice limit 1`;
}

/** Joins to a property `p` its `latest` filing; `parts` are SQL of the current ones, each of which has an index. */
export function joinLatest(product: ProductName, parts: readonly string[]): string {
  const end = `order by f.period_end desc, ${describing[product]} limit 1`;
  return `cross join lateral (
    ${firstFilings(product, parts, end)}
  ) latest`;
}

/** SQL of the month that the earliest filing of a property `p` begins with; `parts` as above. */
export function earliestMonth(product: ProductName, parts: readonly string[]): string {
  // The first three of hotels, because a quarter ends after its months but starts with them.
  const end = `order by f.period_end limit ${product === 'hotel' ? '3' : '1'}`;
  return `
    select date_trunc('month', min(${periodBegin[product]}))::date as month
    from (${firstFilings(product, parts, end)}) f`;
}

/** Joins to a property `p` its `latest` filing, and the month that its `earliest` one begins with; `parts` as above. */
export function joinDescription(product: ProductName, parts: readonly string[]): string {
  return `${joinLatest(product, parts)}
  cross join lateral (${earliestMonth(product, parts)}
  ) earliest`;
}
