import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of members' own queries: the worker has a server run them page by page. */
export class ExportQueries20261125110000 implements MigrationInterface {
  name = 'ExportQueries20261125110000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* exportQueries.up */
      alter table export_job
        -- A GraphQL query in place of a statement, and its variables; null once the export has ended.
        add column query text,
        add column variables jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    // Exports of queries could not go on.
    await db.query(`/* exportQueries.down */
      delete from export_job where data_set = 'query';
      alter table export_job drop column query, drop column variables`);
  }
}
