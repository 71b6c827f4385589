import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets members close the links that were made for them, which otherwise open archives for a day. */
export class ClosedLinks20261128091500 implements MigrationInterface {
  name = 'ClosedLinks20261128091500';

  async up(db: QueryRunner): Promise<void> {
    await db.query('/* closedLinks.up */ alter table member add column links_closed_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* closedLinks.down */ alter table member drop column links_closed_at');
  }
}
