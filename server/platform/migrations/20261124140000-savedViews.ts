import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' saved views of the explorer. */
export class SavedViews20261124140000 implements MigrationInterface {
  name = 'SavedViews20261124140000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSavedViews */
      create table saved_view (
        id integer primary key generated always as identity,
        member_id uuid not null references member on delete cascade,
        name text not null,
        -- The part of the explorer's address after its question mark.
        question text not null,
        created_at timestamptz not null default now(),
        unique (member_id, name)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSavedViews */ drop table saved_view');
  }
}
