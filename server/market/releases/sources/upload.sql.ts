/** Uploads that have not finished, of a member ($1), and the bytes that all unfinished ones still need. */
export const unfinishedUploads = `/* uploads.unfinished */
  select count(*) filter (where member_id = $1) as uploads, coalesce(sum(bytes - received), 0)::bigint as "bytesToCome"
  from upload where run_id is null`;

/** Begins an upload of a member ($1): file name ($2) and size ($3). */
export const addUpload = `/* uploads.add */
  insert into upload (member_id, file_name, bytes) values ($1, $2, $3) returning id`;

const columns = `u.id, u.file_name as "fileName", u.bytes, u.received,
  case when u.run_id is null then 'ARRIVING' else upper(t.state) end as state,
  u.run_id is null and u.touched_at < now() - interval '2 minutes' as "isInterrupted",
  t.message, t.import_id as "importId", u.created_at as "createdAt"`;

export const findUpload = `/* uploads.find */
  select ${columns} from upload u left join source_run t on t.id = u.run_id where u.id = $1`;

export const lockUpload = `/* uploads.lock */
  select id, file_name as "fileName", bytes, received, run_id as "runId" from upload where id = $1 for update`;

/** The latest uploads, at most $1. */
export const latestUploads = `/* uploads.latest */
  select ${columns} from upload u left join source_run t on t.id = u.run_id
  order by u.created_at desc, u.id limit $1`;

/** Notes that the bytes of an upload ($1) have arrived up to an offset ($2). */
export const noteReceived = `/* uploads.received */
  update upload set received = $2, touched_at = now() where id = $1`;

/** Makes a run of an upload ($1) that is complete, wished by $2. */
export const finishUpload = `/* uploads.finish */
  with run as (
    insert into source_run (kind, file_name, path, wished_by)
    select 'upload', file_name, id::text, $2 from upload where id = $1
    returning id
  )
  update upload set run_id = run.id from run where upload.id = $1`;

export const deleteUpload = `/* uploads.delete */ delete from upload where id = $1`;
