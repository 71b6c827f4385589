import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bundles know when their releases came into force last, so that the one of a redone release comes first again. */
export class BundlesInForce20261130195500 implements MigrationInterface {
  name = 'BundlesInForce20261130195500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* bundlesInForce.up */
      alter table bundle add column in_force_at timestamptz not null default clock_timestamp();
      update bundle set in_force_at = coalesce(finished_at, created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* bundlesInForce.down */ alter table bundle drop column in_force_at`);
  }
}
