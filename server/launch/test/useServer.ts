import { afterAll, beforeAll } from 'vitest';
import { testServer, type TestServer, type TestServerOptions } from './query.ts';

/** A server of the test file's own, from before its tests until after them. */
export function useServer(options: TestServerOptions = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await testServer(options));
  });
  afterAll(() => server.close());
  return server;
}
