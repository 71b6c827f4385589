/** Notes files of the inbox as they are now: paths ($1), bytes ($2) and times of change ($3). */
export const noteInboxFiles = `/* inbox.note */
  insert into inbox_file as known (path, bytes, modified_ms)
  select * from unnest($1::text[], $2::bigint[], $3::bigint[])
  on conflict (path) do update set bytes = excluded.bytes, modified_ms = excluded.modified_ms, stable_since = now(),
    run_id = null
  where (known.bytes, known.modified_ms) is distinct from (excluded.bytes, excluded.modified_ms)`;

/** Forgets files that are no longer there. */
export const forgetInboxFiles = `/* inbox.forget */ delete from inbox_file where path <> all($1::text[])`;

/** Takes files that have not changed for $1 seconds, each once. */
export const takeInboxFiles = `/* inbox.take */
  with stable as (
    select path from inbox_file
    where run_id is null and stable_since <= now() - $1 * interval '1 second' and path = any($2::text[])
    order by path for update skip locked
  ), run as (
    insert into source_run (kind, file_name, path, wished_by)
    select 'inbox', regexp_replace(path, '^.*/', ''), path, 'inbox' from stable order by path
    returning id, path
  ), noted as (
    update inbox_file f set run_id = run.id from run where run.path = f.path
  )
  select regexp_replace(path, '^.*/', '') as "fileName" from run order by id`;
