import { isLocked, lockStatement } from '../../server/platform/lib/locks.sql.ts';
import { noteEnded } from './events.sql.ts';

/** Only one import merges at a time, in any process; the lock is held until its transaction ends. */
export const lockImports = lockStatement('releases.lockImports', 'imports');

/** SQL: true if a later release restates periods of release `r`. Legacy releases of bars have filings of any period. */
const isRestated = `exists (
    select from release_period own
    join release_period later on later.product = own.product and later.series = own.series
      and (later.period_end = own.period_end or own.series = 'legacy')
    where own.release_id = r.id and later.release_id > r.id
  )`;

/** A report counts rows of months that were left out as incomplete under this name. */
export const MONTH_LEFT_OUT = 'month not yet complete';

/** SQL: true if the report of an import says that months were left out. */
const leavesOut = (report: string): string => `${report} -> 'flagged' ? '${MONTH_LEFT_OUT}'`;

/** The latest release of the same bytes ($1, hash), one in force before one that was undone. */
export const findReleaseBySha = `/* releases.findBySha */
  select r.id, r.undone_at, ${isRestated} as is_restated, exists (
      select from import i cross join jsonb_array_elements(i.reports) report
      where i.id = r.import_id and report ->> 'sha256' = r.sha256 and ${leavesOut('report')}
    ) as left_months_out
  from release r where r.sha256 = $1
  order by r.undone_at is null desc, r.id desc limit 1`;

export const insertRelease = `/* releases.insert */
  insert into release (import_id, product, format, file_name, sha256, issued_on, first_month, last_month, rows,
    accepted, refused, added, changed, retired, unchanged, total_cents, taxable_cents, synthetic)
  select $1, $2, $3, $4, $5, $6, min(date_trunc('month', period_end)), max(date_trunc('month', period_end)),
    $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
  from staged_period
  returning id`;

export const insertReleasePeriods = `/* releases.insertPeriods */
  insert into release_period (release_id, product, period_end, series, rows, expected_rows)
  select $1, $2, period_end, series, s.rows, i.expected_rows
  from staged_period s left join incomplete_period i using (series, period_end)`;

/** First and last period of a release; no row if all its rows were dropped. */
export const findPeriods = `/* releases.findPeriods */
  select to_char(min(period_end), 'YYYY-MM') as first, to_char(max(period_end), 'YYYY-MM') as last
  from staged_period having count(*) > 0`;

/** A session's own tables, left from an earlier release of the same transaction. */
export const listTemporaryTables = `/* releases.listTemporary */
  select relname as name from pg_class where relnamespace = pg_my_temp_schema() and relkind = 'r'`;

export const insertImport = `/* imports.insert */
  insert into import (file_name, raw_sha256, raw_bytes, options, by_worker) values ($1, $2, $3, $4, $5) returning id`;

/** An import that has ended, or that a worker has yet to run. */
export const findImport = `/* imports.find */
  select id, file_name, raw_sha256, options, state, reports, hold from import where id = $1`;

/**
 * Earlier imports of the same bytes that published: their releases need not be read again if all are in force, no later
 * one states the same periods, and no month was left out.
 */
export const findPublishedReports = `/* imports.findPublished */
  select i.reports from import i
  where i.raw_sha256 = $1 and i.state = 'published' and not exists (
    select from jsonb_array_elements(i.reports) report
    where report ->> 'outcome' not in ('published', 'already_published') or ${leavesOut('report')} or not exists (
      select from release r
      where r.id = (report ->> 'releaseId')::bigint and r.undone_at is null and not ${isRestated}
    )
  )
  order by i.id desc limit 1`;

/** An import during which this many workers ended is likely the reason for it. */
const MOST_ATTEMPTS = 10;

/** SQL: true for an interrupted import that a worker begins again. */
const isBegunAgain = (row: string): string => `${row}.by_worker and ${row}.attempts < ${MOST_ATTEMPTS}`;

/**
 * Starts an import ($1) unless it has ended, was cancelled, or an earlier one waits for a worker. Asked under the lock of
 * all imports: another that is marked as running has lost its process.
 */
export const startImport = `/* imports.start */
  with started as (
  update import i set
    state = next.state,
    attempts = attempts + (next.state = 'running')::integer,
    started_at = case when next.state = 'running' then clock_timestamp() else started_at end,
    finished_at = case when next.state = 'failed' then now() end,
    error = case when next.state = 'failed' then 'Interrupted before it was finished; nothing of it was published.' end
  from (
    select n.id, case
        when n.id = $1 and (n.state <> 'running' or n.attempts < ${MOST_ATTEMPTS}) then 'running'
        when ${isBegunAgain('n')} then 'queued' else 'failed' end as state
    from import n
    where n.id <> $1 and n.state = 'running'
      or n.id = $1 and n.state in ('queued', 'running', 'failed') and n.cancelled_by is null and not exists (
        select from import e
        where n.by_worker and e.by_worker and e.id < n.id and e.cancelled_by is null
          and (e.state = 'queued' or e.state = 'running' and ${isBegunAgain('e')})
      )
  ) next
  where next.id = i.id
  returning i.id, i.state, i.file_name, i.raw_sha256, i.options, i.hold, i.by_worker
  ), ${noteEnded('started')}
  select id, state, file_name, raw_sha256, options from started`;

/** Process of the connection that imports. */
export const findProcess = `/* imports.process */ select pg_backend_pid() as pid`;

export const reportProgress = `/* imports.reportProgress */
  update import set stage = $2, rows_read = $3 where id = $1 returning cancelled_by is not null as cancelled`;

/** No row if the import was cancelled meanwhile. */
export const finishImport = `/* imports.finish */
  with ended as (
    update import set state = $2, stage = null, reports = $3, error = $4, hold = $5, finished_at = clock_timestamp()
    where id = $1 and cancelled_by is null
    returning id, options, state, hold, by_worker
  ), ${noteEnded('ended')}
  select id from ended`;

export const finishCancelled = `/* imports.finishCancelled */
  update import set state = 'cancelled', stage = null, error = 'Cancelled; nothing of it was published.',
    finished_at = clock_timestamp()
  where id = $1 and state in ('queued', 'running', 'failed') and cancelled_by is not null`;

/** Imports meant for a worker that no process is running: queued, or interrupted while they ran. */
export const findWaitingImports = `/* imports.findWaiting */
  select id from import
  where by_worker and (
    state = 'queued'
    or state = 'running' and not ${isLocked('imports')}
  )
  order by id`;

/**
 * Imports before this one ($1) that wait for a worker, run in another or lost theirs, the oldest first: the order of
 * files is that of their issues.
 */
export const findEarlierImports = `/* imports.findEarlier */
  select id from import where by_worker and state in ('queued', 'running') and id < $1 order by id`;
