import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds, from an answer out of memory to the time limit of an operation. */
const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const STATEMENT_BUCKETS = [0.002, 0.01, 0.05, 0.25, 1, 5, 15];

/** Everything that is measured; dashboard and alerts use these names. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'texas_request_seconds',
      help: 'Time of an answer to its last byte, by operation and status.',
      labelNames: ['operation', 'status'] as const,
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    statements: new Histogram({
      name: 'texas_statement_seconds',
      help: 'Time of SQL statements, by the name in their comment.',
      labelNames: ['statement'] as const,
      buckets: STATEMENT_BUCKETS,
      registers,
    }),
    answers: new Counter({
      name: 'texas_answers_total',
      help: 'Answers about figures, by where they came from.',
      labelNames: ['from'] as const,
      registers,
    }),
    ...gaugesOf(registers),
  };
}

/** The state that operators watch, set when it is asked for. */
function gaugesOf(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> => {
    const made = new Gauge({ name, help, labelNames, registers });
    // One without labels begins at 0, by which the worker, which sets none of these, would say that the database is down.
    if (labelNames.length === 0) made.remove();
    return made;
  };
  return {
    connections: gauge('texas_connections', 'Connections to the database, and waiting calls.', ['state']),
    databaseUp: gauge('texas_database_up', '1 if the database answers, else 0.', []),
    redisUp: gauge('texas_redis_up', '1 if Redis answers, else 0; absent without REDIS_URL.', []),
    workers: gauge('texas_workers', 'Workers that take jobs from the queue.', []),
    jobs: gauge('texas_jobs', 'Jobs in the queue, by state.', ['state']),
    imports: gauge('texas_imports', 'Imports of the last 24 hours, by state.', ['state']),
    releaseAge: gauge('texas_release_age_seconds', 'Time since the latest release of a tax.', ['product']),
    mailsWaiting: gauge('texas_mails_waiting', 'Emails that wait to be sent.', []),
    oldestMail: gauge('texas_oldest_mail_seconds', 'Time that the oldest of these emails has waited.', []),
    mailsFailed: gauge('texas_mails_failed', 'Emails that were given up in the last 24 hours.', []),
    backupAge: gauge('texas_backup_age_seconds', 'Time since the latest scheduled backup.', []),
    diskFree: gauge('texas_disk_free_bytes', 'Free space where DATA_DIR is.', []),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
