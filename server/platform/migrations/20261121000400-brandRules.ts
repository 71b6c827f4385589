import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets administrators change brand rules and correct single hotels. Rules get a lasting id besides their order, and
 * both their reference values and those in force are stored, as are pending rebuilds.
 */
export class BrandRules20261121000400 implements MigrationInterface {
  name = 'BrandRules20261121000400';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createBrandRules */
      alter table brand_name_match drop constraint brand_name_match_rule_position_fkey;
      -- Of two rules for one text the first wins, so that the other says nothing.
      delete from brand_rule later using brand_rule first
      where first.match_text = later.match_text and first.position < later.position;
      -- Rules of the reference file are in its order, from 0; an administrator's come before them, the newest first.
      -- What the file says of a rule is null where it does not name it.
      alter table brand_rule
        drop constraint brand_rule_pkey,
        add column id integer primary key generated always as identity,
        add column is_own boolean not null generated always as (position < 0) stored,
        add column is_disabled boolean not null default false,
        add column file_brand_id integer references brand,
        add column file_exclude_texts text[],
        add constraint brand_rule_match_text unique (match_text);
      update brand_rule set file_brand_id = brand_id, file_exclude_texts = exclude_texts;

      -- Which rule matched, without foreign keys: rules go with the reference file, and the next match follows.
      alter table brand_name_match add column rule_id integer;
      update brand_name_match m set rule_id = r.id from brand_rule r where r.position = m.rule_position;
      alter table brand_name_match drop column rule_position;
      create index brand_name_match_rule on brand_name_match (rule_id) where rule_id is not null;

      -- A hotel's brand under one of its names, whatever the rules say; null for none. Those that ended stay.
      create table hotel_brand_correction (
        id integer primary key generated always as identity,
        property_id integer not null references hotel_property,
        location_name text not null,
        brand_id integer references brand,
        reason text not null,
        made_at timestamptz not null default now(),
        made_by text not null,
        ended_at timestamptz,
        ended_by text
      );
      create unique index hotel_brand_correction_current on hotel_brand_correction (property_id, location_name)
        where ended_at is null;

      alter table hotel_property add column brand_rule_id integer, add column brand_correction_id integer;
      update hotel_property p set brand_rule_id = r.id from brand_rule r where r.position = p.brand_rule_position;
      alter table hotel_property drop column brand_rule_position;

      -- What was changed of the rules and corrections, and whether the figures follow it yet: names that contain
      -- match_text ('' for all) are matched anew, or the property has another brand under that name.
      create table brand_change (
        id integer primary key generated always as identity,
        kind text not null check (kind in ('ADD_RULE', 'CHANGE_RULE', 'CORRECT_HOTEL', 'WITHDRAW_CORRECTION', 'REFERENCE')),
        match_text text,
        property_id integer references hotel_property,
        location_name text,
        made_at timestamptz not null default now(),
        made_by text,
        failed_at timestamptz,
        error text,
        done_at timestamptz,
        hotels integer,
        check ((match_text is null) = (property_id is not null and location_name is not null))
      );
      create index brand_change_waiting on brand_change (id) where done_at is null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropBrandRules */
      drop table brand_change, hotel_brand_correction;
      alter table hotel_property add column brand_rule_position integer, drop column brand_correction_id;
      update hotel_property p set brand_rule_position = r.position from brand_rule r where r.id = p.brand_rule_id;
      alter table hotel_property drop column brand_rule_id;
      alter table brand_name_match add column rule_position integer;
      update brand_name_match m set rule_position = r.position from brand_rule r where r.id = m.rule_id;
      alter table brand_name_match drop column rule_id;
      alter table brand_rule drop column id, drop column is_own, drop column is_disabled, drop column file_brand_id,
        drop column file_exclude_texts, drop constraint brand_rule_match_text, add primary key (position);
      alter table brand_name_match add foreign key (rule_position) references brand_rule`);
  }
}
