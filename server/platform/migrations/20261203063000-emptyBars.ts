import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['idle_receipts_cents', 'idle_before_cents'];

/** Keeps the compared receipts of bars that filed $0 in one of the months apart. The rebuild fills them; until then they are unknown. */
export class EmptyBars20261203063000 implements MigrationInterface {
  name = 'EmptyBars20261203063000';

  async up(db: QueryRunner): Promise<void> {
    const added = columns.map((column) => `add column ${column} bigint`);
    await db.query(`/* emptyBars.up */ alter table beverage_place_like_for_like ${added.join(', ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    const dropped = columns.map((column) => `drop column ${column}`);
    await db.query(`/* emptyBars.down */ alter table beverage_place_like_for_like ${dropped.join(', ')}`);
  }
}
