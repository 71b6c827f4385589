import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['hotel_place_like_for_like', 'brand_like_for_like', 'parent_company_like_for_like'];

/** Keeps apart what idle hotels add to figures like for like; unknown until the worker has summed them again. */
export class IdleCompared20261128200000 implements MigrationInterface {
  name = 'IdleCompared20261128200000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* idleCompared.up */
        alter table ${table} add column idle_receipts_cents bigint, add column idle_before_cents bigint`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of tables) {
      await db.query(`/* idleCompared.down */
        alter table ${table} drop column idle_receipts_cents, drop column idle_before_cents`);
    }
  }
}
