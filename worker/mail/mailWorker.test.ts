import { EventEmitter, once } from 'node:events';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailQueue, sendMailsJob } from '../../server/members/accounts/mails/mail.jobs.ts';
import { createPool } from '../../server/platform/database.ts';
import { createLog } from '../../server/platform/log.ts';
import { createQueueConnection } from '../../server/platform/queue.ts';
import { testDatabase, type TestDatabase } from '../../server/launch/test/database.ts';
import { insertRow } from '../../server/launch/test/insert.ts';
import { testRedis } from '../../server/launch/test/redis.ts';
import type { Mailer } from './mailer.ts';
import type { RunningLooks } from '../platform/lookAgain.ts';
import { startMailWorker } from './mailWorker.ts';

const log = createLog('test', 'silent');
const sessionSecret = 'x'.repeat(32);
const NEVER_MS = 3_600_000;
const sender = { productName: 'T', operatorName: 'O', publicUrl: 'http://localhost', supportEmail: null };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await insertRow(database.dataSource, 'member', {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'ann@example.test',
    first_name: 'Ann',
    last_name: 'X',
    password_hash: 'x',
    is_admin: false,
    email_confirmed_at: new Date(),
    is_free: false,
    created_at: new Date(),
  });
});
afterAll(() => database.close());

/** Starts a worker that counts the emails it has handed over. */
function start(redisUrl: string | null, lookEveryMs: number): { worker: RunningLooks; sent: () => number } {
  let sent = 0;
  const mailer: Mailer = {
    isStandIn: false,
    send: () => {
      sent += 1;
      return Promise.resolve();
    },
    close: () => undefined,
  };
  const deps = { pool: database.pool, mailer, sender, log, sessionSecret };
  return { worker: startMailWorker(deps, redisUrl, lookEveryMs), sent: () => sent };
}

async function wait(): Promise<void> {
  await database.pool.query(
    `/* wait */ insert into outbox_mail (kind, recipient) values ('PASSWORD_CHANGED', 'ann@example.test')`,
  );
}

async function waiting(): Promise<unknown> {
  const statement = '/* waiting */ select count(*) from outbox_mail where ended_at is null';
  return (await database.pool.query<{ count: number }>(statement)).rows[0]?.count;
}

test('a mail goes out as soon as a job signals it', async () => {
  const { url } = await testRedis();
  const { worker, sent } = start(url, NEVER_MS);
  const connection = createQueueConnection(url, () => undefined);
  const queue = new Queue(mailQueue, { connection });
  await wait();
  await queue.add(sendMailsJob.name, {});
  await expect.poll(sent).toBe(1);
  await queue.close();
  connection.disconnect();
  await worker.stop();
});

test.each([
  ['without Redis', null],
  ['with a Redis that is away', 'redis://127.0.0.1:1'],
])('%s a mail goes out at the next regular check', async (_, redisUrl) => {
  const { worker, sent } = start(redisUrl, 50);
  await wait();
  await expect.poll(sent).toBe(1);
  await worker.stop();
});

test('stopping ends the mail that is under way; the others stay due', async () => {
  const held = new EventEmitter();
  const released = once(held, 'release');
  let begun = 0;
  const mailer: Mailer = {
    isStandIn: false,
    send: async () => {
      begun += 1;
      await released;
    },
    close: () => undefined,
  };
  for (let mail = 0; mail < 3; mail += 1) await wait();
  const deps = { pool: database.pool, mailer, sender, log, sessionSecret };
  const worker = startMailWorker(deps, null, 50);
  await expect.poll(() => begun).toBe(1);
  const stopped = worker.stop();
  held.emit('release');
  await stopped;
  expect([begun, await waiting()]).toEqual([1, 2]);
  await database.pool.query('/* empty */ delete from outbox_mail');
});

test('after a connection is lost in the middle of a mail, the next check sends it', async () => {
  const pool = createPool(database.url, { poolSize: 1, applicationName: 'lost' });
  let tries = 0;
  const mailer: Mailer = {
    isStandIn: false,
    send: async () => {
      tries += 1;
      if (tries > 1) return;
      await database.pool.query(
        `/* lose */ select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'lost'`,
      );
    },
    close: () => undefined,
  };
  await wait();
  const worker = startMailWorker({ pool, mailer, sender, log, sessionSecret }, null, 50);
  await expect.poll(waiting).toBe(0);
  expect(tries).toBe(2);
  await worker.stop();
  await pool.end();
});
