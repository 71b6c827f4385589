import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' own ways to follow what is new: the address of a feed, and a webhook with its calls. */
export class NewsAddresses20261125030000 implements MigrationInterface {
  name = 'NewsAddresses20261125030000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createNewsAddresses */
      create table news_feed (
        member_id uuid primary key references member on delete cascade,
        -- Of the key in the feed's address.
        key_hash bytea not null unique,
        created_at timestamptz not null default now(),
        last_read_at timestamptz
      );

      create table news_webhook (
        member_id uuid primary key references member on delete cascade,
        url text not null,
        -- Encrypted: calls are signed with it.
        sealed_secret bytea not null,
        -- The last event that was queued for it.
        told_event_id bigint not null,
        created_at timestamptz not null default now(),
        -- When it was switched off since it took no calls, and its last answer.
        off_at timestamptz,
        off_answer text,
        check ((off_at is null) = (off_answer is null))
      );
      create index news_webhook_untold on news_webhook (told_event_id) where off_at is null;

      create table news_call (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references news_webhook on delete cascade,
        -- Null for a test.
        release_id bigint references release on delete cascade,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        ended_at timestamptz,
        -- NOTHING: nothing of the member's changed. WITHHELD: switched off, or without access by then.
        outcome text check (outcome in ('SENT', 'FAILED', 'NOTHING', 'WITHHELD')),
        -- Answer or error of the last attempt.
        answer text,
        check ((ended_at is null) = (outcome is null))
      );
      create index news_call_due on news_call (next_attempt_at) where ended_at is null;
      create index news_call_member on news_call (member_id, created_at desc);
      create index news_call_release on news_call (release_id);
      create index news_call_ended on news_call (ended_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropNewsAddresses */
      delete from outbox_mail where kind = 'WEBHOOK_OFF';
      drop table news_call, news_webhook, news_feed`);
  }
}
