import type { ListSql } from '../../platform/lib/list.sql.ts';
import type { Asks } from '../../platform/lib/maySelect.ts';
import { fact, propertyColumns, propertyList, type KeysOf, type Listed } from '../propertyColumns.sql.ts';
import type { BeverageProperty } from './beverage.type.ts';

/** A property as its resolvers get it, from a list or by its number. */
export type BeverageKeys = KeysOf<BeverageProperty>;
export type ListedBeverage = Listed<BeverageProperty>;

const columnsFor = propertyColumns('beverage', { facts: [fact('permit', `nullif(p.permit, '')`)] });

const { columns, joins } = columnsFor();

/**
 * True for a property `p` with figures of its own. A property known only from legacy releases has none once the
 * portal knows its permit: its months then count toward the portal's property, and listing both would show the same
 * bar twice.
 */
export const hasFigures = 'exists (select from beverage_month where property_id = p.id)';

/** SQL of the first month with figures of a bar `p`: legacy filings of its permit count for it, but are not its own. */
export const firstBeverageMonth = `coalesce(
      (select min(m.month) from beverage_month m where m.property_id = p.id), p.first_month
    )`;

/** $1: property ids. */
export const beveragesById = `/* beveragesById */ /* prepared */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join beverage_property p using (id) ${joins}`;

/** $1: taxpayer numbers, $2: location numbers. */
export const beveragesByNumber = `/* beveragesByNumber */
  select k.position, ${columns}
  from unnest($1::text[], $2::int[]) with ordinality as k(taxpayer_number, location_number, position)
  join beverage_property p using (taxpayer_number, location_number) ${joins}`;

/** $1: premises ids. */
export const beveragesAtPremises = `/* beveragesAtPremises */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(premises_id, position)
  join beverage_property p using (premises_id) ${joins}
  where ${hasFigures}
  order by k.position, p.responsibility_begin desc nulls last, p.id`;

/** Properties toward whose months the legacy filings of others ($1: ids) count, the one with the latest month first. */
export const beveragesCountedToward = `/* beveragesCountedToward */
  ${linkedBeverages('filed.property_id', 'link.property_id')}`;

/** Properties known only by their permit whose filings count toward others ($1: ids), the one with the latest month first. */
export const legacyPermitsOfBeverages = `/* legacyPermitsOfBeverages */
  ${linkedBeverages('link.property_id', 'filed.property_id')}`;

/** Properties at one end of links between legacy filings and properties, by those at the other end ($1: ids). */
function linkedBeverages(asked: string, found: string): string {
  return `select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  cross join lateral (
    select ${found} as id, max(link.month) as last_month
    from beverage_filing filed
    join beverage_legacy_link link on link.filing_id = filed.id and link.property_id <> filed.property_id
    where ${asked} = k.id and filed.replaced_by_release_id is null
    group by ${found}
  ) linked
  join beverage_property p on p.id = linked.id ${joins}
  order by k.position, linked.last_month desc, p.id`;
}

/** Properties with what the query asks for; with every column unless `asks` is given. */
export function beverageList(where: string, asks?: Asks): ListSql {
  return propertyList('beverage', columnsFor(asks), where);
}
