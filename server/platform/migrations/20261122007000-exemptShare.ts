import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['hotel_place_month', 'hotel_place_year', 'brand_month', 'parent_company_month'];

/**
 * The sums of receipts that exempt share is of. Until its figures are rebuilt, a database knows of none, so that it
 * states no exempt share of places and brands.
 */
export class ExemptShare20261122007000 implements MigrationInterface {
  name = 'ExemptShare20261122007000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* addExemptShare ${table} */
        alter table ${table} add column exempt_receipts_cents bigint not null default 0,
          add column exemptible_receipts_cents bigint not null default 0`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* dropExemptShare ${table} */
        alter table ${table} drop column exempt_receipts_cents, drop column exemptible_receipts_cents`);
    }
  }
}
