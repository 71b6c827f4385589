import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places and brands: facts that ship with the product and are refreshed from its reference files. */
export class Reference20261120000100 implements MigrationInterface {
  name = 'Reference20261120000100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createReferenceTables */
      create extension if not exists pg_trgm;

      create table county (
        code smallint primary key check (code between 1 and 254),
        name text not null unique,
        fips text not null
      );
      create table city (
        name text primary key,
        county_code smallint not null references county
      );
      create table city_alias (
        filed text primary key,
        city text not null
      );
      create table zip (
        zip text primary key check (zip ~ '^[0-9]{5}$'),
        latitude double precision not null,
        longitude double precision not null,
        county_code smallint references county,
        city text
      );

      create table parent_company (
        id integer primary key generated always as identity,
        name text not null unique
      );
      create table brand (
        id integer primary key generated always as identity,
        name text not null unique,
        parent_company_id integer not null references parent_company
      );
      create table brand_rule (
        position integer primary key,
        brand_id integer not null references brand,
        match_text text not null,
        exclude_texts text[] not null
      );
      -- What the rules say of each name that was ever filed, so that a name is matched once.
      create table brand_name_match (
        location_name text primary key,
        brand_id integer references brand,
        rule_position integer references brand_rule
      );

      create table reference_file (
        name text primary key,
        sha256 text not null
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropReferenceTables */
      drop table reference_file, brand_name_match, brand_rule, brand, parent_company, zip, city_alias, city, county`);
  }
}
