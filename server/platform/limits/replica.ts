import type { DataSource, QueryRunner } from 'typeorm';
import { readFiguresState } from '../figuresState.sql.ts';
import { onceAMinute } from '../lib/onceAMinute.ts';
import { within } from '../lib/within.ts';
import type { Log } from '../log.ts';

/** A copy of the database that follows it, for reading published facts. */
export interface Replica {
  dataSource: DataSource;
  /**
   * A connection in a transaction that sees exactly the figures of this state; null if the replica does not have them yet,
   * has later ones or cannot be reached, so that the primary is read.
   */
  begin: (figuresState: string) => Promise<QueryRunner | null>;
}

interface ReplicaPatience {
  /** The longest wait for a connection and its state. A copy nearby answers in milliseconds; one may hang without an error. */
  answerMs: number;
  /** Time until an unreadable replica is tried again, by one query only: all others would wait for it, too. */
  restMs: number;
}

const usual: ReplicaPatience = { answerMs: 1_000, restMs: 10_000 };

const begin = '/* beginOnReplica */ start transaction isolation level repeatable read read only';

/** Connects when first asked, so that a server starts without its replica. */
export function openReplica(dataSource: DataSource, log: Log, { answerMs, restMs } = usual): Replica {
  const tell = onceAMinute((err: unknown) =>
    log.warn({ err }, 'The replica cannot be read; reading from the primary'),
  );
  const open = opening(dataSource);
  let restsUntil: number | null = null;
  return {
    dataSource,
    begin: async (figuresState) => {
      if (restsUntil !== null && Date.now() < restsUntil) return null;
      if (restsUntil !== null) restsUntil = Date.now() + Math.max(answerMs, restMs);
      try {
        const runner = await inTime(open(figuresState), answerMs);
        restsUntil = null;
        return runner;
      } catch (error) {
        restsUntil = Date.now() + restMs;
        tell(error);
        return null;
      }
    },
  };
}

/** Begins a transaction on a connection of its own; null if the replica has other figures. Throws if it cannot be read. */
function opening(dataSource: DataSource): (figuresState: string) => Promise<QueryRunner | null> {
  let connecting: Promise<unknown> | null = null;
  return async (figuresState) => {
    if (!dataSource.isInitialized)
      await (connecting ??= dataSource.initialize().finally(() => (connecting = null)));
    const runner = dataSource.createQueryRunner();
    try {
      await runner.query(begin);
      const [row] = (await runner.query(readFiguresState)) as { state: string }[];
      if (row?.state === figuresState) return runner;
      await runner.query('/* endOnReplica */ rollback');
    } catch (error) {
      await runner.release().catch(() => undefined);
      throw error;
    }
    await runner.release();
    return null;
  };
}

/** Throws if the connection takes longer. One that comes later is given back. */
function inTime(opened: Promise<QueryRunner | null>, answerMs: number): Promise<QueryRunner | null> {
  return within(opened, answerMs, () => {
    void opened.then(giveBack, () => undefined);
    throw new Error(`The replica did not answer within ${String(answerMs)} ms.`);
  });
}

async function giveBack(runner: QueryRunner | null): Promise<void> {
  await runner?.query('/* endOnReplica */ rollback').catch(() => undefined);
  await runner?.release().catch(() => undefined);
}
