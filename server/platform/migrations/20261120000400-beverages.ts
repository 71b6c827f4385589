import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mixed beverage tax: properties, filings as filed with their validity, and monthly figures. */
export class Beverages20261120000400 implements MigrationInterface {
  name = 'Beverages20261120000400';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createBeverageTables */
      -- A property known only from legacy releases has its permit as taxpayer number and location number 0.
      create table beverage_property (
        id integer primary key generated always as identity,
        taxpayer_number text not null,
        location_number integer not null,
        taxpayer_name text not null default '',
        taxpayer_address text not null default '',
        taxpayer_city text not null default '',
        taxpayer_state text not null default '',
        taxpayer_zip text not null default '',
        taxpayer_county_code smallint,
        location_name text not null default '',
        location_address text not null default '',
        location_city text not null default '',
        location_state text not null default '',
        location_zip text not null default '',
        location_county_code smallint,
        permit text not null default '',
        city text,
        county_code smallint references county,
        zip text,
        responsibility_begin date,
        responsibility_end date,
        dates_are_filed_periods boolean not null default false,
        first_month date,
        last_month date,
        premises_id integer references premises,
        unique (taxpayer_number, location_number)
      ) with (fillfactor = 70);
      create index beverage_property_premises on beverage_property (premises_id);
      create index beverage_property_permit on beverage_property (permit);
      create index beverage_property_city on beverage_property (city);
      create index beverage_property_county on beverage_property (county_code);
      create index beverage_property_zip on beverage_property (zip);

      create table beverage_filing (
        id bigint primary key generated always as identity,
        property_id integer not null,
        source text not null check (source in ('portal', 'legacy')),
        permit text not null,
        period_end date not null,
        -- Legacy filings of one permit and month are told apart by address; portal filings never need it.
        key_address text not null default '',
        taxpayer_name text not null,
        taxpayer_address text not null,
        taxpayer_city text not null,
        taxpayer_state text not null,
        taxpayer_zip text not null,
        taxpayer_county_code smallint,
        location_name text not null,
        location_address text not null,
        location_city text not null,
        location_state text not null,
        location_zip text not null,
        location_county_code smallint,
        inside_city_limits boolean,
        responsibility_begin date,
        responsibility_end date,
        liquor_receipts_cents bigint,
        wine_receipts_cents bigint,
        beer_receipts_cents bigint,
        cover_charge_receipts_cents bigint,
        total_receipts_cents bigint not null,
        tax_cents bigint,
        is_estimate boolean not null,
        city text,
        county_code smallint,
        zip text,
        release_id bigint not null,
        replaced_by_release_id bigint
      );
      create unique index beverage_filing_current
        on beverage_filing (property_id, period_end, key_address) where replaced_by_release_id is null;
      create index beverage_filing_period on beverage_filing (period_end, county_code, city, zip)
        where replaced_by_release_id is null;
      create index beverage_filing_replaced on beverage_filing (replaced_by_release_id, property_id)
        where replaced_by_release_id is not null;
      create index beverage_filing_release on beverage_filing using brin (release_id);
      create index beverage_filing_legacy_permit on beverage_filing (permit)
        where source = 'legacy' and replaced_by_release_id is null;

      create table beverage_month (
        property_id integer not null,
        month date not null,
        liquor_receipts_cents bigint,
        wine_receipts_cents bigint,
        beer_receipts_cents bigint,
        cover_charge_receipts_cents bigint,
        total_receipts_cents bigint not null,
        is_estimate boolean not null,
        source text not null,
        city text,
        county_code smallint,
        zip text,
        release_id bigint not null,
        primary key (property_id, month)
      );
      create index beverage_month_by_month on beverage_month using brin (month) with (pages_per_range = 32);

      create table beverage_place_month (
        kind text not null check (kind in ('CITY', 'COUNTY', 'ZIP', 'CITY_IN_COUNTY')),
        place_key text not null,
        county_code smallint not null default 0,
        month date not null,
        liquor_receipts_cents bigint,
        wine_receipts_cents bigint,
        beer_receipts_cents bigint,
        cover_charge_receipts_cents bigint,
        total_receipts_cents bigint not null,
        estimated_cents bigint not null,
        properties integer not null,
        release_id bigint not null,
        primary key (kind, place_key, county_code, month)
      );
      create index beverage_place_month_in_county on beverage_place_month (county_code, month)
        where kind = 'CITY_IN_COUNTY';

      create table beverage_place_year (
        kind text not null,
        place_key text not null,
        county_code smallint not null default 0,
        year smallint not null,
        liquor_receipts_cents bigint,
        wine_receipts_cents bigint,
        beer_receipts_cents bigint,
        cover_charge_receipts_cents bigint,
        total_receipts_cents bigint not null,
        estimated_cents bigint not null,
        months smallint not null,
        release_id bigint not null,
        primary key (kind, place_key, county_code, year)
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropBeverageTables */
      drop table beverage_place_year, beverage_place_month, beverage_month, beverage_filing, beverage_property`);
  }
}
