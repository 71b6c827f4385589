import {
  firstFiling,
  firstRooms,
  largestFirst,
  mayBeFirst,
  newHotelSums,
} from '../../../server/market/premises/firstHotel.rules.ts';

/** Premises that properties have left, if no property of either tax is there any more. Their ids are for an undo. */
export const removeLeftPremises = `/* premises.removeLeft */
  create temporary table left_premises on commit drop as select id, address, zip from premises limit 0;
  with removed as (
    delete from premises p
    where p.id in (select premises_before from moved_premises)
      and not exists (select from hotel_property where premises_id = p.id)
      and not exists (select from beverage_property where premises_id = p.id)
      and not exists (select from ownership_period where premises_id = p.id)
    returning p.id, p.address, p.zip
  )
  insert into left_premises select id, address, zip from removed`;

/**
 * The first hotels at addresses, and their rooms; those of a hotel that has not opened yet are idle and still count.
 * Looked up where a property came, went or begins at another time, and where a first filing may have changed.
 */
export const dateFirstHotels = `/* premises.dateFirstHotels */
  update premises set (first_hotel_begin, first_hotel_id, first_hotel_rooms) =
    (opened.responsibility_begin, opened.id, opened.rooms)
  from (
    select touched.premises_id, first.*
    from (
      select premises_before as premises_id from moved_premises where product = 'hotel'
      union
      select premises_id from moved_premises where product = 'hotel'
      union
      select p.premises_id
      from redescribed_hotel d join hotel_property p on p.id = d.property_id where d.has_other_beginning
      union
      select p.premises_id
      from hotel_change c join hotel_property p on p.id = c.property_id
      -- A quarter's filing ends two months after it begins.
      where c.period_end < p.first_month + interval '3 months' or c.kind = 'retired'
    ) touched
    left join lateral (
      select p.responsibility_begin, p.id, (
        select ${firstRooms}
        from hotel_filing f
        where f.property_id = p.id and f.replaced_by_release_id is null
        order by ${firstFiling}
        limit 1
      ) as rooms
      from hotel_property p
      where p.premises_id = touched.premises_id and ${mayBeFirst()}
      order by p.responsibility_begin, ${largestFirst}
      limit 1
    ) first on true
  ) opened
  where premises.id = opened.premises_id
    and (premises.first_hotel_begin, premises.first_hotel_id, premises.first_hotel_rooms)
      is distinct from (opened.responsibility_begin, opened.id, opened.rooms)`;

export const countNewHotels = `/* premises.countNewHotels */
  delete from new_hotels_year;
  insert into new_hotels_year (year, ${Object.keys(newHotelSums).join(', ')})
  select extract(year from first_hotel_begin), ${Object.values(newHotelSums).join(', ')}
  from premises where first_hotel_begin is not null
  group by 1`;

/** Decisions about addresses, made or undone, that premises do not follow yet. */
export const findWaitingPremises = `/* premises.findWaiting */
  select id, undone_at is not null as is_undone from premises_decision where waits order by id`;

/** Premises follow decisions ($1, ids) that were undone or not ($2) when they were read; others wait on. */
export const finishPremises = `/* premises.finish */
  update premises_decision d set waits = false, failed_at = null, error = null
  from unnest($1::integer[], $2::boolean[]) as done(id, is_undone)
  where d.id = done.id and (d.undone_at is not null) = done.is_undone`;

export const failPremises = `/* premises.fail */
  update premises_decision set failed_at = clock_timestamp(), error = $1 where waits`;
