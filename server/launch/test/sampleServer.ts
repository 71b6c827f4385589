import { testDatabase } from './database.ts';
import { testServer, type TestServer } from './query.ts';

/** The server on a copy of the synthetic sample, which goes when it is closed. */
export async function sampleServer(): Promise<TestServer> {
  const database = await testDatabase({ kind: 'sample' });
  const server = await testServer({ database });
  const close = async (): Promise<void> => {
    await server.close();
    await database.close();
  };
  return { ...server, close };
}
