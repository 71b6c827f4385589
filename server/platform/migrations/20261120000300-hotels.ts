import type { MigrationInterface, QueryRunner } from 'typeorm';

const ABBREVIATIONS = [
  ['(SUITE|UNIT|SPACE|APT)', 'STE'],
  ['STREET', 'ST'],
  ['AVENUE', 'AVE'],
  ['BOULEVARD', 'BLVD'],
  ['DRIVE', 'DR'],
  ['ROAD', 'RD'],
  ['LANE', 'LN'],
  ['HIGHWAY', 'HWY'],
  ['(FREEWAY|EXPRESSWAY|EXPY)', 'FWY'],
  ['PARKWAY', 'PKWY'],
  ['INTERSTATE', 'IH'],
  ['NORTH', 'N'],
  ['SOUTH', 'S'],
  ['EAST', 'E'],
  ['WEST', 'W'],
  ['STE STE', 'STE'],
] as const;

/**
 * SQL that normalizes an address: upper case, no punctuation, postal abbreviations, single spaces. Most addresses in
 * the source already are; one check spares them the many replacements.
 */
function normalAddressSql(address: string): string {
  const long = ABBREVIATIONS.map(([text]) => text).join('|');
  const bare = `regexp_replace(replace(upper(${address}), '#', ' STE '), '[.,;:''"()]', '', 'g')`;
  const spaced = `regexp_replace(${bare}, '\\s+', ' ', 'g')`;
  const shortened = ABBREVIATIONS.reduce(
    (sql, [text, short]) => `regexp_replace(${sql}, '\\m${text}\\M', '${short}', 'g')`,
    spaced,
  );
  return `case when upper(${address}) ~ '[#.,;:''"()]|\\s\\s|\\m(${long})\\M'
    then trim(${shortened}) else trim(upper(${address})) end`;
}

/** Hotel occupancy tax: properties, filings as filed with their validity, and monthly figures. */
export class Hotels20261120000300 implements MigrationInterface {
  name = 'Hotels20261120000300';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createHotelTables */
      -- Two filed addresses are of one premises where these spellings agree.
      create function normal_address(address text) returns text language sql immutable parallel safe
        return ${normalAddressSql('address')};

      -- The cents of a quarter that fall to one of its months, by days. The parts add up to the whole exactly,
      -- because each is the difference of two running totals.
      create function apportioned_cents(whole bigint, days_before integer, days integer, days_in_all integer)
        returns bigint language sql immutable parallel safe
        return whole * (days_before + days) / days_in_all - whole * days_before / days_in_all;

      create table premises (
        id integer primary key generated always as identity,
        address text not null,
        zip text not null,
        first_hotel_begin date,
        unique (address, zip)
      );
      create index premises_first_hotel_begin on premises (first_hotel_begin);

      create table hotel_property (
        id integer primary key generated always as identity,
        taxpayer_number text not null,
        location_number integer not null,
        taxpayer_name text not null default '',
        taxpayer_address text not null default '',
        taxpayer_city text not null default '',
        taxpayer_state text not null default '',
        taxpayer_zip text not null default '',
        taxpayer_county_code smallint,
        taxpayer_phone text not null default '',
        location_name text not null default '',
        location_address text not null default '',
        location_city text not null default '',
        location_state text not null default '',
        location_zip text not null default '',
        location_county_code smallint,
        location_phone text not null default '',
        city text,
        county_code smallint references county,
        zip text,
        room_capacity integer,
        filer_type smallint,
        responsibility_begin date,
        responsibility_end date,
        dates_are_filed_periods boolean not null default false,
        first_month date,
        last_month date,
        is_marketplace boolean not null default false,
        premises_id integer references premises,
        brand_id integer references brand,
        brand_rule_position integer,
        unique (taxpayer_number, location_number)
      ) with (fillfactor = 70);
      create index hotel_property_premises on hotel_property (premises_id);
      create index hotel_property_city on hotel_property (city);
      create index hotel_property_county on hotel_property (county_code);
      create index hotel_property_zip on hotel_property (zip);
      create index hotel_property_brand on hotel_property (brand_id);

      -- One row a filing and version. Current: replaced_by_release_id is null.
      -- Facts have no foreign keys: they are only written by a merge, whose joins bring the keys, and a
      -- check of every row would double the time of an import.
      -- period_months 3 with filer_type 50 is a monthly filer that the source has already summed over a quarter.
      create table hotel_filing (
        id bigint primary key generated always as identity,
        property_id integer not null,
        period_end date not null,
        period_months smallint not null check (period_months in (1, 3)),
        filer_type smallint not null check (filer_type in (50, 60)),
        taxpayer_name text not null,
        taxpayer_address text not null,
        taxpayer_city text not null,
        taxpayer_state text not null,
        taxpayer_zip text not null,
        taxpayer_county_code smallint,
        taxpayer_phone text not null,
        location_name text not null,
        location_address text not null,
        location_city text not null,
        location_state text not null,
        location_zip text not null,
        location_county_code smallint,
        location_phone text not null,
        room_capacity integer not null,
        responsibility_begin date,
        responsibility_end date,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        is_marketplace boolean not null,
        is_suspect boolean not null,
        suspect_accepted_at timestamptz,
        city text,
        county_code smallint,
        zip text,
        release_id bigint not null,
        replaced_by_release_id bigint
      );
      create unique index hotel_filing_current
        on hotel_filing (property_id, period_end, filer_type, period_months) where replaced_by_release_id is null;
      create index hotel_filing_period on hotel_filing (period_end, county_code, city, zip)
        where replaced_by_release_id is null;
      create index hotel_filing_replaced on hotel_filing (replaced_by_release_id, property_id)
        where replaced_by_release_id is not null;
      create index hotel_filing_release on hotel_filing using brin (release_id);

      -- A property's month: monthly filings as filed, quarterly ones apportioned by days.
      create table hotel_month (
        property_id integer not null,
        month date not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        apportioned_cents bigint not null,
        room_capacity integer,
        is_marketplace boolean not null,
        is_suspect boolean not null,
        city text,
        county_code smallint,
        zip text,
        brand_id integer,
        release_id bigint not null,
        primary key (property_id, month)
      );
      -- Months are written release by release, so that a range of months is a few runs of pages.
      create index hotel_month_by_month on hotel_month using brin (month) with (pages_per_range = 32);

      create table hotel_place_month (
        kind text not null check (kind in ('CITY', 'COUNTY', 'ZIP', 'CITY_IN_COUNTY')),
        place_key text not null,
        county_code smallint not null default 0,
        month date not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        marketplace_cents bigint not null,
        apportioned_cents bigint not null,
        rooms bigint not null,
        properties integer not null,
        suspects_left_out integer not null,
        release_id bigint not null,
        primary key (kind, place_key, county_code, month)
      );
      create index hotel_place_month_in_county on hotel_place_month (county_code, month) where kind = 'CITY_IN_COUNTY';

      create table hotel_place_year (
        kind text not null,
        place_key text not null,
        county_code smallint not null default 0,
        year smallint not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        marketplace_cents bigint not null,
        apportioned_cents bigint not null,
        room_nights bigint not null,
        months smallint not null,
        release_id bigint not null,
        primary key (kind, place_key, county_code, year)
      );

      create table brand_month (
        brand_id integer not null,
        month date not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        apportioned_cents bigint not null,
        rooms bigint not null,
        properties integer not null,
        release_id bigint not null,
        primary key (brand_id, month)
      );
      create table parent_company_month (
        parent_company_id integer not null,
        month date not null,
        room_receipts_cents bigint not null,
        taxable_receipts_cents bigint not null,
        apportioned_cents bigint not null,
        rooms bigint not null,
        properties integer not null,
        release_id bigint not null,
        primary key (parent_company_id, month)
      );

      create table new_hotels_year (
        year smallint primary key,
        new_hotels integer not null
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropHotelTables */
      drop table new_hotels_year, parent_company_month, brand_month, hotel_place_year, hotel_place_month,
        hotel_month, hotel_filing, hotel_property, premises;
      drop function normal_address(text), apportioned_cents(bigint, integer, integer, integer)`);
  }
}
