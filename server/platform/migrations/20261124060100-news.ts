import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'SENT', 'NOBODY', 'FAILED', 'UNCONFIRMED'`;

function outcomes(list: string): string {
  return `alter table outbox_mail drop constraint outbox_mail_outcome_check,
        add constraint outbox_mail_outcome_check check (outcome in (${list}));`;
}

/**
 * News about releases: events that operators and members are told of, and who wants to know. An event is written in the
 * transaction that makes it; emails and webhooks are queued later, so that they never hold up a release.
 */
export class News20261124060100 implements MigrationInterface {
  name = 'News20261124060100';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createNews */
      create table data_event (
        id bigint primary key generated always as identity,
        -- Such as HELD:12. An event that happens again, as in a second attempt, is not told again.
        key text not null unique,
        kind text not null check (kind in ('PUBLISHED', 'HELD', 'REFUSED', 'FAILED', 'UNDONE', 'REDONE', 'LATE')),
        import_id bigint references import on delete cascade,
        release_id bigint references release on delete cascade,
        undo_id bigint references release_undo on delete cascade,
        -- The due month that is late, and its tax.
        product text,
        due_month date,
        at timestamptz not null default clock_timestamp(),
        -- A failure waits for the attempts that follow.
        tell_at timestamptz not null default clock_timestamp(),
        -- When mails and webhooks to operators were queued.
        told_at timestamptz
      );
      create index data_event_untold on data_event (tell_at) where told_at is null;
      create index data_event_release on data_event (release_id);
      create index data_event_import on data_event (import_id);
      create index data_event_undo on data_event (undo_id);

      create table outbox_hook (
        id uuid primary key default gen_random_uuid(),
        event_id bigint not null references data_event on delete cascade,
        body jsonb not null,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        ended_at timestamptz,
        outcome text check (outcome in ('SENT', 'FAILED')),
        -- Answer or error of the last attempt.
        answer text,
        check ((ended_at is null) = (outcome is null))
      );
      create index outbox_hook_due on outbox_hook (next_attempt_at) where ended_at is null;
      create index outbox_hook_event on outbox_hook (event_id);

      create table news_choice (
        member_id uuid primary key references member on delete cascade,
        frequency text not null check (frequency in ('EACH_RELEASE', 'MONTHLY', 'NEVER')),
        -- In every mail, to end these mails without signing in.
        unsubscribe_key uuid not null unique default gen_random_uuid(),
        -- The last event that this member was told of, and when.
        told_event_id bigint not null,
        told_at timestamptz not null default now(),
        chosen_at timestamptz not null default now()
      );
      create index news_choice_untold on news_choice (told_event_id) where frequency <> 'NEVER';

      -- Mails about imports; only administrators get them.
      alter table member add column wants_import_mails boolean not null default true;
      ${outcomes(`${BEFORE}, 'NOTHING', 'WITHHELD'`)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropNews */
      delete from outbox_mail where kind in ('IMPORT_NEWS', 'NEWS');
      ${outcomes(BEFORE)}
      alter table member drop column wants_import_mails;
      drop table news_choice, outbox_hook, data_event`);
  }
}
