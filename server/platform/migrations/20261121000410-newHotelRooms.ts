import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the first hotel at each address and its rooms, so that a year's new hotels can be listed and their rooms
 * counted. Existing addresses are filled in here, because an import handles only the addresses it touches.
 */
export class NewHotelRooms20261121000410 implements MigrationInterface {
  name = 'NewHotelRooms20261121000410';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createNewHotelRooms */
      -- The rooms are those of the hotel's first filing, null where they are unknown.
      alter table premises add column first_hotel_id integer, add column first_hotel_rooms integer;
      create index premises_first_hotel_id on premises (first_hotel_id);
      alter table new_hotels_year
        add column rooms_added bigint not null default 0,
        add column rooms_unknown integer not null default 0;`);
    await db.query(`/* fillNewHotelRooms */
      update premises set (first_hotel_begin, first_hotel_id, first_hotel_rooms) =
        (opened.responsibility_begin, opened.id, opened.rooms)
      from (
        select distinct on (p.premises_id) p.premises_id, p.responsibility_begin, p.id, (
          select case when f.room_capacity <= 3000 or f.suspect_accepted_at is not null
            then nullif(f.room_capacity, 0) end
          from hotel_filing f where f.property_id = p.id and f.replaced_by_release_id is null
          order by f.period_end, f.filer_type, f.period_months limit 1
        ) as rooms
        from hotel_property p where p.premises_id is not null and p.responsibility_begin is not null
        order by p.premises_id, p.responsibility_begin, p.taxpayer_number, p.location_number
      ) opened
      where premises.id = opened.premises_id;
      update premises set first_hotel_begin = null, first_hotel_id = null, first_hotel_rooms = null
      where first_hotel_id is not null and exists (
        select from hotel_property p
        where p.premises_id = premises.id and p.responsibility_begin is null and p.first_month < first_hotel_begin
      );
      delete from new_hotels_year;
      insert into new_hotels_year (year, new_hotels, rooms_added, rooms_unknown)
      select extract(year from first_hotel_begin), count(*), coalesce(sum(first_hotel_rooms), 0),
        count(*) - count(first_hotel_rooms)
      from premises where first_hotel_begin is not null
      group by 1;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropNewHotelRooms */
      alter table premises drop column first_hotel_id, drop column first_hotel_rooms;
      alter table new_hotels_year drop column rooms_added, drop column rooms_unknown`);
  }
}
