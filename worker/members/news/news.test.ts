import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../server/launch/test/query.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { noteLateMonths } from '../../import/lateMonths.job.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
import { redoRelease } from '../../import/undo/redoRelease.ts';
import { barRow, bars, follow, hotelRow, linesOf, newsBench, others, subjectsTo } from './news.testing.ts';

let bench: ImportBench;
let server: TestServer;
let news: ReturnType<typeof newsBench>;
beforeAll(async () => {
  bench = await importBench();
  server = await testServer({ database: bench });
  news = newsBench(bench, server);
  const march = [501, 502, 503, 504].map((number) => hotelRow(number));
  await news.publish('HOT2303.CSV', others('20230331') + march.join(''));
  await news.publish('bars.csv', bars(barRow('7', '03/31/2023', '$500')));
  for (const role of ['paid', 'unpaid', 'free', 'admin'] as const) await server.token(role);
  await follow(bench, 'paid@example.test', 'hotel', [501, 503, 504]);
  await follow(bench, 'paid@example.test', 'beverage', [7]);
  await follow(bench, 'unpaid@example.test', 'hotel', [501]);
  await follow(bench, 'admin@example.test', 'beverage', [7]);
  await bench.rows(`insert into recent_view (member_id, product, property_id)
    select m.id, 'hotel', p.id from member m, hotel_property p
    where m.email = 'free@example.test' and p.location_number = 502`);
  for (const role of ['paid', 'free', 'admin'] as const) await news.chooses(role, 'EACH_RELEASE');
  // Asked while there was access.
  await bench.rows(`insert into news_choice (member_id, frequency, told_event_id)
    select m.id, 'EACH_RELEASE', max(e.id) from member m, data_event e where m.email = 'unpaid@example.test' group by m.id`);
});
afterAll(async () => {
  await server.close();
  await bench.close();
});

test('before anybody asked, there is nothing to tell members; operators hear of both releases in one mail', async () => {
  const mails = await news.tell();
  expect(mails.map(({ to, mail }) => [to, mail.subject])).toEqual([
    ['admin@example.test', 'Imports: 2 events'],
    ['ops@example.test', 'Imports: 2 events'],
  ]);
  expect(mails[0]?.mail.text).toContain('HOT2303.CSV, hotel, March 2023: 124 rows; 124 filings added');
  expect(await news.tell()).toEqual([]);
});

const SECOND = [
  hotelRow(501, { total: '53030.00' }) + hotelRow(501, { periodEnd: '20230430', total: '60000.00' }),
  hotelRow(502) + hotelRow(502, { periodEnd: '20230430', end: '20230430' }),
  hotelRow(503),
  hotelRow(503, {
    taxpayerNumber: '32000000009',
    taxpayerName: '"NEW OWNER LLC"',
    locationName: '"NEW 503"',
    periodEnd: '20230430',
    begin: '20230401',
  }),
  hotelRow(504) + hotelRow(504, { periodEnd: '20230430', capacity: ' 4000' }),
];

test('after a release each member gets one mail with what changed of theirs, and others none', async () => {
  await news.publish('HOT2304.CSV', others('20230331') + others('20230430') + SECOND.join(''));
  // Members wait until no other release has followed for a while.
  expect((await news.tell(900)).map(({ to }) => to)).toEqual(['admin@example.test', 'ops@example.test']);
  const mails = await news.tell();
  expect(mails.map(({ to }) => to)).toEqual(['free@example.test', 'paid@example.test']);
  const [free, paid] = mails;
  expect(free && linesOf(free)).toEqual([
    '- HOTEL 502, Marfa: ended on April 30, 2023',
    '- HOTEL 502, Marfa: April 2023, $52,030.00',
  ]);
  expect(paid?.mail.subject).toBe('What is new: 1 sold, 1 flagged, 1 revised, 3 filed');
  expect(paid && linesOf(paid)).toEqual([
    '- HOTEL 503, Marfa: NEW 503 of NEW OWNER LLC files there since April 1, 2023',
    '- HOTEL 504, Marfa, April 2023: Filed 4,000 rooms, more than 3,000; the receipts count, the rooms do not.',
    '- HOTEL 501, Marfa: March 2023, $52,030.00 → $53,030.00',
    '- HOTEL 501, Marfa: April 2023, $60,000.00',
    '- HOTEL 504, Marfa: April 2023, $52,030.00',
    // The new owner's: a hotel that is sold stays followed.
    '- NEW 503, Marfa: April 2023, $52,030.00',
  ]);
  expect(paid?.mail.unsubscribe).toMatch(/^https:\/\/texas\.example\.com\/unsubscribe\/[\w-]{36}$/);
  expect(await news.tell()).toEqual([]);
  expect(await outcomes()).toMatchObject({ NOTHING: 1, WITHHELD: 1, SENT: 6 });
});

async function outcomes(): Promise<Record<string, number>> {
  const rows = await bench.rows<{ outcome: string; count: number }>(
    `select outcome, count(*)::int as count from outbox_mail group by outcome`,
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

test('the page shows the same figures, by release and kind', async () => {
  const { newsReleases, news: page } = await server.query<Page>(PAGE);
  expect(newsReleases[0]).toEqual({
    release: { fileName: 'HOT2304.CSV' },
    counts: [
      { kind: 'SOLD', count: 1 },
      { kind: 'FLAGGED', count: 1 },
      { kind: 'REVISED', count: 1 },
      { kind: 'FILED', count: 3 },
    ],
  });
  expect(page.totalCount).toBe(10);
  expect(page.nodes.slice(0, 5)).toMatchObject([
    {
      kind: 'SOLD',
      hotel: { name: 'HOTEL 503' },
      otherHotel: { name: 'NEW 503' },
      on: '2023-04-01',
      month: null,
    },
    { kind: 'FLAGGED', hotel: { name: 'HOTEL 504' }, roomsAfter: 4000 },
    { kind: 'REVISED', month: '2023-03', receiptsBefore: 52_030, receiptsAfter: 53_030 },
    { kind: 'FILED', month: '2023-04', receiptsBefore: null, receiptsAfter: 60_000 },
    { kind: 'FILED', hotel: { name: 'HOTEL 504' }, receiptsAfter: 52_030 },
  ]);
  const closed = '{ news(first: 5, kinds: [CLOSED]) { nodes { on hotel { name } } totalCount } }';
  expect(await server.query(closed, {}, { as: 'free' })).toEqual({
    news: { nodes: [{ on: '2023-04-30', hotel: { name: 'HOTEL 502' } }], totalCount: 1 },
  });
});

interface Page {
  newsReleases: unknown[];
  news: { totalCount: number; nodes: unknown[] };
}

const PAGE = `{
  newsReleases { release { fileName } counts { kind count } }
  news(first: 20) { totalCount nodes {
    kind month on receiptsBefore receiptsAfter roomsAfter reason hotel { name } otherHotel { name }
  } }
}`;

test('mixed beverages are told like hotels; a member who unsubscribed by one press gets no more', async () => {
  const [choice] = await bench.rows<{ key: string }>(
    `select unsubscribe_key::text as key from news_choice c join member m on m.id = c.member_id
     where m.email = 'paid@example.test'`,
  );
  const stop = `mutation { stopNewsMails(input: { key: "${choice?.key ?? ''}" }) { ok } }`;
  await news.publish('bars2.csv', bars(barRow('7', '03/31/2023', '$650'), barRow('7', '04/30/2023', '$700')));
  expect(await server.query(stop, {}, { as: 'anonymous' })).toEqual({ stopNewsMails: { ok: true } });
  const mails = (await news.tell()).filter(({ mail }) => mail.unsubscribe !== undefined);
  expect(mails.map(({ to }) => to)).toEqual(['admin@example.test']);
  expect(mails.flatMap(linesOf)).toEqual([
    '- BAR 7, Marfa: March 2023, $500.00 → $650.00',
    '- BAR 7, Marfa: April 2023, $700.00',
  ]);
});

/** A total that the taxable receipts do not support. */
const MAY = { periodEnd: '20230531', total: '8000000.10', taxable: '10000.03' };

test('a release that is undone before the mail went out is not told, and operators hear of undo and redo', async () => {
  await news.chooses('paid', 'EACH_RELEASE');
  await news.publish('HOT2305.CSV', others('20230531') + hotelRow(501, MAY));
  const [release] = await bench.rows<{ id: number }>(`select max(id) as id from release`);
  const asked = { releaseId: release?.id ?? 0, by: 'op', reason: 'of another year', dryRun: false };
  const tell = (): void => undefined;
  await undoRelease(bench, { ...asked, dryRun: true, tell });
  await undoRelease(bench, { ...asked, tell });
  const mails = await news.tell();
  expect(subjectsTo(mails, 'ops@example.test')).toEqual(['Imports: 2 events']);
  expect(mails.at(-1)?.mail.text).toContain('HOT2305.CSV was undone\n- By op: of another year');
  expect(mails.map(({ to }) => to)).toEqual(['admin@example.test', 'ops@example.test']);
  await redoRelease(bench, { ...asked, reason: 'it was right', tell });
  const redone = await news.tell();
  expect(subjectsTo(redone, 'ops@example.test')).toEqual(['HOT2305.CSV was redone']);
  expect(redone.filter(({ to }) => to === 'paid@example.test').flatMap(linesOf)).toEqual([
    expect.stringContaining('the taxable receipts count.'),
    '- HOTEL 501, Marfa: May 2023, $8,000,000.10 filed, of which $10,000.03 counts',
  ]);
});

test('monthly mails come at most once a calendar month, with all that changed since', async () => {
  await news.chooses('paid', 'MONTHLY');
  await news.publish('bars3.csv', bars(barRow('7', '05/31/2023', '$44775', '$0')));
  await news.publish('bars4.csv', bars(barRow('7', '06/30/2023', '$900')));
  const before = await news.tell();
  expect(before.filter(({ to }) => to === 'paid@example.test')).toEqual([]);
  await bench.rows(`update news_choice set told_at = now() - interval '1 month'`);
  const after = (await news.tell()).filter(({ to }) => to === 'paid@example.test');
  expect(after.map((mail) => linesOf(mail))).toEqual([
    [
      '- BAR 7, Marfa: June 2023, $900.00',
      '- BAR 7, Marfa, May 2023: The comptroller’s estimate for a taxpayer who did not file.',
      '- BAR 7, Marfa: May 2023, $44,775.00 estimated',
    ],
  ]);
});

test('a month that is late is told once', async () => {
  const late = (): Promise<void> => noteLateMonths(bench.pool, new Date('2023-08-20T12:00:00Z'));
  await late();
  await late();
  const mails = await news.tell();
  expect(subjectsTo(mails, 'ops@example.test')).toEqual(['No new hotel release']);
  expect(mails[1]?.mail.text).toMatch(/No hotel release for 0 days; June 2023 was due on August 4, 2023\./);
  await late();
  expect(await news.tell()).toEqual([]);
});
