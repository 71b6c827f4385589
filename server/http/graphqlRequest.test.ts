import { auditServer } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { useServer } from '../launch/test/useServer.ts';

const server = useServer();

const json = { 'content-type': 'application/json' };
const query = '{ about { version } }';
const get = `?query=${encodeURIComponent(query)}`;

test.each([
  [
    'a form of another page',
    '',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ query }) },
  ],
  ['nothing', '', {}],
  ['no query', '', { method: 'POST', headers: json, body: '{}' }],
  ['a query that is none', '', { method: 'POST', headers: json, body: '{"query":1}' }],
  ['a batch', '', { method: 'POST', headers: json, body: JSON.stringify([{ query }, { query }]) }],
  ['no JSON', '', { method: 'POST', headers: json, body: '{' }],
  ['another method', '', { method: 'PUT', headers: json, body: JSON.stringify({ query }) }],
  ['too much', '', { method: 'POST', headers: json, body: JSON.stringify({ query, x: 'x'.repeat(70_000) }) }],
])('%s is refused as GraphQL refuses, with the id of the request', async (_, search, init) => {
  const response = await fetch(`${server.origin}/graphql${search}`, init);
  expect([400, 405, 413]).toContain(response.status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toEqual({
    errors: [
      {
        message: expect.any(String) as string,
        extensions: {
          code: response.status === 405 ? 'METHOD_NOT_ALLOWED' : 'BAD_REQUEST',
          requestId: response.headers.get('x-request-id'),
        },
      },
    ],
  });
});

test.each(['POST', 'GET'])('variables with thousands of levels are refused by %s', async (method) => {
  const levels = method === 'GET' ? 7_000 : 30_000;
  const variables = `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const [search, body] =
    method === 'GET'
      ? [`?query=${encodeURIComponent(query)}&variables=${variables}`, null]
      : ['', `{"query":"${query}","variables":${variables}}`];
  const headers = { ...json, authorization: `Bearer ${(await server.token('paid')) ?? ''}` };
  const response = await fetch(`${server.origin}/graphql${search}`, { method, headers, body });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      errors: [
        {
          message: 'The variables have too many levels.',
          extensions: { code: 'BAD_USER_INPUT', requestId: response.headers.get('x-request-id') },
        },
      ],
    },
  ]);
});

test('a query may come by GET, and a mutation never', async () => {
  const response = await fetch(`${server.origin}/graphql${get}`);
  expect(await response.json()).toEqual({ data: { about: { version: '1.2.3' } } });
  expect(response.headers.get('content-type')).toContain('application/json');
  const mutation = encodeURIComponent('mutation { signOut { ok } }');
  expect((await fetch(`${server.origin}/graphql?query=${mutation}`)).status).toBe(405);
});

test('a page of another origin can use nobody’s rights: no cookie is set or read', async () => {
  const mine = `?query=${encodeURIComponent('{ viewer { email } }')}`;
  const token = (await server.token('paid')) ?? '';
  const cookie = `token=${token}; authorization=Bearer ${token}`;
  expect((await fetch(`${server.origin}/graphql${mine}`, { headers: { cookie } })).status).toBe(401);
  const signedIn = await fetch(`${server.origin}/graphql${mine}`, {
    headers: { authorization: `Bearer ${token}`, origin: 'https://elsewhere.test' },
  });
  expect(signedIn.status).toBe(200);
  expect(signedIn.headers.get('set-cookie')).toBeNull();
  expect(signedIn.headers.get('access-control-allow-origin')).toBeNull();
});

describe('a faulty request', () => {
  test('is answered as every audit of GraphQL over HTTP wants it', async () => {
    const results = await auditServer({ url: `${server.origin}/graphql` });
    const wrong = results.filter(({ status }) => status !== 'ok');
    expect(wrong.map(({ name, status }) => `${status}: ${name}`)).toEqual([]);
    expect(results.length).toBeGreaterThanOrEqual(61);
  });

  test.each([
    ['application/graphql-response+json', 400],
    ['application/json', 200],
    ['application/graphql-response+json, application/json;q=0.9', 400],
  ])('has a status for a client that asks for %s', async (accept, status) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { ...json, accept },
      body: JSON.stringify({ query: '{ nothing }' }),
    });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as object;
    expect(answer).toHaveProperty('errors');
    expect(answer).not.toHaveProperty('data');
  });

  test('a refusal keeps its status', async () => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { ...json, accept: 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(response.status).toBe(401);
  });
});

test.each(['variables', 'operationName', 'extensions'])('%s may be null', async (name) => {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query, [name]: null }),
  });
  expect(await response.json()).toEqual({ data: { about: { version: '1.2.3' } } });
});

describe('the hash of a document', () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  const search = `?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
  const refusal = {
    message: 'PersistedQueryNotSupported',
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', requestId: expect.any(String) as string },
  };

  test.each<[string, string, RequestInit]>([
    ['by POST', '', { method: 'POST', headers: json, body: JSON.stringify({ extensions }) }],
    ['with it', '', { method: 'POST', headers: json, body: JSON.stringify({ extensions, query }) }],
    ['by GET', search, {}],
  ])('sent %s is answered as its senders expect, who then send the document', async (_, path, init) => {
    const response = await fetch(`${server.origin}/graphql${path}`, init);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ errors: [refusal] });
  });
});

describe('control characters are refused in every text', () => {
  test.each<[string, string, object]>([
    ['written out', '{ place(kind: CITY, name: "A\\u0000") { id } }', {}],
    ['as an id', '{ node(id: "city:A\\u001b") { id } }', {}],
    [
      'as a variable',
      'query ($name: String!) { place(kind: CITY, name: $name) { id } }',
      { name: 'A\u0000' },
    ],
    [
      'within an input',
      'query ($filter: HotelFilter) { hotels(first: 1, filter: $filter) { totalCount } }',
      { filter: { zip: { in: ['78701', '\u0001'] } } },
    ],
  ])('%s', async (_, document, variables) => {
    const { status, errors } = await server.ask(document, variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('Text must not have control characters.');
  });

  test('in a cursor', async () => {
    const after = Buffer.from('["\\u0000","\\u0000",1]').toString('base64url');
    const { errors } = await server.ask(
      'query ($after: String) { hotels(first: 1, after: $after) { totalCount } }',
      { after },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('and so is half a character', async () => {
    const document = 'query ($name: String!) { place(kind: CITY, name: $name) { id } }';
    const { status, errors } = await server.ask(document, { name: 'A\ud800' });
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('must be valid Unicode')]);
  });

  test('and lines are none', async () => {
    const document = 'query ($name: String!) { place(kind: CITY, name: $name) { id } }';
    expect(await server.ask(document, { name: 'A\n\tB' })).toMatchObject({ data: { place: null } });
  });
});

test.each(['1899-12', '2200-01', '9999-12'])('%s is no month that can be asked for', async (month) => {
  const answer = await server.ask(
    'query ($from: Month) { hotel(taxpayerNumber: "1", locationNumber: 1) { months(from: $from) { month } } }',
    { from: month },
  );
  expect(answer.status).toBe(400);
  expect(answer.errors?.[0]?.message).toContain('ask for months and days from 1900 to 2199');
});
