import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeExpiredJob } from '../../../../server/members/accounts/privacy/privacy.jobs.ts';
import { createLog } from '../../../../server/platform/log.ts';
import { createQueueConnection } from '../../../../server/platform/queue.ts';
import { importQueue } from '../../../../server/market/releases/import.jobs.ts';
import { testDatabase, type TestDatabase } from '../../../../server/launch/test/database.ts';
import { testRedis } from '../../../../server/launch/test/redis.ts';
import { startWorker } from '../../../startWorker.ts';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'expired-'));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Creates a file that was last written this many days ago. */
function leave(folder: string, name: string, days: number): void {
  mkdirSync(join(dataDir, folder), { recursive: true });
  const path = join(dataDir, folder, name);
  writeFileSync(path, '');
  const at = Date.now() / 1000 - days * 86_400;
  utimesSync(path, at, at);
}

/** Adds expired and current data of a member's account. */
async function addAccountData(): Promise<void> {
  await database.pool.query(`/* account */
    insert into member (id, email, first_name, last_name, password_hash)
    values ('11111111-1111-4111-8111-111111111111', 'ann@example.test', 'Ann', 'X', 'x')`);
  await database.pool.query(`/* oldAndNew */
    insert into session (member_id, last_seen_at, ended_at, user_agent)
    select id, now() - age, case when is_ended then now() - age end, age::text
    from member, (values (interval '1 day', true), ('80 days', false), ('91 days', true), ('92 days', false))
      as s (age, is_ended)`);
  await database.pool.query(`/* links */
    insert into password_reset_token (member_id, token_hash, created_at, expires_at)
    select id, sha256(age::bytea), now() - age::interval, now() from member, (values ('6 days'), ('8 days')) as t (age)`);
  await database.pool.query(`/* challenges */
    insert into second_step_challenge (token_hash, purpose, name, expires_at)
    values ('new', 'PASSKEY_SIGN_IN', 'new', now()), ('old', 'PASSKEY_SIGN_IN', 'old', now() - interval '2 days')`);
  await database.pool.query(`/* mails */
    insert into outbox_mail (kind, recipient, created_at, ended_at, outcome)
    values ('PASSWORD_CHANGED', 'sent lately', now(), now() - interval '6 days', 'SENT'),
      ('PASSWORD_CHANGED', 'sent long ago', now(), now() - interval '8 days', 'SENT'),
      ('PASSWORD_CHANGED', 'waits', now() - interval '1 year', null, null)`);
  await database.pool.query(`/* reports */
    insert into client_error (error, url, created_at)
    values ('new', '/', now()), ('old', '/', now() - interval '91 days')`);
}

/** Adds expired and current messages, payments and logs. */
async function addRecords(): Promise<void> {
  await database.pool.query(`/* messages */
    insert into help_message (answer_to, text, page, at)
    values ('a@example.test', 'new', '/', now() - interval '364 days'), ('a@example.test', 'old', '/', now() - interval '366 days')`);
  await database.pool.query(`/* invoices */
    insert into invoice (id, member_id, source, created_at, amount_due_cents, amount_paid_cents, status)
    select v.id, m.id, 'test', now() - v.age, 1, 1, 'paid' from
      (values ('a member’s', interval '8 years', true), ('nobody’s', '6 years', false), ('nobody’s, old', '8 years', false))
        as v (id, age, is_known)
      left join member m on v.is_known`);
  await database.pool.query(`/* events */
    insert into stripe_event (id, type, source, created_at, received_at)
    values ('evt_new', 'invoice.paid', 'test', now(), now()),
      ('evt_old', 'invoice.paid', 'test', now(), now() - interval '91 days')`);

  await database.pool.query(`/* security */
    insert into security_event (kind, address, details, at)
    values ('SIGNED_IN', '::1', 'new', now()), ('SIGNED_IN', '::1', 'old', now() - interval '91 days')`);
}

async function left(): Promise<unknown> {
  const { rows } = await database.pool.query(`/* left */
      select (select array_agg(user_agent order by user_agent) from session) as sessions,
        (select count(*) from password_reset_token) as links,
        (select array_agg(recipient order by recipient) from outbox_mail) as mails,
        (select array_agg(name) from second_step_challenge) as challenges,
        (select array_agg(error) from client_error) as reports,
        (select array_agg(text) from help_message) as messages,
        (select array_agg(id order by id) from invoice) as invoices,
        (select array_agg(id) from stripe_event) as events,
        (select array_agg(details) from security_event) as security`);
  return rows[0];
}

test('removes expired data, and nothing else', async () => {
  await addAccountData();
  await addRecords();
  leave('mail', 'new.eml', 6);
  leave('mail', 'old.eml', 8);
  leave('logs', 'server.log', 31);
  leave('logs', 'server.1.log', 29);
  leave('logs', 'server.2.log', 31);

  const { url: redisUrl } = await testRedis();
  const log = createLog('test', 'silent');
  const worker = await startWorker({ pool: database.pool, redisUrl, dataDir, log });
  const connection = createQueueConnection(redisUrl, () => undefined);
  const queue = new Queue(importQueue, { connection });
  await queue.add(removeExpiredJob.name, {});
  await expect.poll(left).toEqual({
    sessions: ['1 day', '80 days'],
    links: 1,
    mails: ['sent lately', 'waits'],
    challenges: ['new'],
    reports: ['new'],
    messages: ['new'],
    invoices: ['a member’s', 'nobody’s'],
    events: ['evt_new'],
    security: ['new'],
  });
  const files = (): string[] => ['mail', 'logs'].flatMap((each) => readdirSync(join(dataDir, each)).sort());
  await expect.poll(files).toEqual(['new.eml', 'server.1.log', 'server.log']);
  await queue.close();
  connection.disconnect();
  await worker.stop();
});
