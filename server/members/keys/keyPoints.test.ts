import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertHotel } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { createThrottles, type Throttles } from '../../platform/limits/throttle/throttle.ts';
import { createLog } from '../../platform/log.ts';
import { costOf } from './apiKeys.testing.ts';
import { hashOfApiKey } from './apiKey.rules.ts';

const log = createLog('test', 'silent');

let server: TestServer;
let throttles: Throttles = createThrottles(null, log);
beforeAll(async () => {
  server = await testServer({
    throttles: {
      take: (...tried) => throttles.take(...tried),
      spend: (...spent) => throttles.spend(...spent),
      close: () => undefined,
    },
  });
  await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  await insertHotel(server.db, { taxpayer_number: '32000000001', location_number: 1 });
});
afterAll(() => server.close());

const HOTEL = '{ hotel(taxpayerNumber: "32000000001", locationNumber: 1) { name } }';

test('responses to keys state their own cost, and a cached one costs a point', async () => {
  throttles = createThrottles(null, log);
  const LARGE = '{ hotels(first: 500) { totalCount nodes { name city { name } county { name } address } } }';
  const key = await server.freshKey('paid');
  const first = await costOf(server, LARGE, key);
  const { requested = 0 } = first.body.extensions?.cost ?? {};
  expect(requested).toBeGreaterThan(1);
  const left = 600 - Number(requested);
  const cost = { requested, actual: requested, limit: 600, remaining: left };
  expect(first.body.extensions?.cost).toMatchObject(cost);
  expect(first.headers.get('x-ratelimit-remaining')).toBe(String(left));
  const second = await costOf(server, LARGE, key);
  expect(second.body.extensions?.cost).toMatchObject({ requested, actual: 1, remaining: left - 1 });
  const token = (await server.token('paid')) ?? '';
  expect((await costOf(server, LARGE, token)).body).not.toHaveProperty('extensions');
  const asked = await costOf(server, LARGE, token, { 'x-query-cost': 'true' });
  expect(asked.body.extensions?.cost).toMatchObject({ requested, actual: 1, limit: null, remaining: null });
  // A member's keys share the limit, and so does REST.
  const other = await fetch(`${server.origin}/rest/basic/cities`, {
    headers: { authorization: `Bearer ${await server.freshKey('paid')}` },
  });
  expect(Number(other.headers.get('x-ratelimit-remaining'))).toBeLessThan(left - 1);
  expect(await other.text()).not.toContain('extensions');
});

test('without points GraphQL and REST are refused until the minute ends; a cheaper query still fits', async () => {
  throttles = createThrottles(null, log);
  const key = await server.freshKey('free');
  await throttles.spend('apiPoints', { address: '', account: 'free@example.test' }, 599);
  const large = await costOf(
    server,
    '{ hotels(first: 500) { nodes { name city { name } county { name } address } } }',
    key,
  );
  expect(large).toMatchObject({
    status: 429,
    body: { errors: [{ extensions: { code: 'POINTS_USED_UP' } }] },
  });
  const wait = Number(large.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await costOf(server, HOTEL, key)).body.extensions?.cost).toMatchObject({ actual: 1, remaining: 0 });
  expect((await costOf(server, HOTEL, key)).status).toBe(429);
  const rest = await fetch(`${server.origin}/rest/basic/cities`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(rest.status).toBe(429);
  expect(Number(rest.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  // The session still works.
  expect((await server.ask(HOTEL, {}, { as: 'free' })).status).toBe(200);
  const [row] = await server.db.query<object[]>(
    '/* use */ select requests, points from api_key_day join api_key k on k.id = key_id where key_hash = $1',
    [hashOfApiKey(key)],
  );
  expect(row).toEqual({ requests: 1, points: 1 });
});
