import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHotel } from '../../market/hotels/hotel.factory.ts';
import { setMaintenance } from '../health/maintenance/maintenance.sql.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertHotel(server.db, { location_name: 'KEPT INN' });
  for (const role of ['unpaid', 'paid', 'free'] as const) await server.token(role);
});
afterAll(() => server.close());

const NAMES = 'query Names { hotels(first: 5) { nodes { name } } }';

type Answer = [number, [string, string][], string];

const encodings = ([, headers]: Answer): unknown => headers.filter(([name]) => name === 'content-encoding');

/** The parts of an answer that do not change from call to call. */
async function answer(token: string | null, headers: object = {}, more: object = {}): Promise<Answer> {
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
  expect(await answer(token, {}, { extensions })).toContainEqual(expect.stringContaining('PERSISTED_QUERY'));
});

test('a long answer is compressed as its reader takes it, and says the same', async () => {
  const token = await server.token('paid');
  const fields = Array.from(
    { length: 300 },
    (_, i) => `n${String(i)}: name roomsOf${String(i)}: roomCapacity`,
  );
  const query = `query Long { hotels(first: 5) { nodes { ${fields.join(' ')} } } }`;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const [status, names, text] = await answer(token, headers, { query });
    const again = await answer(token, headers, { query });
    expect([again[0], again[2] === text, text.length > 8_192]).toEqual([status, true, true]);
    expect(encodings(again)).toEqual(encodings([status, names, text]));
  }
});

test.each([
  ['{"query": "{ about', 400, 'cannot be read'],
  ['"{ about { version } }"', 400, 'cannot be read'],
  ['[]', 400, 'one operation at a time'],
  ['{}', 400, 'a JSON body with a query'],
])('a body of %s is refused with the reason', async (body, status, reason) => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await server.token('paid')}`,
  };
  const response = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(reason)]);
});

test('members of the same moment are told apart', async () => {
  const query = '{ viewer { email } }';
  const roles = ['paid', 'free', 'unpaid'] as const;
  const tokens = await Promise.all(roles.map((role) => server.token(role)));
  const alone: Answer[] = [];
  for (const token of tokens) alone.push(await answer(token, {}, { query }));
  const together = await Promise.all(
    Array.from({ length: 30 }, (_, i) => answer(tokens[i % 3] ?? null, {}, { query })),
  );
  expect(new Set(alone.map((each) => JSON.stringify(each))).size).toBe(3);
  expect(together).toEqual(Array.from({ length: 30 }, (_, i) => alone[i % 3]));
});

test('who signs out is not answered any more', async () => {
  const token = await server.freshToken('paid');
  await answer(token);
  expect((await answer(token))[2]).toContain('KEPT INN');
  await server.query('mutation { signOut { ok } }', {}, { token });
  expect((await answer(token))[2]).toContain('UNAUTHENTICATED');
});

test('who signs out while the body of a question is held back is not answered, though the session was read before', async () => {
  const token = await server.freshToken('paid');
  await answer(token);
  await server.db.query(`/* idle */ update session set last_seen_at = now() - interval '5 minutes'`);
  const body = JSON.stringify({ query: NAMES });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const call = request(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  call.write(body.slice(0, 9));
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  const used = `/* used */ select from session where last_seen_at > now() - interval '1 minute'`;
  await expect.poll(async () => (await server.db.query<unknown[]>(used)).length).toBe(1);
  await server.query('mutation { signOut { ok } }', {}, { token });
  call.end(body.slice(9));
  const [response] = await answered;
  expect(await text(response)).toContain('UNAUTHENTICATED');
});

test('during maintenance nobody is answered', async () => {
  const token = await server.token('paid');
  await answer(token);
  await server.db.query(setMaintenance, [true]);
  try {
    await expect.poll(async () => (await answer(token))[0]).toBe(503);
  } finally {
    await server.db.query(setMaintenance, [false]);
  }
});
