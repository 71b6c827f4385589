import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lookups across both taxes: ownership at an address, and the search index. */
export class Lookup20261120000500 implements MigrationInterface {
  name = 'Lookup20261120000500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createLookupTables */
      -- Who ran a property under which name, and when. Where the source gives no responsibility dates,
      -- the first and last filed months stand in and dates_are_filed_periods says so.
      create table ownership_period (
        product text not null check (product in ('hotel', 'beverage')),
        property_id integer not null,
        position smallint not null,
        premises_id integer not null references premises,
        location_name text not null,
        location_address text not null,
        taxpayer_name text not null,
        begin_date date not null,
        end_date date,
        dates_are_filed_periods boolean not null,
        primary key (product, property_id, position)
      );
      create index ownership_period_premises on ownership_period (premises_id, begin_date);

      create table search_entry (
        product text not null check (product in ('hotel', 'beverage')),
        kind text not null check (kind in ('PROPERTY', 'CITY', 'COUNTY', 'ZIP')),
        entry_key text not null,
        label text not null,
        search_text text not null,
        property_id integer,
        weight bigint not null,
        primary key (product, kind, entry_key)
      );
      create index search_entry_prefix on search_entry (product, kind, search_text text_pattern_ops);
      create index search_entry_similar on search_entry using gin (search_text gin_trgm_ops);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropLookupTables */ drop table search_entry, ownership_period');
  }
}
