import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Exports that the worker prepares, exports of each day by member and key, and the bundles of the whole data set. The
 * files are in DATA_DIR; Postgres says which of them count.
 */
export class ExportJobs20261124130000 implements MigrationInterface {
  name = 'ExportJobs20261124130000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* exportJobs.up */
      create table export_job (
        id bigint primary key generated always as identity,
        -- Names the file; nobody can guess it.
        file_key uuid not null unique default gen_random_uuid(),
        member_id uuid not null references member on delete cascade,
        -- Exports that a key started go with the key when it is revoked.
        api_key_id uuid references api_key on delete cascade,
        data_set text not null,
        format text not null check (format in ('csv', 'csv.gz', 'jsonl', 'jsonl.gz', 'parquet', 'xlsx')),
        title text not null,
        -- The COPY statement, and the columns of files with types; null once the export has ended.
        statement text,
        columns jsonb,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'expired')),
        attempts integer not null default 0,
        rows bigint not null default 0,
        bytes bigint not null default 0,
        sha256 text,
        message text,
        -- The latest release of each tax in the snapshot that was read.
        releases jsonb not null default '[]',
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz
      );
      create index export_job_member on export_job (member_id, id);
      create index export_job_key on export_job (api_key_id) where api_key_id is not null;
      create index export_job_open on export_job (id) where state in ('waiting', 'running');
      create table export_use (
        id bigint primary key generated always as identity,
        member_id uuid not null references member on delete cascade,
        api_key_id uuid references api_key on delete set null,
        at timestamptz not null default clock_timestamp()
      );
      create index export_use_member on export_use (member_id, at);
      create index export_use_key on export_use (api_key_id, at) where api_key_id is not null;
      create index export_use_at on export_use (at)`);
    await db.query(`/* bundles.up */
      create table bundle (
        id bigint primary key generated always as identity,
        -- The releases in force, as one text: a bundle of the same text need not be made again.
        releases_state text not null unique,
        state text not null default 'running' check (state in ('running', 'done', 'failed')),
        attempts integer not null default 0,
        releases jsonb not null default '[]',
        files jsonb not null default '[]',
        bytes bigint,
        sha256 text,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* exportJobs.down */ drop table bundle, export_use, export_job');
  }
}
