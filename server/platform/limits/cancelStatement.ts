import type { DataSource, QueryRunner } from 'typeorm';
import type { Work } from './work.ts';

/** Process id of the database for a connection; null if unknown. */
function processOf(connection: unknown): number | null {
  const isClient = typeof connection === 'object' && connection !== null && 'processID' in connection;
  return isClient && typeof connection.processID === 'number' ? connection.processID : null;
}

/**
 * Cancels the running statement of a connection, through another connection. The connection must be held meanwhile;
 * otherwise a statement of another user of it could be cancelled.
 */
async function cancelStatement(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const process = processOf(await runner.connect());
  if (process === null) return;
  try {
    await dataSource.query('/* cancelStatement */ select pg_cancel_backend($1)', [process]);
  } catch {
    // The statement then ends by its own time limit.
  }
}

/** Runs a statement, or cancels it in the database if the work is stopped. Counts the rows. */
export async function untilStopped(
  work: Work,
  dataSource: DataSource,
  runner: QueryRunner,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  work.goOn();
  const cancelling: Promise<void>[] = [];
  const cancel = (): void => {
    cancelling.push(cancelStatement(dataSource, runner));
  };
  work.signal.addEventListener('abort', cancel);
  try {
    const answer = await ask();
    if (Array.isArray(answer)) work.read(answer.length);
    return answer;
  } catch (error) {
    // A cancelled statement fails with the reason that stopped the work.
    work.goOn();
    throw error;
  } finally {
    work.signal.removeEventListener('abort', cancel);
    await Promise.all(cancelling);
  }
}
