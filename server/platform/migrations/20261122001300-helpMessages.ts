import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS_BEFORE = `'PASSWORD_RESET', 'PASSWORD_CHANGED', 'WELCOME', 'SUBSCRIPTION_STARTED', 'RECEIPT',
  'RENEWAL_FAILED', 'RENEWAL_REMINDER', 'CARD_EXPIRING', 'PLAN_CHANGED', 'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_ENDED'`;

const allowMails = (kinds: string): string => `
  alter table outbox_mail drop constraint outbox_mail_kind_check;
  alter table outbox_mail add constraint outbox_mail_kind_check check (kind in (${kinds}))`;

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
      create index help_message_member on help_message (member_id);
      ${allowMails(`${KINDS_BEFORE}, 'HELP_MESSAGE'`)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* helpMessages.down */
      delete from outbox_mail where kind = 'HELP_MESSAGE';
      ${allowMails(KINDS_BEFORE)};
      drop table help_message`);
  }
}
