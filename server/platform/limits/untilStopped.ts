import type { DataSource, QueryRunner } from 'typeorm';
import { cancelOnAbort, cancelProcess, cancelStatement } from './cancelOnAbort.ts';
import type { Work } from './work.ts';

/** Runs a statement, or cancels it in the database if the work is stopped. Counts the rows. */
export async function untilStopped(
  work: Work,
  dataSource: DataSource,
  runner: QueryRunner,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  work.goOn();
  const cancel = async (): Promise<void> =>
    cancelStatement(await runner.connect(), (process) => dataSource.query(cancelProcess, [process]));
  return cancelOnAbort(work.signal, cancel, async () => {
    try {
      const answer = await ask();
      if (Array.isArray(answer)) work.read(answer.length);
      return answer;
    } catch (error) {
      // A cancelled statement fails with the reason that stopped the work.
      work.goOn();
      throw error;
    }
  });
}
