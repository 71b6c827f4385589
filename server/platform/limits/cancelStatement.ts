import type { DataSource, QueryRunner } from 'typeorm';
import type { Work } from './work.ts';

/** The process of the database that serves a connection; null where it is not known. */
function processOf(connection: unknown): number | null {
  const isClient = typeof connection === 'object' && connection !== null && 'processID' in connection;
  return isClient && typeof connection.processID === 'number' ? connection.processID : null;
}

/**
 * Ends what a connection is doing, by another one. The connection must be held meanwhile: what somebody else asks by
 * it would be ended instead.
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

/** Answers a statement, or has the database cancel it when the work is stopped. Counts the rows. */
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
    // A cancelled statement fails for the cause that stopped the work.
    work.goOn();
    throw error;
  } finally {
    work.signal.removeEventListener('abort', cancel);
    await Promise.all(cancelling);
  }
}
