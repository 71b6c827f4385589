import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = ['queued', 'running', 'published', 'already_published', 'checked', 'refused', 'failed'];

function stateCheck(names: readonly string[]): string {
  return `alter table import drop constraint import_state_check, add constraint import_state_check
        check (state in (${names.map((name) => `'${name}'`).join(', ')}));`;
}

/**
 * Lets administrators accept, cancel and repeat imports, and have the worker compare, undo and redo releases. Postgres
 * holds the tasks; a job in Redis only makes the worker look sooner.
 */
export class DataTasks20261123100000 implements MigrationInterface {
  name = 'DataTasks20261123100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createImportDecisions */
      ${stateCheck([...states, 'cancelled'])}
      -- hold: the option that would publish a release that was held back. again_of: the import that this one repeats.
      alter table import
        add column hold text check (hold in ('acceptIncomplete', 'acceptChanges', 'acceptFuture', 'acceptAmounts')),
        add column again_of bigint references import,
        add column requested_by text,
        add column note text not null default '',
        add column cancelled_by text,
        add column cancel_note text not null default '';
      create unique index import_again_of on import (again_of);
      create index import_by_hash on import (raw_sha256);
      update import set hold = case
        when error like '%--accept-incomplete%' then 'acceptIncomplete'
        when error like '%--accept-changes%' then 'acceptChanges'
        when error like '%--accept-future%' then 'acceptFuture'
        when error like '%--accept-amounts%' then 'acceptAmounts'
      end
      where state = 'refused' and error like 'Held back%'`);
    await db.query(`/* createDataTasks */
      create table data_task (
        id bigint primary key generated always as identity,
        kind text not null check (
          kind in ('undo', 'redo', 'preview_undo', 'preview_redo', 'compare_release', 'compare_import')
        ),
        release_id bigint references release,
        import_id bigint references import,
        requested_by text not null,
        note text not null default '',
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'refused', 'failed')),
        attempts integer not null default 0,
        stage text,
        message text,
        result jsonb,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        finished_at timestamptz,
        check (num_nonnulls(release_id, import_id) = 1)
      );
      -- A task that is requested twice before it is done is one task.
      create unique index data_task_open on data_task (kind, coalesce(release_id, 0), coalesce(import_id, 0))
        where state in ('waiting', 'running')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropDataTasks */
      drop table data_task;
      drop index import_by_hash, import_again_of;
      update import set state = 'refused' where state = 'cancelled';
      ${stateCheck(states)}
      alter table import drop column hold, drop column again_of, drop column requested_by, drop column note,
        drop column cancelled_by, drop column cancel_note`);
  }
}
