/** Key of the lock that a worker holds for the task it carries out; the task's id is the other half. */
const TASK_LOCK = '7460050';

/** Tasks that are not done, in the order in which they were given. A running one may have lost its worker. */
export const findOpenTasks = `/* dataTask.findOpen */
  select id from data_task where state in ('waiting', 'running') order by id`;

export const lockTask = `/* dataTask.lock */
  select pg_try_advisory_lock(${TASK_LOCK}, $1::integer) as locked`;

export const unlockTask = `/* dataTask.unlock */ select pg_advisory_unlock(${TASK_LOCK}, $1::integer)`;

/** No row if the task ($1) has ended. */
export const startTask = `/* dataTask.start */
  update data_task set state = 'running', attempts = attempts + 1, stage = 'starting', started_at = clock_timestamp()
  where id = $1 and state in ('waiting', 'running')
  returning id, kind, release_id, import_id, requested_by, note, attempts`;

export const noteStage = `/* dataTask.noteStage */ update data_task set stage = $2 where id = $1 and state = 'running'`;

/** Ends a task ($1) in a state ($2) with a message ($3) and a result ($4). */
export const endTask = `/* dataTask.end */
  update data_task set state = $2, message = $3, result = $4, stage = null, finished_at = clock_timestamp()
  where id = $1 and state = 'running'`;
