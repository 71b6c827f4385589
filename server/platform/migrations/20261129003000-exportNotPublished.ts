import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prepared exports name the periods that were asked for and that no release has. */
export class ExportNotPublished20261129003000 implements MigrationInterface {
  name = 'ExportNotPublished20261129003000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* exportNotPublished.up */
      alter table export_job
        -- Such as '2023-10 to 2023-12', by the releases of the request; null if there are none.
        add column not_published text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* exportNotPublished.down */ alter table export_job drop column not_published`);
  }
}
