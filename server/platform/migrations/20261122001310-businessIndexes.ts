import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds invoices of the latest months, and unpaid ones, without reading all. */
export class BusinessIndexes20261122001310 implements MigrationInterface {
  name = 'BusinessIndexes20261122001310';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addBusinessIndexes */
      create index invoice_by_time on invoice (source, created_at);
      create index invoice_owed on invoice (source, created_at) where status = 'open' and attempts > 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropBusinessIndexes */ drop index invoice_by_time, invoice_owed');
  }
}
