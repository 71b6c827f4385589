import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../schema/schema.ts';
import { noThrottles } from '../../launch/test/noThrottles.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertWorld } from '../../launch/test/world.ts';
import { hostileCalls, hostileDocuments } from './hostile.testing.ts';
import { failuresOf } from './sendHostile.testing.ts';

const COUNT = 500;

let server: TestServer;
let tokens: (string | null)[];
beforeAll(async () => {
  // A call refused for the number of calls would prove nothing.
  server = await testServer({ throttles: noThrottles });
  await insertWorld(server.db);
  tokens = [await server.token('paid'), await server.token('admin'), null];
});
afterAll(() => server.close());

test(`${COUNT} hostile documents are answered, and none by a failure of ours`, async () => {
  const documents = hostileDocuments(createSchema(), COUNT);
  expect(await failuresOf(server.origin, documents, tokens)).toEqual([]);
});

test(`${COUNT} hostile REST calls likewise`, async () => {
  expect(await failuresOf(server.origin, hostileCalls(COUNT), tokens)).toEqual([]);
});
