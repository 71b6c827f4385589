import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Progress of updating figures of older rules, for readers in the meantime. */
export class RebuildProgress20261122000800 implements MigrationInterface {
  name = 'RebuildProgress20261122000800';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addRebuildProgress */
      -- The step that is under way, from 1, of how many; null where none is.
      alter table derived_version add column step smallint, add column steps smallint`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      '/* dropRebuildProgress */ alter table derived_version drop column step, drop column steps',
    );
  }
}
