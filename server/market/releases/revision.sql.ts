import type { ListSql } from '../../platform/lib/list.sql.ts';
import type { ProductName } from '../productName.rules.ts';
import { columnList } from '../../platform/lib/columns.sql.ts';

/** Columns that identify a filing within its property, for each product. */
export const filingKeys = {
  hotel: ['period_end', 'filer_type', 'period_months'],
  beverage: ['period_end', 'key_address'],
} as const;

/** Receipts of a filing, as filed. */
const receipts: Record<ProductName, string> = {
  hotel: 'room_receipts_cents',
  beverage: 'total_receipts_cents',
};

function columns(product: ProductName, alias: string): string {
  return columnList(filingKeys[product], alias);
}

function merged(product: ProductName, after: string, before: string, on: string): string {
  const keys = ['property_id', ...filingKeys[product]].map(
    (column) => `coalesce(a.${column}, b.${column}) as ${column}`,
  );
  return `
    select ${keys.join(', ')}, coalesce(a.release_id, b.replaced_by_release_id) as release_id,
      b.id as before_id, a.id as after_id,
      b.${receipts[product]} as receipts_before, a.${receipts[product]} as receipts_after,
      case when b.id is null then 'ADDED' when a.id is null then 'RETIRED' else 'CHANGED' end as kind
    from (${after}) a full join (${before}) b on ${on}`;
}

/** All changes by one release (a placeholder), one row per filing. */
function ofRelease(product: ProductName, release: string): string {
  const on = `(a.property_id, ${columns(product, 'a')}) = (b.property_id, ${columns(product, 'b')})`;
  return merged(
    product,
    `select * from ${product}_filing where release_id = ${release}`,
    `select * from ${product}_filing where replaced_by_release_id = ${release}`,
    on,
  );
}

/** All changes to the filings of one property (an SQL expression). */
function ofProperty(product: ProductName, property: string): string {
  const on = `(a.release_id, ${columns(product, 'a')}) = (b.replaced_by_release_id, ${columns(product, 'b')})`;
  const current = `select * from ${product}_filing where property_id = ${property} and replaced_by_release_id is null`;
  const replaced = `select * from ${product}_filing where property_id = ${property} and replaced_by_release_id is not null`;
  // Two branches, so that each can use its own index: over current and over replaced filings.
  return merged(product, `${current} union all ${replaced}`, replaced, on);
}

/** The revisions of each release or property, of the wanted kinds (a placeholder). */
export function revisionsOf(product: ProductName, owner: 'release' | 'property', kinds: string): ListSql {
  const revisions = owner === 'release' ? ofRelease(product, 'owner.id') : ofProperty(product, 'owner.id');
  return {
    name: `revisionsOf ${owner} ${product}`,
    columns: `r.kind, r.release_id as "releaseId", r.before_id as "beforeId", r.after_id as "afterId",
      r.property_id as "propertyId", r.period_end as "periodEnd", r.receipts_before as "receiptsBefore",
      r.receipts_after as "receiptsAfter"`,
    from: `(${revisions}) r`,
    where: `r.kind = any(${kinds})`,
  };
}
