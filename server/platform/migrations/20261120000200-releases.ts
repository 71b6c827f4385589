import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports (requested by an operator) and releases (published). */
export class Releases20261120000200 implements MigrationInterface {
  name = 'Releases20261120000200';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createReleaseTables */
      create table import (
        id bigint primary key generated always as identity,
        file_name text not null,
        raw_sha256 text not null,
        raw_bytes bigint not null,
        options jsonb not null default '{}',
        -- True where a worker is to run it; else the operator's own command does, and ends with it.
        by_worker boolean not null default false,
        state text not null default 'queued'
          check (state in ('queued', 'running', 'published', 'already_published', 'checked', 'refused', 'failed')),
        stage text,
        rows_read bigint not null default 0,
        reports jsonb not null default '[]',
        error text,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz
      );
      create index import_newest on import (created_at desc);

      -- Ids are given under the import lock, so a higher id was published later: "as of" compares ids.
      create table release (
        id bigint primary key generated always as identity,
        import_id bigint not null references import,
        product text not null check (product in ('hotel', 'beverage')),
        format text not null,
        file_name text not null,
        sha256 text not null unique,
        issued_on date,
        first_month date not null,
        last_month date not null,
        rows bigint not null,
        accepted bigint not null,
        refused bigint not null,
        added bigint not null,
        changed bigint not null,
        retired bigint not null,
        unchanged bigint not null,
        total_cents bigint not null,
        taxable_cents bigint,
        synthetic boolean not null default false,
        published_at timestamptz not null default now()
      );
      create index release_product on release (product, id desc);

      -- Which periods a release restated, with the rows it held: the base of the completeness check.
      create table release_period (
        release_id bigint not null references release,
        product text not null,
        period_end date not null,
        series text not null check (series in ('monthly', 'quarterly', 'quarter_sum', 'portal', 'legacy')),
        rows bigint not null,
        primary key (release_id, period_end, series)
      );
      create index release_period_by_period on release_period (product, series, period_end);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropReleaseTables */ drop table release_period, release, import');
  }
}
