import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds earlier versions of a filing and all changes to a property without reading every replaced filing. */
export class FilingHistory20261121000350 implements MigrationInterface {
  name = 'FilingHistory20261121000350';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createFilingHistory */
      create index hotel_filing_history on hotel_filing (property_id, period_end)
        where replaced_by_release_id is not null;
      create index beverage_filing_history on beverage_filing (property_id, period_end)
        where replaced_by_release_id is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropFilingHistory */ drop index hotel_filing_history, beverage_filing_history');
  }
}
