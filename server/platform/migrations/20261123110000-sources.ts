import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sources of releases, and their schedule. Postgres is the truth: Redis only wakes the worker, and may be lost at any time.
 */
export class Sources20261123110000 implements MigrationInterface {
  name = 'Sources20261123110000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createSources */
      create table schedule (
        name text primary key,
        source text not null check (source in ('inbox', 'portal', 'backup')),
        pattern text not null,
        time_zone text not null,
        is_on boolean not null,
        -- Only for the portal: how many months before the running one are fetched again.
        months_back integer check (months_back between 1 and 240),
        -- Null while it is off, and until the worker has seen a change of the pattern.
        next_run_at timestamptz,
        -- Who wants a run at once; null if nobody does.
        run_wanted_by text,
        last_run_at timestamptz,
        last_state text check (last_state in ('running', 'done', 'refused', 'failed')),
        last_message text,
        changed_at timestamptz,
        changed_by text
      );
      insert into schedule (name, source, pattern, time_zone, is_on, months_back) values
        ('inbox', 'inbox', '* * * * *', 'UTC', true, null),
        ('mixed-beverage', 'portal', '0 6 * * 1', 'America/Chicago', false, 6),
        ('backup', 'backup', '30 2 * * *', 'America/Chicago', false, null);

      -- Work that waits for the worker: a file to import, pages of the portal to fetch, a backup to write.
      create table source_run (
        id bigint primary key generated always as identity,
        kind text not null check (kind in ('upload', 'inbox', 'portal', 'backup')),
        -- For a file: its name, and its path within the data directory or the inbox.
        file_name text,
        path text,
        months_back integer,
        schedule text references schedule,
        wished_by text not null,
        state text not null default 'waiting' check (state in ('waiting', 'importing', 'done', 'refused', 'failed')),
        attempts integer not null default 0,
        not_before timestamptz not null default now(),
        import_id bigint references import,
        message text,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create index source_run_waiting on source_run (id) where state in ('waiting', 'importing');
      -- A run that is due while the last one still goes on is not doubled.
      create unique index source_run_of_schedule on source_run (schedule) where state in ('waiting', 'importing');

      -- Files of the inbox as last seen: a file is taken once it has not changed for a while.
      create table inbox_file (
        path text primary key,
        bytes bigint not null,
        modified_ms bigint not null,
        stable_since timestamptz not null default now(),
        run_id bigint references source_run
      );

      create table upload (
        id uuid primary key default gen_random_uuid(),
        -- Null once the account is gone.
        member_id uuid references member on delete set null,
        file_name text not null,
        bytes bigint not null,
        received bigint not null default 0,
        run_id bigint references source_run,
        created_at timestamptz not null default now(),
        touched_at timestamptz not null default now()
      );
      create index upload_arriving on upload (touched_at) where run_id is null;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropSources */ drop table upload, inbox_file, source_run, schedule');
  }
}
