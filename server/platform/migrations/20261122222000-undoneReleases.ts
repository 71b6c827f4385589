import type { MigrationInterface, QueryRunner } from 'typeorm';

const judged = `receipts_flag text, usual_month_cents bigint, rooms_flag text, rooms_rule text, decision text`;

/**
 * Lets operators undo releases. An undone release keeps its row; its periods, and the filings that it alone brought,
 * move to tables of their own, so that everything that reads periods and filings reads what would be without it. A
 * redo moves them back. The same file can be published again, so that its hash is no longer unique.
 */
export class UndoneReleases20261122222000 implements MigrationInterface {
  name = 'UndoneReleases20261122222000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createReleaseUndo */
      alter table release drop constraint release_sha256_key;
      create index release_by_sha256 on release (sha256);
      -- Null while the release is in force.
      alter table release
        add column undone_at timestamptz,
        add column undone_by text,
        add column undo_reason text;

      -- Every undo, also those that were redone. latest_release_id: the newest release at that time.
      create table release_undo (
        id bigint primary key generated always as identity,
        release_id bigint not null references release,
        undone_at timestamptz not null default clock_timestamp(),
        undone_by text not null,
        reason text not null,
        latest_release_id bigint not null,
        redone_at timestamptz,
        redone_by text,
        redo_reason text
      );
      create unique index release_undo_in_force on release_undo (release_id) where redone_at is null;

      -- Notes for the redo, deleted by it: the release's periods, and the counts of releases after it as they were.
      create table release_undo_period (undo_id bigint not null references release_undo, like release_period);
      create index release_undo_period_of on release_undo_period (undo_id);
      create table release_undo_count (
        undo_id bigint not null references release_undo,
        release_id bigint not null,
        added bigint not null,
        changed bigint not null,
        retired bigint not null,
        unchanged bigint not null,
        primary key (undo_id, release_id)
      );
      create table release_undo_premises (
        undo_id bigint not null references release_undo,
        premises_id integer not null,
        address text not null,
        zip text not null,
        primary key (undo_id, premises_id)
      );`);
    await db.query(`/* createUndoneFilings */
      -- Filings that no longer exist, with all columns of the table that they come from.
      create table hotel_filing_undone (undo_id bigint not null, like hotel_filing);
      create table beverage_filing_undone (undo_id bigint not null, like beverage_filing);
      -- Filings that stay, with the validity and flags that they had; release_id is null if the undo added the filing.
      create table hotel_filing_before (
        undo_id bigint not null, filing_id bigint not null, release_id bigint, replaced_by_release_id bigint, ${judged}
      );
      create table beverage_filing_before (
        undo_id bigint not null, filing_id bigint not null, release_id bigint, replaced_by_release_id bigint
      );
      ${['hotel', 'beverage'].map(indexes).join('\n      ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    // The version before knows no undone releases, and a file's hash only once.
    await db.query(`/* dropUndoneReleases */
      drop table hotel_filing_before, beverage_filing_before, hotel_filing_undone, beverage_filing_undone,
        release_undo_premises, release_undo_count, release_undo_period, release_undo;
      delete from release where undone_at is not null;
      update release r set sha256 = r.sha256 || '-' || r.id
      where exists (select from release later where later.sha256 = r.sha256 and later.id > r.id);
      drop index release_by_sha256;
      alter table release add constraint release_sha256_key unique (sha256),
        drop column undone_at, drop column undone_by, drop column undo_reason`);
  }
}

function indexes(product: string): string {
  return `create index ${product}_filing_undone_of on ${product}_filing_undone (undo_id);
      create index ${product}_filing_undone_property on ${product}_filing_undone (property_id);
      create index ${product}_filing_before_of on ${product}_filing_before (undo_id);`;
}
