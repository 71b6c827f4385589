import { anyDiffers, columnList } from '../../../server/platform/lib/columns.sql.ts';
import { joinDescription } from '../../../server/market/premises/describing.rules.ts';
import type { ProductName } from '../../../server/market/productName.rules.ts';

/** Description of a product's properties by their filings. */
export interface Description {
  product: ProductName;
  /** Columns that a property takes from its latest current filing as they are. */
  columns: readonly string[];
  /** SQL that is true if property `p` has a street address. */
  hasAddress: string;
  /** Columns of the property that decide, with its address, which premises it is at. */
  placedBy: readonly string[];
  /** Columns that need more than the filing: name and SQL, with the joins they use. */
  derived: Record<string, string>;
  joins: string;
}

/** Current description of each changed property: its latest current filing, its first and last month. */
export function describeChanged({ product, columns, derived, joins }: Description): string {
  const derivedList = Object.entries(derived).map(([name, sql]) => `${sql} as ${name}`);
  return `/* describe.changed ${product} */
  create temporary table described_${product} on commit drop as
  select p.id, ${columnList(columns, 'latest')}, ${derivedList.map((sql) => `${sql}, `).join('')}
    earliest.month as first_month,
    date_trunc('month', latest.period_end)::date as last_month,
    latest.responsibility_begin is null as dates_are_filed_periods
  from (select distinct property_id from ${product}_change) t
  join ${product}_property p on p.id = t.property_id
  ${joinDescription(product, [`select * from ${product}_filing where replaced_by_release_id is null`])}
  ${joins}`;
}

function describedColumns({ columns, derived }: Description): string[] {
  return [...columns, ...Object.keys(derived), 'first_month', 'last_month', 'dates_are_filed_periods'];
}

/**
 * Those whose description is another one than before; most of an older month's are not. `has_moved` if it says
 * another place or other dates of responsibility, or is the first.
 */
export function findRedescribed(description: Description): string {
  const { product } = description;
  const names = describedColumns(description);
  const facts = ['city', 'county_code', 'zip', 'responsibility_begin', 'responsibility_end'];
  return `/* describe.redescribed ${product} */
  create temporary table redescribed_${product} on commit drop as
  select d.id as property_id, ${columnList(names, 'd')},
    p.last_month is null or ${anyDiffers(facts, 'p', 'd')} as has_moved,
    (p.responsibility_begin, p.first_month) is distinct from (d.responsibility_begin, d.first_month) as has_other_beginning
  from described_${product} d
  join ${product}_property p on p.id = d.id
  where ${anyDiffers(names, 'p', 'd')}`;
}

/** Writes descriptions of properties that stay at their premises. */
export function updateRedescribed(description: Description): string {
  const { product } = description;
  const names = describedColumns(description);
  return `/* describe.update ${product} */
  update ${product}_property p set (${columnList(names)}) = (${columnList(names, 'd')})
  from redescribed_${product} d
  where p.id = d.property_id`;
}

/**
 * Writes descriptions together with the premises that `moved_premises` names: a property has a dozen indexes, and each
 * update writes all of them.
 */
export function updateMoved(description: Description): string {
  const { product } = description;
  const names = describedColumns(description);
  return `/* describe.updateMoved ${product} */
  update ${product}_property p set (${columnList(names)}, premises_id) =
    (${columnList(names, 'd')}, case when m.property_id is null then p.premises_id else m.premises_id end)
  from redescribed_${product} d
  left join moved_premises m on m.product = '${product}' and m.property_id = d.property_id
  where p.id = d.property_id`;
}

/** A property without any current filing is at no place, and soon at no premises; its row stays, since its revisions name it. */
export function withdrawProperties({ product, derived }: Description): string {
  const forgotten = ['city', 'county_code', 'zip', 'first_month', 'last_month'];
  return `/* describe.withdraw ${product} */
  update ${product}_property p set
    ${[...forgotten, ...Object.keys(derived)].map((column) => `${column} = null`).join(', ')}
  where p.id in (select property_id from ${product}_change where kind = 'retired')
    and not exists (
      select from ${product}_filing f where f.property_id = p.id and f.replaced_by_release_id is null
    )`;
}
