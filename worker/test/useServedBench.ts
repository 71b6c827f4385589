import { afterAll, beforeAll } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { importBench, type ImportBench } from './imports.ts';

/** A database to import into and a server on it, from before the test file's tests until after them. */
export function useServedBench(): { bench: ImportBench; server: TestServer } {
  const bench = {} as ImportBench;
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(bench, await importBench());
    Object.assign(server, await testServer({ database: bench }));
  });
  afterAll(async () => {
    await server.close();
    await bench.close();
  });
  return { bench, server };
}
