import type { Product } from '../../import/stagedTable.ts';

/** Statements for one product, `hotel` or `beverage`; each reads the changes of the release that is being merged. */

/** Premises of the changed properties before the merge describes them again. */
export function touchPremises(product: Product): string {
  return `/* premises.touch ${product} */
  create temporary table touched_premises on commit drop as
  select p.id as property_id, p.premises_id
  from ${product}_property p
  where p.premises_id is not null and p.id in (select property_id from ${product}_change)`;
}

/** Addresses that changed properties have left, if no property of either tax is there any more. */
export function removeLeftPremises(product: Product): string {
  return `/* premises.removeLeft ${product} */
  delete from premises p
  where p.id in (
      select touched.premises_id
      from touched_premises touched
      join ${product}_property now on now.id = touched.property_id and now.premises_id is distinct from touched.premises_id
    )
    and not exists (select from hotel_property where premises_id = p.id)
    and not exists (select from beverage_property where premises_id = p.id)
    and not exists (select from ownership_period where premises_id = p.id)`;
}

/**
 * A hotel opened at an address when someone first became responsible there; a new owner is not a new hotel. If
 * an earlier filer for the address has no dates, the opening is unknown. Its rooms are those of its first
 * filing, unknown if none were filed or they are doubtful; rooms of a hotel that has not opened yet are idle
 * and still count.
 * Looked up where a property came, went or begins at another time, and where a first filing may have changed.
 */
export const dateFirstHotels = `/* premises.dateFirstHotels */
  update premises set (first_hotel_begin, first_hotel_id, first_hotel_rooms) =
    (opened.responsibility_begin, opened.id, opened.rooms)
  from (
    select touched.premises_id, first.*
    from (
      select touched.premises_id
      from touched_premises touched
      join hotel_property p on p.id = touched.property_id and p.premises_id is distinct from touched.premises_id
      union
      select premises_id from redescribed_hotel where has_other_beginning
      union
      select p.premises_id
      from hotel_change c join hotel_property p on p.id = c.property_id
      -- A quarter's filing ends two months after it begins.
      where c.period_end < p.first_month + interval '3 months' or c.kind = 'retired'
    ) touched
    left join lateral (
      select p.responsibility_begin, p.id, (
        select case when f.decision = 'LEFT_OUT' or (f.rooms_flag = 'ROOMS_DOUBTFUL' and f.decision is null) then null
          else nullif(f.room_capacity, 0) end
        from hotel_filing f
        where f.property_id = p.id and f.replaced_by_release_id is null
        order by f.period_end, f.filer_type, f.period_months
        limit 1
      ) as rooms
      from hotel_property p
      where p.premises_id = touched.premises_id and p.responsibility_begin is not null
        and not exists (
          select from hotel_property undated
          where undated.premises_id = p.premises_id and undated.responsibility_begin is null
            and undated.first_month < p.responsibility_begin
        )
      order by p.responsibility_begin, p.taxpayer_number, p.location_number
      limit 1
    ) first on true
  ) opened
  where premises.id = opened.premises_id
    and (premises.first_hotel_begin, premises.first_hotel_id, premises.first_hotel_rooms)
      is distinct from (opened.responsibility_begin, opened.id, opened.rooms)`;

export const countNewHotels = `/* premises.countNewHotels */
  delete from new_hotels_year;
  insert into new_hotels_year (year, new_hotels, rooms_added, rooms_unknown)
  select extract(year from first_hotel_begin), count(*), coalesce(sum(first_hotel_rooms), 0),
    count(*) - count(first_hotel_rooms)
  from premises where first_hotel_begin is not null
  group by 1`;
