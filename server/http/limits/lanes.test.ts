import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../launch/test/testDeps.ts';
import { waitingSessions } from '../../launch/test/waitingSessions.ts';
import { fixedLimits } from '../../platform/limits/limits.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  const requestLimits = { ...TEST_REQUEST_LIMITS, perMember: 1, perVisitor: 1, atOnce: 2, deadlineMs: 1_500 };
  database = await testDatabase();
  server = await testServer({ requestLimits, database });
  for (const role of ['paid', 'free'] as const) await server.token(role);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const waits = '{ places(product: HOTEL, kind: CITY) { id } }';
const quick = '{ about { version } }';

/** While `work` runs, readers of place figures wait. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const holder: QueryRunner = server.db.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('/* hold */ lock table hotel_place_year in access exclusive mode');
    return await work();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

/** Statements that wait for the held table. */
async function waiting(): Promise<number> {
  return (await server.db.query<unknown[]>(waitingSessions)).length;
}

async function post(query: string, token: string | null, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
}

describe('an operation that takes too long', () => {
  test('is cut off, in the database too, and says what to do', async () => {
    await whileHeld(async () => {
      const response = await post(waits, await server.token('paid'));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({
        errors: [
          {
            message: expect.stringMatching(/^This took longer than 1.5 seconds. Ask for fewer/) as string,
            extensions: { code: 'TIMEOUT' },
          },
        ],
      });
      expect(await waiting()).toBe(0);
    });
  });

  test('over REST as well', async () => {
    await whileHeld(async () => {
      const answer = await server.rest('/rest/basic/cities');
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'TIMEOUT' } } });
      expect(await waiting()).toBe(0);
    });
  });
});

test('a request is cancelled when its caller leaves', async () => {
  await whileHeld(async () => {
    const leaving = new AbortController();
    const call = post(waits, await server.token('paid'), leaving.signal).catch(() => null);
    await expect.poll(waiting).toBe(1);
    const left = performance.now();
    leaving.abort();
    await call;
    await expect.poll(waiting).toBe(0);
    expect(performance.now() - left).toBeLessThan(1_000);
  });
});

test('one member who asks much is answered one after the other, then refused; others are answered meanwhile', async () => {
  const [mine, theirs] = [await server.token('paid'), await server.token('free')];
  await whileHeld(async () => {
    const leaving = new AbortController();
    const refused: Response[] = [];
    const most = Array.from({ length: fixedLimits.mostWaiting + 2 }, async () => {
      const response = await post(waits, mine, leaving.signal).catch(() => null);
      if (response?.status === 429) refused.push(response);
    });
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_AT_ONCE' } }],
    });
    expect(await waiting()).toBeLessThan(2);
    expect((await post(quick, theirs)).status).toBe(200);
    leaving.abort();
    await Promise.all(most);
  });
  expect((await post(quick, mine)).status).toBe(200);
});

test('a large operation that has to wait for too long says so, and runs nothing', async () => {
  const token = await server.token('paid');
  const places = Array.from({ length: 4 }, (_, i) => `p${i}: places(product: HOTEL, kind: CITY) { id name }`);
  const two = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, largeWaitMs: 100 }, database });
  const ask = (): ReturnType<TestServer['ask']> =>
    two.ask(`{ ${places.join(' ')} }`, {}, { token: token ?? '' });
  try {
    await whileHeld(async () => {
      const first = ask();
      await expect.poll(waiting).toBe(1);
      expect(await ask()).toMatchObject({
        status: 429,
        errors: [{ extensions: { code: 'TOO_MANY_AT_ONCE' } }],
      });
      expect(await waiting()).toBe(1);
      first.catch(() => null);
    });
  } finally {
    await two.close();
  }
});

test('a caller who does not take the answer is left', async () => {
  const patient = await testServer({ requestLimits: { ...TEST_REQUEST_LIMITS, answerMs: 2_500 }, database });
  try {
    await whileHeld(async () => {
      const token = await server.token('paid');
      await expect(patient.ask(waits, {}, { token: token ?? '' })).rejects.toThrow();
    });
    // Its place is free again.
    const token = await server.token('paid');
    expect(await patient.ask(quick, {}, { token: token ?? '' })).toMatchObject({ status: 200 });
  } finally {
    await patient.close();
  }
});

test('visitors are counted by address, and large questions as several', async () => {
  await server.deps.throttles.take('visit', { address: '127.0.0.1' }, 1_985);
  expect((await post(quick, null)).status).toBe(200);
  const types = '{ __schema { types { fields { name args { name } type { name ofType { name } } } } } }';
  expect((await post(types, null)).status).toBe(200);
  const answers: Response[] = [];
  for (let i = 0; i < 15; i += 1) answers.push(await post(quick, null));
  const refused = answers.find(({ status }) => status === 429);
  // The rest of the ten minutes, not the usual five.
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(400);
  expect((await post(quick, await server.token('paid'))).status).toBe(200);
});
