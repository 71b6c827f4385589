import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { createLog } from '../../platform/log.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { testRedis } from '../../launch/test/redis.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { PATIENCE_MS } from '../../../web/test/patience.ts';
import { createKeptAnswers } from './keptAnswers.ts';

let server: TestServer;
let hotel: InsertedHotel;
beforeAll(async () => {
  server = await testServer();
  await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  hotel = await insertHotel(server.db, { location_name: 'KEPT INN' });
  await insertHotelMonths(server.db, [hotel], { from: '2023-01', receipts: [100_00] });
  for (const role of ['unpaid', 'paid', 'free', 'admin'] as const) await server.token(role);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Whatever an earlier test kept is of another state.
  await server.db.query('/* touch */ update hotel_property set location_name = location_name');
});

const NAMES = '{ hotels(first: 5) { nodes { name } } }';
interface Names {
  hotels: { nodes: { name: string }[] };
}

/** Database statements of a query, except those about the caller. */
async function reads(document: string, options = {}): Promise<string[]> {
  const { statements } = await countSql(() => server.ask(document, {}, options));
  return statements
    .flatMap((text) => /^\/\* ([\w.]+)/.exec(text)?.[1] ?? [])
    .filter((name) => name !== 'useSessions');
}

test('a fragment on an interface is kept too', async () => {
  const document = '{ hotels(first: 5) { nodes { ...Line } } } fragment Line on PropertySummary { name }';
  expect(await reads(document)).toEqual(['hotelList']);
  expect(await reads(document)).toEqual([]);
});

test('a kept answer serves another member without reading again', async () => {
  expect(await reads(NAMES)).toEqual(['hotelList']);
  expect(await reads(NAMES)).toEqual([]);
  expect(await reads(NAMES, { as: 'free' })).toEqual([]);
  expect(await server.query<Names>(NAMES)).toEqual({ hotels: { nodes: [{ name: 'KEPT INN' }] } });
});

test('members with other rights never get it, and neither do visitors', async () => {
  await server.ask(NAMES);
  expect((await server.ask(NAMES, {}, { as: 'unpaid' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await server.ask(NAMES, {}, { as: 'anonymous' })).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect(await reads(NAMES, { as: 'admin' })).toEqual(['hotelList']);
});

test('after a change of any figure the answer is made anew, also of one that was still being made', async () => {
  await server.ask(NAMES);
  await server.db.query(`/* rename */ update hotel_property set location_name = 'NEW INN' where id = $1`, [
    hotel.id,
  ]);
  expect(await server.query<Names>(NAMES)).toEqual({ hotels: { nodes: [{ name: 'NEW INN' }] } });
  await server.db.query(`/* rename */ update hotel_property set location_name = 'KEPT INN' where id = $1`, [
    hotel.id,
  ]);
  expect(await server.query<Names>(NAMES)).toEqual({ hotels: { nodes: [{ name: 'KEPT INN' }] } });
});

test('a publish that takes long hides nothing that another published meanwhile, nor is hidden by it', async () => {
  const long = server.db.createQueryRunner();
  await long.startTransaction();
  await long.query(`/* long */ update hotel_month set room_receipts_cents = 200_00 where property_id = $1`, [
    hotel.id,
  ]);
  const month = '{ hotels(first: 1) { nodes { months { roomReceipts } } } }';
  await server.db.query('/* short */ update premises set zip = zip where false');
  expect(JSON.stringify(await server.query(month))).toContain('"roomReceipts":100');
  await long.commitTransaction();
  await long.release();
  expect(JSON.stringify(await server.query(month))).toContain('"roomReceipts":200');
});

test('an operator’s decision, a brand rule and a search entry change the state as a release does', async () => {
  for (const table of [
    'filing_decision',
    'brand_rule',
    'hotel_brand_correction',
    'search_entry',
    'search_word',
    'release',
    'zip',
  ]) {
    await server.ask(NAMES);
    await server.db.query(`/* decide */ delete from ${table} where false`);
    expect(await reads(NAMES), table).toEqual(['hotelList']);
  }
});

test('every table of figures notes its changes', async () => {
  const rows = await server.db.query<{ name: string }[]>(`/* unnoted */
    select table_name as name from information_schema.tables t
    where table_schema = 'public' and table_type = 'BASE TABLE' and not exists (
      select from pg_trigger where tgrelid = format('%I', t.table_name)::regclass and tgname = 'figures_change'
    ) order by 1`);
  // Tables of members, money and current activity, of staging, and of what an undo took away.
  expect(rows.map(({ name }) => name)).toEqual([
    ...['api_key', 'api_key_day', 'audit_log', 'beverage_filing_before', 'beverage_filing_undone'],
    ...['billing_alert', 'billing_attempt', 'billing_check', 'billing_source', 'bundle'],
    ...['cancellation', 'client_error', 'comparison_set', 'comparison_set_hotel', 'data_event'],
    ...['data_task', 'derived_version', 'email_link', 'erased_customer', 'erasure', 'export_job'],
    ...['export_use', 'figures_change', 'help_message', 'hotel_filing_before', 'hotel_filing_undone'],
    ...['import', 'inbox_file', 'invoice', 'mail_event', 'member', 'migration', 'news_call', 'news_choice'],
    ...[
      'news_feed',
      'news_webhook',
      'outbox_hook',
      'outbox_mail',
      'password_reset_token',
      'payment_note',
      'portfolio',
    ],
    ...[
      'portfolio_property',
      'product_flag',
      'public_sample',
      'recent_view',
      'recovery_code',
      'release_undo',
    ],
    ...['release_undo_count', 'release_undo_period', 'release_undo_premises', 'saved_view'],
    ...['schedule', 'second_step', 'second_step_challenge', 'security_event', 'session', 'source_run'],
    ...['stripe_event', 'subscription', 'subscription_term', 'upload'],
  ]);
});

test('a document with anything of one’s own is never kept', async () => {
  const mine = `{ viewer { email } hotels(first: 5) { nodes { name } } }`;
  expect(await server.query(mine, {}, { as: 'paid' })).toMatchObject({
    viewer: { email: 'paid@example.test' },
  });
  expect(await server.query(mine, {}, { as: 'free' })).toMatchObject({
    viewer: { email: 'free@example.test' },
  });
  expect(await reads(mine, { as: 'free' })).toEqual(['hotelList']);
  const portfolios = '{ hotels(first: 5) { nodes { name } } portfolios(first: 5) { nodes { name } } }';
  await server.ask(portfolios);
  expect(await reads(portfolios)).toEqual(['hotelList', 'portfolioList']);
});

test('failures are not kept', async () => {
  const wrong = '{ hotels(first: 5, after: "x") { nodes { name } } }';
  for (let i = 0; i < 2; i += 1) expect((await server.ask(wrong)).errors).toHaveLength(1);
});

test('those who ask the same at once are answered by one reading', async () => {
  const tokens = await Promise.all(['paid', 'paid', 'paid'].map(() => server.freshToken('free')));
  const { statements } = await countSql(() =>
    Promise.all(tokens.map((token) => server.query(NAMES, {}, { token }))),
  );
  expect(statements.filter((text) => text.includes('/* hotelList */'))).toHaveLength(1);
});

test('after a change what is asked most is there before anybody asks', async () => {
  const refill = server.startRefill();
  await server.ask(NAMES);
  await refill.look();
  await server.db.query(`/* rename */ update hotel_property set location_name = 'FILLED INN' where id = $1`, [
    hotel.id,
  ]);
  await refill.look();
  expect(await reads(NAMES)).toEqual([]);
  expect(await server.query<Names>(NAMES)).toEqual({ hotels: { nodes: [{ name: 'FILLED INN' }] } });
  await refill.stop();
});

test('an answer kept by one server serves another, until Redis loses it', async () => {
  const { url } = await testRedis();
  const servers = [1, 2, 3].map(() => createKeptAnswers(url, createLog('test', 'silent')));
  const [one, another, third] = servers;
  let tries = 0;
  // A connection that is not yet there is as good as none.
  const key = await vi.waitFor(async () => {
    tries += 1;
    one?.made(String(tries), '{"data":{}}');
    expect(await another?.find(String(tries))).toBe('{"data":{}}');
    return String(tries);
  }, PATIENCE_MS);
  await testRedis();
  expect(await third?.find(key)).toBeNull();
  for (const answers of servers) answers.close();
});

test('a lost Redis costs the reading of an answer, and nothing else', async () => {
  const answers = createKeptAnswers('redis://127.0.0.1:1', createLog('test', 'silent'));
  expect(await answers.find('key')).toBeNull();
  answers.made('key', '{"data":{}}');
  expect(await answers.find('key')).toBe('{"data":{}}');
  answers.close();
});

test('whoever asks for an answer that is slow to make gets it as soon as it is there, though another gave up waiting', async () => {
  vi.useFakeTimers();
  try {
    const answers = createKeptAnswers(null, createLog('test', 'silent'));
    expect(await answers.find('key')).toBeNull();
    const patient = answers.find('key');
    await vi.advanceTimersByTimeAsync(3_000);
    const later = answers.find('key');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await patient).toBeNull();
    answers.made('key', '{"data":{}}');
    expect(await later).toBe('{"data":{}}');
  } finally {
    vi.useRealTimers();
  }
});

test('REST and GET give a tag, answer 304 to it while figures are the same, and keep nothing of one’s own', async () => {
  const headers = {
    authorization: `Bearer ${(await server.token('paid')) ?? ''}`,
    'apollo-require-preflight': '1',
    // Else fetch asks for an answer past all that is kept.
    'cache-control': 'max-age=0',
  };
  const get = (path: string, tag = ''): Promise<Response> =>
    fetch(server.origin + path, { headers: { ...headers, ...(tag && { 'if-none-match': tag }) } });
  expect((await get('/rest/hotel/nobody/1/none/')).headers.get('etag')).toBeNull();
  for (const path of ['/rest/search/latest/', `/graphql?query=${encodeURIComponent(NAMES)}`]) {
    const first = await get(path);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    expect((await get(path, tag)).status).toBe(304);
    expect((await get(path, 'W/"another"')).status).toBe(200);
  }
  const own = await get(`/graphql?query=${encodeURIComponent('{ viewer { email } }')}`);
  expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'no-store']);
  const visitor = await fetch(`${server.origin}/graphql?query=${encodeURIComponent(NAMES)}`, {
    headers: { 'apollo-require-preflight': '1', 'if-none-match': '*' },
  });
  expect(visitor.status).toBe(401);
});
