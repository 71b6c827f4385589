import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that people send to the operator from Help and Support. */
export class HelpMessages20261122001300 implements MigrationInterface {
  name = 'HelpMessages20261122001300';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* helpMessages.up */
      create table help_message (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        -- Null for visitors, and once the account is gone.
        member_id uuid references member on delete set null,
        answer_to text not null,
        text text not null,
        page text not null,
        request_id text,
        answered_at timestamptz,
        answered_by text,
        check ((answered_at is null) = (answered_by is null))
      );
      create index help_message_waiting on help_message (id) where answered_at is null;
      create index help_message_member on help_message (member_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* helpMessages.down */ drop table help_message');
  }
}
