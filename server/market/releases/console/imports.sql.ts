import type { ListSql } from '../../../platform/lib/list.sql.ts';

/** SQL: true if nobody has answered what a check asks of import `i`, here or by importing the file again. */
const isUnanswered = `(i.hold is not null and not exists (
    select from import later where later.raw_sha256 = i.raw_sha256 and later.id > i.id
  ))`;

/** SQL: true if import `i` is held back. */
const isHeld = `(i.state = 'refused' and ${isUnanswered})`;

/** SQL: true if import `i` is held back, or published without its last months. */
const canAccept = `(i.state in ('refused', 'published', 'already_published') and ${isUnanswered})`;

const state = `case when ${isHeld} then 'HELD' when i.state = 'queued' then 'WAITING' else upper(i.state) end`;

const columns = `i.id as "importId", i.file_name as "fileName", i.raw_bytes as bytes, ${state} as state, i.stage,
  i.rows_read as "rowsRead", case when i.state = 'running' then
    (i.rows_read / greatest(extract(epoch from clock_timestamp() - i.started_at), 1))::integer end as "rowsPerSecond",
  i.error as message, i.requested_by as "requestedBy", nullif(i.note, '') as note, i.cancelled_by as "cancelledBy",
  nullif(i.cancel_note, '') as "cancelNote", i.again_of as "repeatOf",
  (select again.id from import again where again.again_of = i.id) as "repeatedBy",
  ${canAccept} as "canAccept", i.created_at as "createdAt", i.started_at as "startedAt", i.finished_at as "finishedAt", i.reports`;

export function importList(where: string): ListSql {
  return { name: 'importList', columns, from: 'import i', where };
}

/** SQL: true if somebody may have to do something about import `i`, or it is not done. */
export const needsAttention = `(i.state in ('queued', 'running') or ${isHeld})`;

/** $1: an import's number. */
export const findImport = `/* findImport */ select ${columns} from import i where i.id = $1`;

/** Imports and tasks by state; failures of the last week only. */
export const countQueue = `/* countQueue */
  select count(*) filter (where state in ('queued', 'waiting')) as waiting,
    count(*) filter (where state = 'running') as running,
    count(*) filter (where state = 'failed' and finished_at > now() - interval '7 days') as failed
  from (
    select state, finished_at from import
    union all
    select state, finished_at from data_task
  ) work`;

/** The last release of each tax that is in force. */
export const lastReleases = `/* lastReleases */
  select distinct on (product) upper(product) as product, id, published_at as "publishedAt"
  from release where undone_at is null order by product, id desc`;
