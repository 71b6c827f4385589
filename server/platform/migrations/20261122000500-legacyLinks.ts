import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Property and place that each legacy filing counts towards. They are filled in from the existing months, so that all
 * readers agree until the months are computed again.
 */
export class LegacyLinks20261122000500 implements MigrationInterface {
  name = 'LegacyLinks20261122000500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createLegacyLinks */
      -- A legacy filing that the portal's own filing of the month makes superfluous has none.
      create table beverage_legacy_link (
        filing_id bigint primary key,
        property_id integer not null,
        month date not null,
        city text,
        county_code smallint,
        zip text,
        total_receipts_cents bigint not null,
        is_estimate boolean not null,
        release_id bigint not null
      );
      create index beverage_legacy_link_property on beverage_legacy_link (property_id, month);
      create index beverage_legacy_link_place on beverage_legacy_link (month, county_code, city, zip);

      -- The place of a permit at a ZIP code by its latest legacy filing.
      create table beverage_permit_place (
        permit text not null,
        location_zip text not null,
        city text,
        county_code smallint,
        zip text,
        primary key (permit, location_zip)
      );

      drop index beverage_filing_legacy_permit;
      create index beverage_filing_legacy_permit on beverage_filing (permit, location_zip, period_end)
        where source = 'legacy' and replaced_by_release_id is null;`);
    await db.query(`/* fillLegacyLinks */
      insert into beverage_permit_place (permit, location_zip, city, county_code, zip)
      select distinct on (permit, location_zip) permit, location_zip, city, county_code, zip
      from beverage_filing where source = 'legacy' and replaced_by_release_id is null
      order by permit, location_zip, period_end desc, total_receipts_cents desc, key_address;

      insert into beverage_legacy_link (
        filing_id, property_id, month, city, county_code, zip, total_receipts_cents, is_estimate, release_id
      )
      with owner as (
        select distinct on (f.id) f.id, p.id as property_id
        from beverage_filing f
        join beverage_permit held using (permit, location_zip)
        join beverage_property p on p.id = held.property_id
        where f.source = 'legacy' and f.replaced_by_release_id is null
        order by f.id,
          (p.responsibility_begin <= f.period_end
            and coalesce(p.responsibility_end, f.period_end) >= date_trunc('month', f.period_end)) desc,
          p.responsibility_begin desc, p.id
      )
      select f.id, m.property_id, m.month, m.city, m.county_code, m.zip, f.total_receipts_cents, f.is_estimate,
        f.release_id
      from beverage_filing f
      left join owner using (id)
      join beverage_month m on m.property_id = coalesce(owner.property_id, f.property_id)
        and m.month = date_trunc('month', f.period_end)::date and m.source = 'legacy'
      where f.source = 'legacy' and f.replaced_by_release_id is null;
      analyze beverage_legacy_link;
      analyze beverage_permit_place;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropLegacyLinks */
      drop index beverage_filing_legacy_permit;
      create index beverage_filing_legacy_permit on beverage_filing (permit)
        where source = 'legacy' and replaced_by_release_id is null;
      drop table beverage_legacy_link, beverage_permit_place;`);
  }
}
