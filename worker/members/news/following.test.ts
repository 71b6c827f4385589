import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readableLog } from '../../../server/launch/test/readableLog.ts';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { PASSWORD } from '../../../server/launch/test/tokens.ts';
import { hashOfFeedKey } from '../../../server/members/news/newsFeed.rules.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { membersOf } from './following.testing.ts';
import { signatureOf, startWebhookServer, type WebhookServer } from './webhookServer.testing.ts';
import { barRow, bars, follow, hotelRow, newsBench, others, subjectsTo } from './news.testing.ts';

const { log, lines } = readableLog('trace');
let bench: ImportBench;
let server: TestServer;
let hooks: WebhookServer;
let news: ReturnType<typeof newsBench>;
let member: ReturnType<typeof membersOf>;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench, log, publicUrl: 'https://texas.example.com' });
  hooks = await startWebhookServer();
  news = newsBench(bench, server);
  member = membersOf({ bench, server, hooks, log });
  await news.publish('HOT2303.CSV', others('20230331') + [501, 502].map((each) => hotelRow(each)).join(''));
  await news.publish('bars.csv', bars(barRow('7', '03/31/2023', '$500')));
  for (const role of ['paid', 'unpaid', 'free'] as const) await server.token(role);
  await follow(bench, 'paid@example.test', 'hotel', [501, 502]);
  await follow(bench, 'paid@example.test', 'beverage', [7]);
});
afterAll(async () => {
  hooks.close();
  await server.close();
  await bench.close();
});
beforeEach(() => hooks.clear());

test('a member is told by email of a new address for their news, because it outlives the session', async () => {
  await member.feedPath();
  await member.setHook();
  await member.run('deleteNewsWebhook { ok }');
  const mails = await bench.rows(
    `delete from outbox_mail where recipient = 'paid@example.test' and kind = 'NEWS_ADDRESS_SET' returning facts`,
  );
  expect(mails).toEqual(
    ['the address of a feed', 'a webhook'].map((newsAddress) => ({ facts: { newsAddress } })),
  );
});

test('a member’s feed needs no session and tells the news of their page', async () => {
  const answer = await member.read(await member.feedPath());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(text.match(/<title>[^<]*/g)).toEqual([
    '<title>What is new · Texas Receipts',
    '<title>Mixed beverage, March 2023 (bars.csv)',
    '<title>Lodging, March 2023 (HOT2303.CSV)',
  ]);
  expect(text).toContain('<summary>2 filed</summary>');
  expect(text).toContain('&lt;li&gt;HOTEL 501, Marfa: March 2023, $52,030.00&lt;/li&gt;');
  const tag = answer.headers.get('etag') ?? '';
  const path = await member.feedPath('free');
  expect(await (await member.read(path)).text()).not.toContain('<entry>');
  // Another member's is another feed.
  expect((await member.read(path, { 'if-none-match': tag })).status).toBe(200);
});

test('an unchanged feed is not sent again; a new address ends the one before; no log has either', async () => {
  const path = await member.feedPath();
  const tag = (await member.read(path)).headers.get('etag') ?? '';
  expect((await member.read(path, { 'if-none-match': tag })).status).toBe(304);
  const next = await member.feedPath();
  const gone = await member.read(path);
  expect([gone.status, await gone.text()]).toEqual([
    410,
    'This address was replaced or deleted. Make a new address at https://texas.example.com/stt/new and give it to your feed reader.\n',
  ]);
  expect((await member.read(next)).status).toBe(200);
  expect((await member.read(`${next}x`)).status).toBe(404);
  expect(await member.run('deleteNewsFeed { ok }')).toEqual({ ok: true });
  expect((await member.read(next)).status).toBe(410);
  // It opens nothing else, and no log line has it.
  const key = next.replace('/feeds/', '');
  expect((await member.read('/releases.atom', { authorization: `Bearer ${key}` })).status).toBe(401);
  expect(JSON.stringify(lines)).toContain('GET /feeds');
  expect(JSON.stringify(lines)).not.toContain('txf_');
  const kept = await bench.rows('select * from news_feed');
  expect(JSON.stringify(kept)).not.toContain('txf_');
});

test('when the membership has ended, the feed says what to do, and works again later', async () => {
  const path = await member.feedPath('free');
  const setFree = (isFree: boolean): Promise<unknown> =>
    bench.rows(`update member set is_free = $1 where email = 'free@example.test'`, [isFree]);
  await setFree(false);
  const ended = await member.read(path);
  expect([ended.status, ended.headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8']);
  expect(await ended.text()).toContain('Choose a plan at https://texas.example.com/paymentplan');
  await setFree(true);
  expect((await member.read(path)).status).toBe(200);
});

test('one feed can be read sixty times an hour; others go on', async () => {
  const path = await member.feedPath('free');
  const account = hashOfFeedKey(path.replace('/feeds/', ''))?.toString('base64url') ?? '';
  await server.deps.throttles.take('newsFeed', { address: '192.0.2.1', account }, 59);
  expect((await member.read(path)).status).toBe(200);
  const refused = await member.read(path);
  expect([refused.status, await refused.text()]).toEqual([
    429,
    'This feed is read too often: once an hour is enough. Please wait 60 minutes and try again.\n',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await member.read(await member.feedPath())).status).toBe(200);
});

test('a webhook is https at a public host, and a test shows that signed calls arrive', async () => {
  const problems: string[] = [];
  for (const url of ['http://hooks.test', 'https://a:b@hooks.test', 'https://hooks.test:8443', 'nonsense']) {
    const set = `setNewsWebhook(input: { url: "${url}" }) { errors { field message } }`;
    const { errors } = await member.run<{ errors: { field: string; message: string }[] }>(set);
    problems.push(...errors.map(({ field, message }) => `${field}: ${message}`));
  }
  expect(problems).toEqual([
    'url: Enter an address that begins with https://.',
    'url: Enter the address without a name and password. Each call is signed instead.',
    'url: Enter an address without a port: calls go to port 443.',
    'url: Enter an address that begins with https://.',
  ]);
  expect(await member.run('testNewsWebhook { errors { code } }')).toEqual({
    errors: [{ code: 'NOT_FOUND' }],
  });
  const secret = await member.setHook();
  // A second press, while the first test waits, sends no second one.
  for (let i = 0; i < 2; i += 1) expect(await member.run('testNewsWebhook { ok }')).toEqual({ ok: true });
  await member.call();
  expect(await member.shown()).toEqual({
    offAnswer: null,
    calls: [{ isTest: true, fileName: null, outcome: 'SENT', answer: 'status 204', attempts: 1 }],
  });
  const [test] = hooks.calls;
  expect(JSON.parse(test?.body ?? '')).toMatchObject({ type: 'news.test' });
  expect(test?.headers['webhook-signature']).toBe(test && signatureOf(test, secret));
});

test('after a release each webhook is called once, with what changed of its member’s, and others not', async () => {
  const secret = await member.setHook();
  await member.setHook('free');
  await news.publish(
    'HOT2304.CSV',
    others('20230430') + hotelRow(501, { periodEnd: '20230430', total: '60000.00' }),
  );
  // Like emails, calls wait until no other release has followed for a while.
  await news.tell(900);
  await member.call();
  expect(hooks.calls).toEqual([]);
  await news.tell();
  await news.tell();
  await member.call();
  await member.call();
  expect(hooks.calls).toHaveLength(1);
  const [told] = hooks.calls;
  expect(told?.headers['webhook-signature']).toBe(told && signatureOf(told, secret));
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    type: 'news.published',
    data: {
      title: 'Lodging, April 2023: 1 filed',
      release: { fileName: 'HOT2304.CSV', firstMonth: '2023-04' },
      counts: { FILED: 1 },
      news: [
        {
          kind: 'FILED',
          name: 'HOTEL 501',
          locationNumber: 501,
          month: '2023-04',
          receiptsBefore: null,
          receiptsAfter: 60_000,
          countedAfter: 60_000,
          isEstimate: false,
        },
      ],
    },
  });
  expect(await member.shown('free')).toEqual({ offAnswer: null, calls: [] });
});

const due = (): Promise<unknown> =>
  bench.rows('update news_call set next_attempt_at = now() where ended_at is null');

test('a call is tried again, then the webhook is turned off with a mail, until its member turns it on', async () => {
  await member.setHook();
  await news.publish('bars2.csv', bars(barRow('7', '03/31/2023', '$650')));
  await news.tell();
  hooks.answer((response) => response.writeHead(302, { location: `${hooks.url}/elsewhere` }).end());
  const waits: unknown[] = [];
  for (let attempt = 1; attempt < 8; attempt += 1) {
    await member.call();
    waits.push(
      ...(await bench.rows(`select round(extract(epoch from next_attempt_at - now()))::int as wait from news_call
        where ended_at is null`)),
    );
    await due();
  }
  expect(waits).toEqual([60, 240, 960, 3_840, 15_360, 21_600, 21_600].map((wait) => ({ wait })));
  expect(await member.shown()).toMatchObject({ offAnswer: null });
  await member.call();
  expect(hooks.calls).toHaveLength(8);
  expect(await member.shown()).toMatchObject({
    offAnswer: 'status 302',
    calls: [{ fileName: 'bars2.csv', outcome: 'FAILED', attempts: 8 }],
  });
  const mails = await news.tell();
  expect(subjectsTo(mails, 'paid@example.test')).toEqual(['Your Texas Receipts webhook was turned off']);
  // While it is off, releases queue nothing; afterwards only later ones do.
  await news.publish('bars3.csv', bars(barRow('7', '03/31/2023', '$660')));
  await news.tell();
  expect(await member.run('resumeNewsWebhook { ok }')).toEqual({ ok: true });
  hooks.answer((response) => response.writeHead(204).end());
  hooks.clear();
  await news.publish('bars4.csv', bars(barRow('7', '03/31/2023', '$670')));
  await news.tell();
  await member.call();
  expect(hooks.calls.map(({ body }) => (JSON.parse(body) as { data: { title: string } }).data.title)).toEqual(
    ['Mixed beverage, March 2023: 1 revised'],
  );
});

test('a webhook in a private network is never called, and its member does not learn the address', async () => {
  await member.setHook();
  await bench.rows(`update news_webhook set url = 'https://database.internal/x'`);
  await news.publish('bars5.csv', bars(barRow('7', '03/31/2023', '$680')));
  await news.tell();
  await member.call();
  expect(await member.shown()).toMatchObject({ offAnswer: 'The host has no public address.' });
  expect(hooks.calls).toEqual([]);
});

test('a call after the membership has ended is not made', async () => {
  await member.setHook('free');
  await follow(bench, 'free@example.test', 'beverage', [7]);
  await news.publish('bars6.csv', bars(barRow('7', '03/31/2023', '$690')));
  await news.tell();
  await bench.rows(`update member set is_free = false where email = 'free@example.test'`);
  await member.call();
  expect(hooks.calls).toEqual([]);
  expect(await member.shown('free')).toMatchObject({ calls: [{ outcome: 'WITHHELD', attempts: 1 }] });
  await bench.rows(`update member set is_free = true where email = 'free@example.test'`);
});

test('both are in the download of one’s data, without secrets, and go with the account', async () => {
  await member.feedPath('free');
  const { json } = await member.run<{ json: string }>('downloadOwnData { json }', 'free');
  expect(JSON.parse(json)).toMatchObject({
    newsFeed: [{ lastReadAt: null }],
    newsWebhook: [{ url: hooks.url, calls: [{ outcome: 'WITHHELD' }] }],
  });
  expect(json).not.toMatch(/txf_|whsec_/);
  const leave = `deleteAccount(input: { password: "${PASSWORD}" }) { ok }`;
  expect(await member.run(leave, 'free')).toEqual({ ok: true });
  const left = await bench.rows(`select from news_webhook h full join news_feed f using (member_id)
    where member_id not in (select id from member where email = 'paid@example.test')`);
  expect(left).toEqual([]);
});
