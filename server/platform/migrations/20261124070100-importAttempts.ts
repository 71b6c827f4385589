import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often an import was begun: one that ends its worker again and again is given up. */
export class ImportAttempts20261124070100 implements MigrationInterface {
  name = 'ImportAttempts20261124070100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addImportAttempts */
      alter table import add column attempts integer not null default 0`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropImportAttempts */ alter table import drop column attempts`);
  }
}
