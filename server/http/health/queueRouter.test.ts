import { once } from 'node:events';
import { Queue, Worker } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type AskOptions, type TestServer } from '../../launch/test/query.ts';
import { testRedis } from '../../launch/test/redis.ts';
import { importQueue } from '../../market/releases/import.jobs.ts';
import { queueLink } from '../../market/releases/console/queueLink.ts';
import { readToken } from '../../members/accounts/sessions/token.ts';
import { createLog } from '../../platform/log.ts';
import { openQueueBoard, type QueueBoard } from './queueBoard.ts';

let server: TestServer;
let board: QueueBoard;
let redisUrl: string;
beforeAll(async () => {
  redisUrl = (await testRedis()).url;
  board = openQueueBoard(redisUrl, createLog('test', 'silent'));
  server = await testServer({ queueBoard: board });
});
afterAll(async () => {
  board.close();
  await server.close();
});

async function linkFor(options: AskOptions): Promise<string> {
  const { dataQueue } = await server.query<{ dataQueue: { boardLink: string } }>(
    '{ dataQueue { boardLink } }',
    {},
    options,
  );
  return dataQueue.boardLink;
}

async function sessionOf(token: string | null): Promise<string> {
  return (await readToken(server.sessionSecret, token ?? '')) ?? '';
}

/** Statuses of the page and of what it reads. */
async function statuses(link: string): Promise<number[]> {
  const paths = [link, `${link}api/queues`];
  return Promise.all(paths.map(async (path) => (await fetch(server.origin + path)).status));
}

test('an administrator sees the queues with the reason of a failed job, and can do nothing to them', async () => {
  const jobs = new Queue(importQueue, { connection: { url: redisUrl } });
  const worker = new Worker(importQueue, () => Promise.reject(new Error('No room on the disk.')), {
    connection: { url: redisUrl },
  });
  const failed = once(worker, 'failed');
  const { id = '' } = await jobs.add('import-release', {});
  await failed;
  const link = server.origin + (await linkFor({ as: 'admin' }));
  const page = await fetch(link);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const text = await page.text();
  expect(text).toContain(`<base href="${new URL(link).pathname}" />`);
  const script = /src="([^"]+\.js)"/.exec(text)?.[1] ?? '';
  expect((await fetch(new URL(script, link))).status).toBe(200);
  const shown = await fetch(`${link}api/queues?activeQueue=${importQueue}&status=failed`);
  expect(JSON.stringify(await shown.json())).toContain('No room on the disk.');
  const retry = `${link}api/queues/${importQueue}/${id}/retry`;
  expect((await fetch(retry, { method: 'PUT' })).status).toBe(405);
  expect(await jobs.getFailedCount()).toBe(1);
  await jobs.obliterate({ force: true });
  await Promise.all([worker.close(), jobs.close()]);
});

test('a member gets no link, and one of a member’s session opens nothing', async () => {
  const { errors } = await server.ask('{ dataQueue { boardLink } }', {}, { as: 'paid' });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const ofMember = queueLink(server.sessionSecret, await sessionOf(await server.token('paid')));
  expect(await statuses(ofMember)).toEqual([403, 403]);
});

test('a link that was changed or made with another secret is none', async () => {
  const link = await linkFor({ as: 'admin' });
  const [, sessionId = '', until = '', signature = ''] = /([^/.]+)\.(\d+)\.([^/]+)\/$/.exec(link) ?? [];
  const member = await sessionOf(await server.token('paid'));
  for (const changed of [
    link.replace(until, String(Number(until) + 600)),
    link.replace(sessionId, member),
    link.replace(
      signature,
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
    link.replace(`.${signature}`, ''),
    queueLink('another secret', sessionId),
  ]) {
    expect(changed).not.toBe(link);
    expect(await statuses(changed)).toEqual([404, 404]);
  }
});

test('a link ends after 20 minutes at the latest', async () => {
  const session = await sessionOf(await server.token('admin'));
  const minutesAgo = (minutes: number): string =>
    queueLink(server.sessionSecret, session, Date.now() - minutes * 60_000);
  expect(await statuses(minutesAgo(0))).toEqual([200, 200]);
  expect(await statuses(minutesAgo(9))).toEqual([200, 200]);
  expect(await statuses(minutesAgo(21))).toEqual([403, 403]);
  const { body } = await server.rest(minutesAgo(21), { as: 'anonymous' });
  expect(body).toMatchObject({ error: { message: expect.stringContaining('expired') as string } });
});

test('a link ends with the session, and with the rights of its administrator', async () => {
  const token = await server.freshToken('admin');
  const link = await linkFor({ token });
  expect(await statuses(link)).toEqual([200, 200]);
  await server.db.query(`/* demote */ update member set is_admin = false where email = 'admin@example.test'`);
  expect(await statuses(link)).toEqual([403, 403]);
  await server.db.query(`/* promote */ update member set is_admin = true where email = 'admin@example.test'`);
  await server.db.query('/* sign out */ update session set ended_at = now() where id = $1', [
    await sessionOf(token),
  ]);
  expect(await statuses(link)).toEqual([403, 403]);
});

test('without Redis there is no link, and nothing at its path', async () => {
  const without = await testServer();
  const { dataQueue } = await without.query<{ dataQueue: { boardLink: null } }>(
    '{ dataQueue { boardLink } }',
    {},
    { as: 'admin' },
  );
  expect(dataQueue).toEqual({ boardLink: null });
  const session = (await readToken(without.sessionSecret, (await without.token('admin')) ?? '')) ?? '';
  expect((await fetch(without.origin + queueLink(without.sessionSecret, session))).status).toBe(404);
  await without.close();
});
