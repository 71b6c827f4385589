import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a daily payment check that failed as a whole from one that ran, so that it is repeated sooner. */
export class FailedChecks20261201143000 implements MigrationInterface {
  name = 'FailedChecks20261201143000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* failedChecks.up */
      alter table billing_check add column has_failed boolean not null default false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* failedChecks.down */ alter table billing_check drop column has_failed');
  }
}
