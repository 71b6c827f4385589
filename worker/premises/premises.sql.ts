import type { Product } from '../releases/stagedTable.ts';

/** Statements for one product, `hotel` or `beverage`; each reads the changes of the release that is being merged. */

/** A marketplace's address is where the company sits, not where anybody stays. */
const hasPremises = {
  hotel:
    "p.last_month is not null and p.location_address <> '' and p.location_zip <> '' and not p.is_marketplace",
  beverage: "p.last_month is not null and p.location_address <> '' and p.location_zip <> ''",
};

/** The premises that the changed properties belong to before the merge describes them anew. */
export function touchPremises(product: Product): string {
  return `/* premises.touch ${product} */
  create temporary table touched_premises on commit drop as
  select distinct p.premises_id
  from ${product}_property p
  where p.premises_id is not null and p.id in (select property_id from ${product}_change)`;
}

export function addPremises(product: Product): string {
  return `/* premises.add ${product} */
  create temporary table homeless_property on commit drop as
  select p.id, normal_address(p.location_address) as address, p.location_zip as zip
  from ${product}_property p
  where p.premises_id is null and ${hasPremises[product]} and p.id in (select property_id from ${product}_change);
  insert into premises (address, zip) select distinct address, zip from homeless_property
  on conflict do nothing`;
}

export function linkPremises(product: Product): string {
  return `/* premises.link ${product} */
  update ${product}_property p set premises_id = premises.id
  from homeless_property h join premises using (address, zip)
  where p.id = h.id`;
}

/** A hotel opened at an address when anybody first became responsible there; a new owner is not a new hotel. */
export const dateFirstHotels = `/* premises.dateFirstHotels */
  update premises set first_hotel_begin = opened.begin
  from (
    select touched.premises_id, min(p.responsibility_begin) as begin
    from (
      select premises_id from touched_premises
      union
      select premises_id from hotel_property where id in (select property_id from hotel_change)
    ) touched
    left join hotel_property p using (premises_id)
    group by touched.premises_id
  ) opened
  where premises.id = opened.premises_id and premises.first_hotel_begin is distinct from opened.begin`;

export const countNewHotels = `/* premises.countNewHotels */
  delete from new_hotels_year;
  insert into new_hotels_year (year, new_hotels)
  select extract(year from first_hotel_begin), count(*)
  from premises where first_hotel_begin is not null
  group by 1`;
