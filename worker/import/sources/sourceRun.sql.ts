/** Schedules that are due, or that somebody has asked to run. */
export const dueSchedules = `/* schedules.due */
  select name, source, pattern, time_zone as "timeZone", is_on as "isOn", months_back as "monthsBack",
    address, coalesce(run_wanted_by, 'schedule') as "by"
  from schedule where run_wanted_by is not null or is_on and next_run_at <= now()
  order by name`;

/** New schedules: on, but without a next run. */
export const unplannedSchedules = `/* schedules.unplanned */
  select name, pattern, time_zone as "timeZone" from schedule where is_on and next_run_at is null`;

export const planSchedule = `/* schedules.plan */
  update schedule set next_run_at = $2 where name = $1 and is_on and next_run_at is null`;

/** Takes a due run of a schedule ($1), with its next one ($2); no row if another worker has taken it. */
export const claimSchedule = `/* schedules.claim */
  update schedule set next_run_at = $2, run_wanted_by = null, last_run_at = now(), last_state = 'running',
    last_message = null
  where name = $1 and (run_wanted_by is not null or is_on and next_run_at <= now())
  returning name`;

/** Stores the outcome of a schedule's ($1) run: state ($2) and message ($3). */
export const endSchedule = `/* schedules.end */
  update schedule set last_state = $2, last_message = $3 where name = $1`;

/**
 * Queues a run: kind ($1), file name ($2), path ($3), months back ($4), schedule ($5), requested by ($6). No
 * row if its schedule is running.
 */
export const addRun = `/* sourceRuns.add */
  insert into source_run (kind, file_name, path, months_back, schedule, wished_by) values ($1, $2, $3, $4, $5, $6)
  on conflict (schedule) where state in ('waiting', 'importing') do nothing
  returning id`;

/** Runs for a worker, the oldest first, and whether a person gave the file. */
export const waitingRuns = `/* sourceRuns.waiting */
  select id, kind in ('upload', 'inbox') as "isGiven" from source_run
  where state = 'waiting' and import_id is null and (not_before <= now() or cancelled_by is not null) order by id`;

/** A run ($1) that still waits. Its path is what its kind brings: an upload, a file of the inbox or an address. */
export const findRun = `/* sourceRuns.find */
  select id, kind, file_name as "fileName", path, path as "uploadId", path as address, months_back as "monthsBack",
    schedule, attempts, cancelled_by as "cancelledBy"
  from source_run where id = $1 and state = 'waiting' and import_id is null`;

/** The person who cancelled a run ($1). */
export const findCancelled = `/* sourceRuns.findCancelled */
  select cancelled_by as "by" from source_run where id = $1 and cancelled_by is not null`;

/**
 * Ends a run ($1): its state and a sentence. A run that failed before it had an import is an event for operators; the
 * others are reported by the events of their import.
 */
export const endRun = `/* sourceRuns.end */
  with ended as (
    update source_run set state = $2, message = $3, finished_at = clock_timestamp() where id = $1
    returning id, state, import_id
  )
  insert into data_event (key, kind, run_id)
  select 'RUN_FAILED:' || id, 'RUN_FAILED', id from ended
  where state in ('refused', 'failed') and import_id is null
  on conflict do nothing`;

/** Postpones a run ($1) by milliseconds ($2), with the reason ($3) and the number of attempts ($4). */
export const putOffRun = `/* sourceRuns.putOff */
  update source_run set not_before = now() + $2 * interval '1 millisecond', message = $3, attempts = $4 where id = $1`;

/** Hands a run ($1) over to its import ($2). No row if somebody cancelled it. */
export const handOverRun = `/* sourceRuns.handOver */
  update source_run set state = 'importing', import_id = $2, message = null where id = $1 and cancelled_by is null
  returning id`;

/**
 * Cancels the import ($1) of a run for the person ($2) who cancelled the run. A running import's own process
 * ends it.
 */
export const cancelImport = `/* sourceRuns.cancelImport */
  update import set cancelled_by = $2, state = case state when 'queued' then 'cancelled' else state end,
    finished_at = case state when 'queued' then clock_timestamp() end
  where id = $1 and state in ('queued', 'running', 'failed')`;

/** The file that a schedule ($1) last fetched from a URL ($2). */
export const findFetched = `/* schedules.findFetched */
  select fetched_etag as etag, fetched_sha256 as sha256, fetched_at as at from schedule
  where name = $1 and address = $2`;

/** Records the file that a schedule ($1) fetched from a URL ($2): ETag ($3) and SHA-256 ($4). */
export const noteFetched = `/* schedules.noteFetched */
  update schedule set fetched_etag = $3, fetched_sha256 = $4, fetched_at = now() where name = $1 and address = $2`;

/** Runs whose import has ended, or ended differently after a retry. */
export const endedImports = `/* sourceRuns.endedImports */
  select t.id, t.kind, t.path, t.schedule, t.file_name as "fileName", i.state as "importState", i.error, i.reports
  from source_run t join import i on i.id = t.import_id
  where t.state in ('importing', 'failed')
    and i.state in ('published', 'already_published', 'checked', 'refused', 'failed', 'cancelled')
    and not (t.state = 'failed' and i.state = 'failed')
  order by t.id`;
