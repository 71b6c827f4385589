import type { DataSource, QueryRunner } from 'typeorm';
import { untilStopped } from './untilStopped.ts';
import { createWork, type Work } from './work.ts';
import type { Db } from '../lib/db.ts';
import type { Replica } from './replica.ts';

/** Reads that all see the database as it was at the first read. */
export interface Snapshot extends Db {
  /** Later reads see the current state of the database; earlier ones are answered with the previous state. */
  renew: () => void;
  /**
   * Reads from the replica if it has exactly the figures of this state. Only for published facts: it may not have a
   * member's latest rows. Has no effect once something was read.
   */
  preferReplica: (figuresState: string) => void;
  /** Returns the connection once pending reads are answered. Nothing can be read afterwards. */
  close: () => Promise<void>;
}

/**
 * One read-only transaction for a request, started at the first read. While a release is published, an answer from
 * several statements shows either the old or the new figures, never a mix. It holds one connection, so its users must
 * not wait for another meanwhile. If the work is stopped, the running statement is cancelled and no more are sent.
 */
export function openSnapshot(
  dataSource: DataSource,
  work: Work = createWork(),
  replica: Replica | null = null,
): Snapshot {
  const reading = createReading({ dataSource, work, replica });
  let closed = false;
  // A connection answers one statement at a time, in order.
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<T>(statement: string, parameters?: unknown[]): Promise<T> {
      if (closed) return Promise.reject(new Error('The request is over, so nothing more is read for it.'));
      const answer = last.then(() => reading.run(statement, parameters));
      last = answer.catch(() => null);
      return answer as Promise<T>;
    },
    preferReplica: reading.preferReplica,
    renew() {
      last = last.then(reading.end);
    },
    async close() {
      closed = true;
      await last;
      await reading.end();
    },
  };
}

interface Reading {
  dataSource: DataSource;
  work: Work;
  replica: Replica | null;
}

/** The transaction of a snapshot, which begins with the first statement. */
function createReading({ dataSource, work, replica }: Reading) {
  let preferred: string | null = null;
  let opened: Promise<Opened> | null = null;
  // A failed statement ends the transaction: its cause explains every later failure as well.
  let failure: { cause: unknown } | null = null;
  const begin = async (): Promise<Opened> => {
    const runner = preferred === null || replica === null ? null : await replica.begin(preferred);
    if (runner === null || replica === null) return beginSnapshot(dataSource);
    return { runner, begun: Promise.resolve(), source: replica.dataSource };
  };
  return {
    run: async (statement: string, parameters?: unknown[]): Promise<unknown> => {
      if (failure) throw failure.cause;
      try {
        const { runner, begun, source } = await (opened ??= begin());
        const answer = untilStopped(work, source, runner, () => runner.query(statement, parameters));
        return (await Promise.all([answer, begun]))[0];
      } catch (error) {
        failure = { cause: error };
        throw error;
      }
    },
    preferReplica: (figuresState: string): void => {
      preferred = figuresState;
    },
    /** The next statement begins another one, on the primary, which has all that was written. */
    end: async (): Promise<void> => {
      const ended = opened;
      [opened, failure, preferred] = [null, null, null];
      const open = await ended?.catch(() => null);
      if (open) await endSnapshot(open.runner);
    },
  };
}

interface Opened {
  runner: QueryRunner;
  /** Fails if the transaction did not begin; the first statement is sent with its beginning. */
  begun: Promise<unknown>;
  source: DataSource;
}

async function beginSnapshot(dataSource: DataSource): Promise<Opened> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
  } catch (error) {
    await runner.release();
    throw error;
  }
  const begun = runner.query(
    '/* beginSnapshot */ start transaction isolation level repeatable read read only',
  );
  begun.catch(() => null);
  return { runner, begun, source: dataSource };
}

async function endSnapshot(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('/* endSnapshot */ commit');
  } catch {
    // The connection was lost after everything was read: there is nothing to keep, and the answer is good.
  } finally {
    await runner.release();
  }
}
