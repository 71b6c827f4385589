import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of the few periods whose rows are known to be incomplete: every list of months looks for them. */
export class IncompletePeriods20261127220000 implements MigrationInterface {
  name = 'IncompletePeriods20261127220000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* incompletePeriods.up */
      create index release_period_incomplete on release_period (product, period_end) where expected_rows is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* incompletePeriods.down */ drop index release_period_incomplete');
  }
}
