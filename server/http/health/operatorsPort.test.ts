import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { testRedis } from '../../launch/test/redis.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { createMetrics } from '../../platform/metrics/metrics.ts';
import { createLog } from '../../platform/log.ts';
import { createOperatorsApp, type OperatorsDeps } from './operatorsPort.ts';
import { openQueueState, type JobCounts, type QueueState } from './queueState.ts';

const lines: Record<string, unknown>[] = [];
let server: TestServer;
let queue: QueueState;
let port: string;
const opened: Server[] = [];

beforeAll(async () => {
  queue = openQueueState((await testRedis()).url, createLog('test', 'silent'));
  const log = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  server = await testServer({ log });
  port = await open();
});
afterAll(async () => {
  for (const each of opened) each.close();
  queue.close();
  await server.close();
});

/** Redis counts the workers of all its databases, and other tests have some. */
const readQueue = async (): Promise<JobCounts> => ({ ...(await queue.read()), workers: 0 });

async function open(changes: Partial<OperatorsDeps> = {}): Promise<string> {
  const { db, version } = server.deps;
  // Another port's would be added to those of the first.
  const metrics = createMetrics();
  const app = createOperatorsApp({
    db,
    metrics,
    version,
    dataDir: tmpdir(),
    readQueue,
    ...changes,
  });
  const listening = createServer((request, response) => void app(request, response)).listen(0, '127.0.0.1');
  opened.push(listening);
  await once(listening, 'listening');
  return `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`;
}

test('a request is logged and measured by its operation, without path or text of the query', async () => {
  await server.query('{ viewer { email } }', {}, { as: 'paid' });
  await server.rest('/rest/search/latest/', { as: 'paid' });
  await fetch(`${server.origin}/rest/hotel/none/DRISKILL`);
  await expect.poll(() => lines.filter(({ msg }) => msg === 'Request').length).toBe(3);
  const [graphql, rest, refused] = lines.filter(({ msg }) => msg === 'Request');
  expect(graphql).toMatchObject({ operation: 'query viewer', status: 200 });
  expect(graphql?.['ms']).toBeTypeOf('number');
  expect(graphql?.['memberId']).toMatch(/^[\da-f-]{36}$/);
  expect(rest).toMatchObject({ operation: 'GET /rest/search/latest', status: 404 });
  expect(rest?.['memberId']).toBe(graphql?.['memberId']);
  expect(refused).toMatchObject({ memberId: null, operation: 'GET /rest/…', status: 404 });
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(lines.length);
  expect(JSON.stringify(lines)).not.toContain('DRISKILL');
});

test('health says what is wrong in sentences, metrics as numbers', async () => {
  const health = await fetch(`${port}/health`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    version: '1.2.3',
    problems: ['No worker takes jobs.'],
    isMigrated: true,
  });
  await server.db.query(
    `/* waits */ insert into outbox_mail (kind, recipient, created_at)
     values ('WELCOME', 'a@example.test', now() - interval '20 minutes')`,
  );
  expect(await (await fetch(`${port}/health`)).json()).toMatchObject({
    problems: ['No worker takes jobs.', 'An email has waited 20 minutes.'],
  });
  const metrics = await (await fetch(`${port}/metrics`)).text();
  expect(metrics).toContain('texas_database_up 1');
  expect(metrics).toContain('texas_redis_up 1');
  expect(metrics).toContain('texas_mails_waiting 1');
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m);
});

const gaugesOf = async (origin: string): Promise<string[]> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return [...text.matchAll(/^texas_\w+/gm)].map(([name]) => name);
};
const ofRedis = ['texas_redis_up', 'texas_workers', 'texas_jobs'];

test('without Redis there are no gauges of it, so that no alert takes them for 0', async () => {
  const gauges = await gaugesOf(await open({ readQueue: null }));
  expect(gauges).toContain('texas_database_up');
  expect(gauges.filter((name) => ofRedis.includes(name))).toEqual([]);
});

test('while Redis is away, its gauges do not tell the state of before', async () => {
  let isAway = false;
  const readOrFail = (): Promise<JobCounts> => (isAway ? Promise.reject(new Error('away')) : readQueue());
  const origin = await open({ readQueue: readOrFail });
  expect(await gaugesOf(origin)).toEqual(expect.arrayContaining(ofRedis));
  isAway = true;
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('texas_redis_up 0');
  expect(text).not.toMatch(/^texas_(workers|jobs)/m);
});

test('a disk that does not answer is not a full one', async () => {
  const gauges = await gaugesOf(await open({ dataDir: '/nowhere' }));
  expect(gauges).not.toContain('texas_disk_free_bytes');
});

test('a release that was undone has no age', async () => {
  await insertRelease(server.db, { product: 'hotel' });
  const aged = (await (await fetch(`${port}/metrics`)).text()).includes('texas_release_age_seconds{');
  await server.db.query('/* undo */ update release set undone_at = now()');
  const text = await (await fetch(`${port}/metrics`)).text();
  expect([aged, text.includes('texas_release_age_seconds{')]).toEqual([true, false]);
});

test('emails that were given up in the last day are a problem, and those to unknown recipients are not', async () => {
  await server.db.query(
    `/* ends */ insert into outbox_mail (kind, recipient, ended_at, outcome)
     select 'RECEIPT', 'a@example.test', now() - age, outcome from (values
       (interval '1 hour', 'FAILED'), ('2 hours', 'FAILED'), ('2 days', 'FAILED'), ('1 hour', 'REFUSED'),
       ('1 hour', 'SENT')) ended (age, outcome)`,
  );
  expect(await (await fetch(`${port}/health`)).json()).toMatchObject({
    problems: expect.arrayContaining(['2 emails were given up in the last 24 hours.']) as string[],
  });
  expect(await (await fetch(`${port}/metrics`)).text()).toContain('texas_mails_failed 2');
});

test('a scheduled backup that is long overdue is a problem', async () => {
  const health = async (): Promise<unknown> => (await fetch(`${port}/health`)).json();
  expect(await health()).toMatchObject({ data: { backupAgeSeconds: null } });
  await server.db.query(
    `/* switches on */ update schedule set is_on = true, changed_at = now() - interval '9 days' where name = 'backup'`,
  );
  expect(await health()).toMatchObject({
    problems: expect.arrayContaining(['The last backup is 9 days old.']) as string[],
  });
  await server.db.query(
    `/* backs up */ insert into source_run (kind, schedule, wished_by, state, finished_at)
     values ('backup', 'backup', 'schedule', 'done', now() - interval '1 hour')`,
  );
  expect(await health()).toMatchObject({
    problems: expect.not.arrayContaining([expect.stringContaining('backup')]) as string[],
  });
  expect(await (await fetch(`${port}/metrics`)).text()).toMatch(/^texas_backup_age_seconds 36\d\d$/m);
});
