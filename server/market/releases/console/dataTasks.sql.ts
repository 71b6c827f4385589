import type { ListSql } from '../../../platform/lib/list.sql.ts';

const columns = `t.id as "taskId", upper(t.kind) as kind, upper(t.state) as state, t.release_id as "releaseId",
  t.import_id as "importId", coalesce(r.file_name, i.file_name) as "fileName", t.requested_by as "requestedBy",
  nullif(t.note, '') as note, t.cancelled_by as "cancelledBy",
  t.state in ('waiting', 'running') and t.cancelled_by is null as "canCancel", t.stage, t.message, t.created_at as "createdAt", t.started_at as "startedAt",
  t.finished_at as "finishedAt", t.result`;

const from =
  'data_task t left join release r on r.id = t.release_id left join import i on i.id = t.import_id';

export function dataTaskList(where: string): ListSql {
  return { name: 'dataTaskList', columns, from, where };
}

/** $1: a task's number. */
export const findDataTask = `/* findDataTask */ select ${columns} from ${from} where t.id = $1`;

/** A task of a kind ($1) for a release ($2) or an import ($3), by someone ($4) with a note ($5); no row if it is open. */
export const addDataTask = `/* addDataTask */
  insert into data_task (kind, release_id, import_id, requested_by, note) values ($1, $2, $3, $4, $5)
  on conflict do nothing returning id`;

/** The open task of a kind ($1) for a release ($2) or an import ($3). */
export const findOpenTask = `/* findOpenTask */
  select id from data_task
  where kind = $1 and release_id is not distinct from $2 and import_id is not distinct from $3
    and state in ('waiting', 'running')`;

/** $1: a release's number. */
export const findReleaseState = `/* findReleaseState */
  select file_name as "fileName", undone_at is not null as "isUndone" from release where id = $1`;

/** Cancels a task ($1) for someone ($2). One that runs is ended by its own process. No row if it has ended. */
export const cancelTask = `/* cancelDataTask */
  update data_task set cancelled_by = $2, state = case state when 'waiting' then 'cancelled' else state end,
    message = case state when 'waiting' then 'Cancelled by ' || $2 || '. Nothing was changed.' end,
    finished_at = case state when 'waiting' then clock_timestamp() end
  where id = $1 and state in ('waiting', 'running') and cancelled_by is null
  returning id`;
