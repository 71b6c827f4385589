import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPublicError } from '../platform/errors.ts';
import { insertHotel } from '../market/hotels/hotel.factory.ts';
import { insertPremises } from '../market/premises/premises.factory.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { readableLog } from '../launch/test/readableLog.ts';

let server: TestServer;
const { log, lines: logged } = readableLog<{ err?: { message: string }; requestId?: string }>('error');
beforeAll(async () => {
  server = await testServer({ log });
});
afterAll(() => server.close());

describe('an unexpected error', () => {
  test('is masked, and logged once with the request id of the answer', async () => {
    await insertHotel(server.db, { taxpayer_number: '1', location_number: 1 });
    await insertHotel(server.db, { taxpayer_number: '2', location_number: 2 });
    await server.db.query('/* breakMonths */ alter table hotel_month rename to hotel_month_gone');
    try {
      logged.length = 0;
      const { status, errors, data } = await server.ask(
        '{ hotels(first: 10) { nodes { taxpayerNumber months { month } } } }',
      );
      expect({ status, data }).toEqual({ status: 200, data: null });
      expect(errors?.length).toBeGreaterThan(0);
      for (const error of errors ?? []) {
        expect(error.message).toBe('Something went wrong. It has been logged.');
        expect(Object.keys(error.extensions).sort()).toEqual(['code', 'requestId']);
        expect(error.extensions.code).toBe('INTERNAL_SERVER_ERROR');
      }
      expect(logged).toHaveLength(1);
      expect(logged[0]?.err?.message).toContain('hotel_month');
      expect(logged[0]?.requestId).toBe(errors?.[0]?.extensions.requestId);
    } finally {
      await server.db.query('/* mendMonths */ alter table hotel_month_gone rename to hotel_month');
    }
  });

  test('of many fields is said a hundred times, and then the others are counted', async () => {
    const here = await insertPremises(server.db, '1 MAIN ST');
    await server.db.query('/* breakMonths */ alter table beverage_month rename to beverage_month_gone');
    try {
      logged.length = 0;
      const aliases = Array.from({ length: 150 }, (_, i) => `a${String(i)}: alcoholTrailing { from }`);
      const { status, errors, data } = await server.ask<{ node: object }>(
        `query ($id: ID!) { node(id: $id) { ... on Premises { ${aliases.join(' ')} } } }`,
        { id: `premises:${String(here)}` },
      );
      expect(status).toBe(200);
      expect(Object.values(data.node)).toEqual(Array(150).fill(null));
      expect(errors).toHaveLength(101);
      expect(errors?.at(-2)?.path).toEqual(['node', 'a99']);
      expect(errors?.at(-1)).toEqual({
        message: '50 more errors are left out.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: logged[0]?.requestId },
      });
      expect(logged).toHaveLength(1);
    } finally {
      await server.db.query('/* mendMonths */ alter table beverage_month_gone rename to beverage_month');
    }
  });

  test('is masked in REST as well', async () => {
    await server.db.query('/* breakMonths */ alter table hotel_month rename to hotel_month_gone');
    try {
      logged.length = 0;
      const answer = await server.rest('/rest/basic/X/1/1');
      expect(answer).toMatchObject({
        status: 500,
        body: {
          error: { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong. It has been logged.' },
        },
      });
      expect(logged).toHaveLength(1);
    } finally {
      await server.db.query('/* mendMonths */ alter table hotel_month_gone rename to hotel_month');
    }
  });
});

test('a statement that takes too long is cut off, and the answer says so', async () => {
  const slow = await testServer({ statementTimeoutMs: 200 });
  await slow.token('paid');
  const holder = slow.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('/* hold */ lock table hotel_place_year in access exclusive mode');
    const answer = await slow.ask('{ places(product: HOTEL, kind: CITY) { id } }');
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'TIMEOUT' } }] });
    expect(await slow.rest('/rest/basic/cities')).toMatchObject({
      status: 503,
      body: { error: { code: 'TIMEOUT' } },
    });
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
    await slow.close();
  }
});

test('a pool without a free connection is no fault of ours, and is told apart', async () => {
  const pool = new Pool({ connectionString: server.databaseUrl, max: 1, connectionTimeoutMillis: 1_000 });
  const held = await pool.connect();
  try {
    const error: unknown = await pool.query('/* waits */ select 1').catch((cause: unknown) => cause);
    expect(toPublicError(error)).toMatchObject({ code: 'BUSY', status: 503 });
  } finally {
    held.release();
    await pool.end();
  }
});

describe('invalid requests', () => {
  test.each([
    ['{', 400, 'GRAPHQL_PARSE_FAILED'],
    ['{ nothing }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['query A { about { version } } query B { about { version } }', 400, 'OPERATION_RESOLUTION_FAILURE'],
    ['{ hotel(taxpayerNumber: "1", locationNumber: "x") { id } }', 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['{ release(id: "nonsense") { id } }', 200, 'BAD_USER_INPUT'],
    [
      '{ hotels(first: 1) { nodes { months(from: "2023-13") { month } } } }',
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      '{ hotels(first: 1) { nodes { filings(first: 1, asOf: { date: "2023-02-30" }) { totalCount } } } }',
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s', async (document, status, code) => {
    const answer = await server.ask(document);
    expect(answer).toMatchObject({ status, errors: [{ extensions: { code } }] });
  });

  test('variables of the wrong kind', async () => {
    const answer = await server.ask(
      'query ($from: Month!) { hotels(first: 1) { nodes { months(from: $from) { month } } } }',
      {
        from: 'March',
      },
    );
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test('asOf with a release and a date', async () => {
    const answer = await server.ask(
      '{ hotelFilings(filter: { month: { from: "2023-01" } }, asOf: { release: "release:1", date: "2023-01-01" }, first: 1) { totalCount } }',
    );
    expect(answer.errors?.[0]).toMatchObject({ message: 'asOf takes a release or a date, not both.' });
  });

  test('more than 500 nodes, or more than 100 values in a filter', async () => {
    const ids = Array.from({ length: 501 }, () => 'city:AUSTIN');
    const nodes = await server.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(nodes.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const hotels = await server.ask(
      'query ($zips: [String!]) { hotels(first: 1, filter: { zip: { in: $zips } }) { totalCount } }',
      {
        zips: ids.slice(0, 101),
      },
    );
    expect(hotels.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('limits', () => {
  const large = '{ hotels(first: 500) { nodes { filings(first: 500) { nodes { id } } } } }';

  // An error that nobody handles would end the server.
  test('leave no failure of another check unhandled', async () => {
    const token = await server.freshToken('paid');
    const unhandled: unknown[] = [];
    const note = (cause: unknown): number => unhandled.push(cause);
    process.on('unhandledRejection', note);
    await server.db.query('/* breakSessions */ alter table session rename to session_gone');
    try {
      const { status } = await server.ask(large, {}, { token });
      expect(status).toBe(500);
      await server.ask('{ viewer { id } }', {}, { token });
      expect(unhandled).toEqual([]);
    } finally {
      await server.db.query('/* mendSessions */ alter table session_gone rename to session');
      process.off('unhandledRejection', note);
    }
  });

  test('rows by variables', async () => {
    const document = 'query ($n: Int) { hotels(first: $n) { nodes { filings(last: $n) { nodes { id } } } } }';
    expect(await server.ask(document, { n: 400 })).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
    expect(await server.ask(document, { n: 100 })).toMatchObject({ status: 200 });
  });

  test('on characters, and on operations in one request', async () => {
    const long = await server.ask(`{ about { version } } # ${'x'.repeat(70_000)}`);
    expect(long.status).toBe(413);
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ about { version } }' }, { query: '{ about { version } }' }]),
    });
    expect(response.status).toBe(400);
  });
});
