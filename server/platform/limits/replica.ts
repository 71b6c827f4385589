import type { DataSource, QueryRunner } from 'typeorm';
import { readFiguresState } from '../figuresState.sql.ts';
import { onceAMinute } from '../lib/onceAMinute.ts';
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

/** One that cannot be reached is not asked again for this long: every question would wait for it. */
const REST_MS = 10_000;

const begin = '/* beginOnReplica */ start transaction isolation level repeatable read read only';

/** Connects when first asked, so that a server starts without its replica. */
export function openReplica(dataSource: DataSource, log: Log): Replica {
  const tell = onceAMinute((err: unknown) => log.warn({ err }, 'the replica cannot be read; the primary is'));
  let restsUntil = 0;
  let connecting: Promise<unknown> | null = null;
  const connect = async (): Promise<QueryRunner> => {
    if (!dataSource.isInitialized)
      await (connecting ??= dataSource.initialize().finally(() => (connecting = null)));
    return dataSource.createQueryRunner();
  };
  return {
    dataSource,
    begin: async (figuresState) => {
      if (Date.now() < restsUntil) return null;
      let runner: QueryRunner | null = null;
      try {
        runner = await connect();
        await runner.query(begin);
        const [row] = (await runner.query(readFiguresState)) as { state: string }[];
        if (row?.state === figuresState) return runner;
        await runner.query('/* endOnReplica */ rollback');
      } catch (error) {
        restsUntil = Date.now() + REST_MS;
        tell(error);
      }
      await runner?.release().catch(() => undefined);
      return null;
    },
  };
}
