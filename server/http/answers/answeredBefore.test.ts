import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHotel } from '../../market/hotels/hotel.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertHotel(server.db, { location_name: 'KEPT INN' });
  for (const role of ['unpaid', 'paid', 'free'] as const) await server.token(role);
});
afterAll(() => server.close());

const NAMES = 'query Names { hotels(first: 5) { nodes { name } } }';

/** The parts of an answer that do not change from call to call. */
async function answer(token: string | null, headers: object = {}, more: object = {}): Promise<unknown> {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}`, ...headers },
    body: JSON.stringify({ query: NAMES, ...more }),
  });
  const passing = new Set(['x-request-id', 'date', 'keep-alive', 'connection']);
  const lasting = [...response.headers].filter(([name]) => !passing.has(name));
  return [response.status, lasting, await response.text()];
}

test.each(['*/*', 'application/json', 'application/graphql-response+json, application/json;q=0.9'])(
  'a client that takes %s gets the same answer again, as do others with the same rights',
  async (accept) => {
    const token = await server.token('paid');
    const first = await answer(token, { accept });
    expect(await answer(token, { accept })).toEqual(first);
    expect(await answer(await server.token('free'), { accept })).toEqual(first);
  },
);

test('it is never sent to those who may not have it, and keys still pay their points', async () => {
  const said = (text: string): unknown => expect.stringContaining(text);
  await answer(await server.token('paid'));
  expect(await answer(await server.token('unpaid'))).toContainEqual(said('FORBIDDEN'));
  expect(await answer(null)).toContainEqual(said('UNAUTHENTICATED'));
  expect(await answer(await server.freshKey('paid', ['EXPORTS']))).toContainEqual(said('FORBIDDEN'));
  const key = await server.freshKey('paid', ['FIGURES']);
  for (let i = 0; i < 2; i += 1) expect(await answer(key)).toContainEqual(said('"cost":{'));
  const asksCost = { 'x-query-cost': '1' };
  expect(await answer(await server.token('paid'), asksCost)).toContainEqual(said('"cost":{'));
});

test('what is not an ordinary question is looked at by GraphQL each time', async () => {
  const token = await server.token('paid');
  await answer(token);
  expect(await answer(token, {}, { operationName: 'Another' })).toContainEqual(
    expect.stringContaining('Unknown operation named'),
  );
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'x' } };
  expect(await answer(token, {}, { extensions })).not.toEqual(await answer(token));
});
