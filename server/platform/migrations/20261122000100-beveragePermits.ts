import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Permits and ZIP codes under which the portal has ever had a property; legacy filings are linked by them. */
export class BeveragePermits20261122000100 implements MigrationInterface {
  name = 'BeveragePermits20261122000100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createBeveragePermits */
      create table beverage_permit (
        permit text not null,
        location_zip text not null,
        property_id integer not null,
        primary key (permit, location_zip, property_id)
      );
      create index beverage_permit_property on beverage_permit (property_id);
      insert into beverage_permit (permit, location_zip, property_id)
      select distinct permit, location_zip, property_id from beverage_filing where source = 'portal';
      analyze beverage_permit;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropBeveragePermits */ drop table beverage_permit');
  }
}
