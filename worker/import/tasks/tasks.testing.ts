import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { createLog } from '../../../server/platform/log.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { registerImport } from '../registerImport.ts';
import { runOpenTasks } from './runTask.ts';

/** A database of imports with a server, and workers that are woken by hand. */
export interface TaskBench {
  bench: ImportBench;
  server: TestServer;
  /** Hands a file over, and answers the number of its import. */
  registered: (name: string, content: string) => Promise<number>;
  /** Carries out what waits, by two workers at once. Returns the number of tasks that ended. */
  work: () => Promise<number>;
  /** The number of hotels' filings that nothing replaced. */
  hotels: () => Promise<unknown>;
  /** The number of times that the worker was told of something to do. */
  told: () => number;
  close: () => Promise<void>;
}

/** Call it in `beforeAll`, `close` in `afterAll`. */
export async function taskBench(): Promise<TaskBench> {
  const bench = await importBench();
  let told = 0;
  const server = await testServer({ database: bench, dataRequested: () => (told += 1) });
  const deps = { ...bench, log: createLog('test', 'silent') };
  return {
    bench,
    server,
    registered: async (name, content) => {
      const path = join(bench.dataDir, name);
      await writeFile(path, content);
      return registerImport(bench, { path, fileName: basename(path), runner: 'worker' });
    },
    work: async () => {
      const [one, other] = await Promise.all([runOpenTasks(deps), runOpenTasks(deps)]);
      return one + other;
    },
    hotels: async () => {
      const sql = 'select count(*) as n from hotel_filing where replaced_by_release_id is null';
      return (await bench.rows<{ n: number }>(sql))[0]?.n;
    },
    told: () => told,
    close: async () => {
      await server.close();
      await bench.close();
    },
  };
}
