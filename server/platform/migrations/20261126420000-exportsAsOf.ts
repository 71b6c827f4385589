import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of an earlier point in time name the releases of that time. */
export class ExportsAsOf20261126420000 implements MigrationInterface {
  name = 'ExportsAsOf20261126420000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* exportsAsOf.up */
      alter table export_job
        -- The latest release of each tax that the statement reads, by tax; null for the latest of all.
        add column up_to jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* exportsAsOf.down */ alter table export_job drop column up_to`);
  }
}
