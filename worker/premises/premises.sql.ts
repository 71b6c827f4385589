import type { Product } from '../releases/stagedTable.ts';

/** Statements for one product, `hotel` or `beverage`; each reads the changes of the release that is being merged. */

/** The premises that the changed properties belong to before the merge describes them anew. */
export function touchPremises(product: Product): string {
  return `/* premises.touch ${product} */
  create temporary table touched_premises on commit drop as
  select distinct p.premises_id
  from ${product}_property p
  where p.premises_id is not null and p.id in (select property_id from ${product}_change)`;
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
