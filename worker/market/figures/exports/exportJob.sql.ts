/**
 * Exports that have not ended, round-robin by member: first exports before second ones; ties go to the member served
 * longest ago, or never. A running one may have lost its worker.
 */
export const findOpenExports = `/* exportJob.findOpen */
  select id from export_job open where state in ('waiting', 'running')
  order by row_number() over (partition by member_id order by id),
    (select max(own.started_at) from export_job own where own.member_id = open.member_id) nulls first, id
  limit 100`;

/** No row if the export ($1) has ended or was deleted. */
export const startExport = `/* exportJob.start */
  update export_job set state = 'running', attempts = attempts + 1, rows = 0, bytes = 0, started_at = clock_timestamp()
  where id = $1 and state in ('waiting', 'running')
  returning id, file_key as "fileKey", format, statement, up_to as "upTo", columns, attempts`;

/** Gives an export ($1) back when its worker is told to stop. */
export const giveBack = `/* exportJob.giveBack */
  update export_job set state = 'waiting', attempts = attempts - 1 where id = $1 and state = 'running'`;

/** Lets an export ($1) begin again, which counts as a try. */
export const beginAgain = `/* exportJob.beginAgain */
  update export_job set state = 'waiting' where id = $1 and state = 'running'`;

/** Notes rows ($2) and bytes ($3) so far. No row if the export ($1) was deleted, which cancels it. */
export const noteProgress = `/* exportJob.noteProgress */
  update export_job set rows = $2, bytes = $3 where id = $1 and state = 'running'`;

/**
 * Ends an export ($1): rows ($2), bytes ($3), hash ($4) and releases ($5) of its file, kept for $6 hours. Notes it in the
 * security log, as an export that streams does. No row if it was deleted meanwhile.
 */
export const finishExport = `/* exportJob.finish */
  with ended as (
    update export_job set state = 'done', rows = $2, bytes = $3, sha256 = $4, releases = $5, statement = null, query = null,
      variables = null, columns = null, message = null, finished_at = clock_timestamp(),
      expires_at = clock_timestamp() + make_interval(hours => $6)
    where id = $1 and state = 'running' returning member_id, data_set, format, rows
  ), noted as (
    insert into security_event (kind, member_id, address, request_id, details)
    select 'EXPORTED', member_id, 'worker', null, data_set || '.' || format || ', ' || rows || ' rows, prepared' from ended
  )
  select member_id from ended`;

/** Ends an export ($1) without a file, for a reason ($2). */
export const failExport = `/* exportJob.fail */
  update export_job set state = 'failed', message = $2, statement = null, query = null, variables = null,
    columns = null, bytes = 0,
    finished_at = clock_timestamp()
  where id = $1 and state = 'running'`;

/** Marks the exports whose time is over. */
export const expireExports = `/* exportJob.expire */
  update export_job set state = 'expired', bytes = 0 where state = 'done' and expires_at <= now()`;

/** The keys of files that must stay. */
export const keptFiles = `/* exportJob.keptFiles */
  select file_key as "fileKey" from export_job where state in ('running', 'done')`;
