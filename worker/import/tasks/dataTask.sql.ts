/** Tasks that are not done, in the order in which they were given. A running one may have lost its worker. */
export const findOpenTasks = `/* dataTask.findOpen */
  select id from data_task where state in ('waiting', 'running') order by id`;

/** No row if the task ($1) has ended or is cancelled. */
export const startTask = `/* dataTask.start */
  update data_task set state = 'running', attempts = attempts + 1, stage = 'starting', started_at = clock_timestamp()
  where id = $1 and state in ('waiting', 'running') and cancelled_by is null
  returning id, kind, release_id, import_id, requested_by, note, attempts`;

export const noteStage = `/* dataTask.noteStage */ update data_task set stage = $2 where id = $1 and state = 'running'`;

/** Ends a task ($1) in a state ($2) with a message ($3) and a result ($4). */
export const endTask = `/* dataTask.end */
  update data_task set state = $2, message = $3, result = $4, stage = null, finished_at = clock_timestamp()
  where id = $1 and state = 'running' and cancelled_by is null`;

/** A row if somebody cancelled the task ($1). */
export const findCancelled = `/* dataTask.findCancelled */
  select id from data_task where id = $1 and cancelled_by is not null`;

/** Ends a task ($1) that somebody cancelled. No row if nobody did, or it has ended. */
export const endCancelled = `/* dataTask.endCancelled */
  update data_task set state = 'cancelled', stage = null, finished_at = clock_timestamp(),
    message = 'Cancelled by ' || cancelled_by || '. Nothing was changed.'
  where id = $1 and state in ('waiting', 'running') and cancelled_by is not null
  returning id`;
