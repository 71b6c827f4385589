import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThrottles } from '../platform/limits/throttle/throttle.ts';
import { createPool } from '../platform/database.ts';
import { refused } from '../platform/lib/fieldErrors.ts';
import { createLog } from '../platform/log.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { PASSWORD } from '../launch/test/tokens.ts';

let server: TestServer;
const throttle = { refuses: false };
const throttles = createThrottles(null, createLog('test', 'silent'));
beforeAll(async () => {
  server = await testServer({
    throttles: {
      ...throttles,
      take: (what, trier) =>
        throttle.refuses
          ? Promise.reject(refused('TOO_MANY_ATTEMPTS', 'There were too many.'))
          : throttles.take(what, trier),
    },
  });
  await server.token('paid');
});
afterAll(() => server.close());

/** Runs work while the server's database accepts no connections and existing ones are lost. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const name = new URL(server.databaseUrl).pathname.slice(1);
  const elsewhere = Object.assign(new URL(server.databaseUrl), { pathname: '/postgres' });
  const pool = createPool(elsewhere.href, { poolSize: 1 });
  try {
    await pool.query(`/* close */ alter database "${name}" allow_connections false`);
    await pool.query('/* end */ select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await work();
  } finally {
    await pool.query(`/* open */ alter database "${name}" allow_connections true`);
    await pool.end();
  }
}

async function ask(
  path: string,
  query?: string,
): Promise<{ status: number; retryAfter: string | null; text: string }> {
  const response = await fetch(server.origin + path, {
    method: query === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await server.token('paid')) ?? ''}`,
    },
    ...(query !== undefined && { body: JSON.stringify({ query }) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    text: await response.text(),
  };
}

const PLACES = '{ places(product: HOTEL, kind: CITY) { id } }';
const SIGN_IN =
  'mutation { signIn(input: { email: "x@example.test", password: "wrong" }) { errors { code } } }';

test('while the database is away everything answers 503 and when to ask again, and then as before', async () => {
  await withoutDatabase(async () => {
    for (const query of [PLACES, SIGN_IN, '{ viewer { id } }']) {
      const { status, retryAfter, text } = await ask('/graphql', query);
      expect({ status, retryAfter }, query).toEqual({ status: 503, retryAfter: '5' });
      expect(text).toContain('The database cannot be reached. Try again in a moment.');
    }
    for (const path of ['/rest/basic/cities', '/rest/basic/status', '/rest/admin']) {
      const { status, retryAfter, text } = await ask(path);
      expect({ status, retryAfter }, path).toEqual({ status: 503, retryAfter: '5' });
      expect(text).toContain('"UNAVAILABLE"');
    }
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
  });
  expect((await ask('/graphql', PLACES)).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});

test('an attempt that could not be checked is not counted', async () => {
  const signIn = (password: string) =>
    `mutation { signIn(input: { email: "paid@example.test", password: "${password}" }) { errors { code } } }`;
  await withoutDatabase(async () => {
    for (let again = 0; again < 12; again += 1)
      expect((await ask('/graphql', signIn('any'))).status).toBe(503);
  });
  expect((await ask('/graphql', signIn(PASSWORD))).text).toBe('{"data":{"signIn":{"errors":[]}}}');
});

test('a caller who asks too often is told when to come back', async () => {
  throttle.refuses = true;
  const graphql = await ask('/graphql', '{ isPasswordResetTokenValid(token: "x") }');
  const rest = await ask('/rest/passwordreset/check', '');
  throttle.refuses = false;
  expect([graphql, rest]).toMatchObject([
    { status: 429, retryAfter: '300' },
    { status: 429, retryAfter: '300' },
  ]);
});
