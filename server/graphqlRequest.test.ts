import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from './test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const query = '{ about { version } }';
const get = `?query=${encodeURIComponent(query)}`;

test.each([
  [
    'a form of another page',
    '',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) },
  ],
  ['a link of another page', get, {}],
  ['nothing', '', {}],
  ['no query', '', { method: 'POST', headers: json, body: '{}' }],
  ['a query that is none', '', { method: 'POST', headers: json, body: '{"query":1}' }],
  ['a batch', '', { method: 'POST', headers: json, body: JSON.stringify([{ query }, { query }]) }],
  ['no JSON', '', { method: 'POST', headers: json, body: '{' }],
  ['another method', '', { method: 'PUT', headers: json, body: JSON.stringify({ query }) }],
  ['too much', '', { method: 'POST', headers: json, body: JSON.stringify({ query, x: 'x'.repeat(70_000) }) }],
])('%s is refused as GraphQL refuses, with the id of the request', async (_, search, init) => {
  const response = await fetch(`${server.origin}/graphql${search}`, init);
  expect([400, 413]).toContain(response.status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual({
    errors: [
      {
        message: expect.any(String) as string,
        extensions: { code: 'BAD_REQUEST', requestId: response.headers.get('x-request-id') },
      },
    ],
  });
});

test('a query may come by GET from where it was allowed to, and a mutation never', async () => {
  const headers = { 'apollo-require-preflight': '1' };
  const response = await fetch(`${server.origin}/graphql${get}`, { headers });
  expect(await response.json()).toEqual({ data: { about: { version: '1.2.3' } } });
  const mutation = encodeURIComponent('mutation { signOut { ok } }');
  expect((await fetch(`${server.origin}/graphql?query=${mutation}`, { headers })).status).toBe(405);
});
