/**
 * Time after which operators are told of a worker's failed import: its job has used up its retries, 1, 2, 4 and 8
 * minutes apart.
 */
const ATTEMPTS_MINUTES = 20;

/**
 * A part of a statement: records the event of each import (SQL of changed rows) that ended. Dry runs
 * and imports of the sample are no events. An import that ends the same way again is the same event.
 */
export function noteEnded(imports: string): string {
  return `noted as (
    insert into data_event (key, kind, import_id, tell_at)
    select e.kind || ':' || i.id, e.kind, i.id, clock_timestamp() +
      case when e.kind = 'FAILED' and i.by_worker then interval '${String(ATTEMPTS_MINUTES)} minutes' else interval '0' end
    from ${imports} i
    cross join lateral (select case i.state
      when 'published' then 'PUBLISHED'
      when 'refused' then case when i.hold is null then 'REFUSED' else 'HELD' end
      when 'failed' then 'FAILED'
    end as kind) e
    where e.kind is not null and (i.options ->> 'dryRun')::boolean is not true
      and (i.options ->> 'synthetic')::boolean is not true
    on conflict do nothing
  )`;
}

/** Notes that a release ($2) was undone ($1: the undo). */
export const noteUndone = `/* events.undone */
  insert into data_event (key, kind, undo_id, release_id) values ('UNDONE:' || $1::bigint, 'UNDONE', $1::bigint, $2)`;

/** Notes that the undo ($1) of a release ($2) was reversed. */
export const noteRedone = `/* events.redone */
  insert into data_event (key, kind, undo_id, release_id) values ('REDONE:' || $1::bigint, 'REDONE', $1::bigint, $2)`;

/** Notes that a month ($2) of a tax ($1) is late; once for a month. */
export const noteLate = `/* events.late */
  insert into data_event (key, kind, product, due_month)
  values ('LATE:' || $1::text || ':' || $2::text, 'LATE', $1, ($2::text || '-01')::date) on conflict do nothing`;
