import type { MigrationInterface, QueryRunner } from 'typeorm';

const address = (table: string): string =>
  `regexp_replace(upper(${table}.location_address), '\\s+', ' ', 'g')`;

/**
 * Tells legacy filings of a permit and month apart by the ZIP code, too. Rows that an earlier import summed stay one filing
 * until their release is imported again.
 */
export class LegacyZips20261128210000 implements MigrationInterface {
  name = 'LegacyZips20261128210000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['beverage_filing', 'beverage_filing_undone']) {
      await db.query(`/* legacyZips.up */
        update ${table} f set key_address = ${address('f')} || ' ' || f.location_zip where f.source = 'legacy'`);
    }
  }

  /** Keeps the ZIP codes of filings that differ in nothing else. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* legacyZips.down */
      update beverage_filing f set key_address = ${address('f')}
      where f.source = 'legacy' and not exists (
        select from beverage_filing other
        where other.property_id = f.property_id and other.period_end = f.period_end and other.source = 'legacy'
          and other.id <> f.id and ${address('other')} = ${address('f')} and other.location_zip <> f.location_zip
      )`);
    await db.query(`/* legacyZips.downUndone */
      update beverage_filing_undone f set key_address = ${address('f')} where f.source = 'legacy'`);
  }
}
