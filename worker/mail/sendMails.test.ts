import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../../server/platform/database.ts';
import { createLog } from '../../server/platform/log.ts';
import { insertRow } from '../../server/launch/test/insert.ts';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { PASSWORD } from '../../server/launch/test/tokens.ts';
import {
  anonymous,
  resetRequestsOf,
  type ResetRequests,
} from '../../server/members/accounts/passwordReset/resets.testing.ts';
import { readableLog } from '../../server/launch/test/readableLog.ts';
import { smtpError, testSmtp, textOf, type TestSmtp } from '../test/smtp.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendMails, type MailDeps } from './sendMails.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: 'Lone Star Data LLC',
  supportEmail: 'help@example.test',
  publicUrl: 'https://texas.example.com',
};
const from = 'no-reply@texas.example.com';

let server: TestServer;
let resets: ResetRequests;
let pool: Pool;
let smtp: TestSmtp;
let mailer: Mailer;
let dataDir: string;
beforeAll(async () => {
  server = await testServer({ supportEmail: sender.supportEmail });
  await server.token('paid');
  resets = resetRequestsOf(server);
  pool = createPool(server.databaseUrl, { poolSize: 4 });
  smtp = await testSmtp();
  dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  mailer = createMailer({ smtpUrl: smtp.url, from, productName: sender.productName, dataDir });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
  await pool.end();
  await server.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  smtp.taken.length = 0;
  smtp.refuse.sender = smtp.refuse.recipient = smtp.refuse.mail = null;
  await pool.query('/* empty */ delete from outbox_mail');
});

function send(changes: Partial<MailDeps> = {}): Promise<number> {
  return sendMails({ pool, mailer, sender, log: createLog('test', 'silent'), ...changes });
}

const REQUEST = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok } }';
const HELP = `mutation { sendHelpMessage(input: {
  text: "Where is <my> hotel?", answerTo: "bo@example.test", page: "/stt/search", requestId: "r-1"
}) { ok } }`;
async function request(email: string): Promise<unknown> {
  return server.query(REQUEST, { email }, anonymous);
}

/** Queues an email without a request, because requests per address are limited. */
async function wait(email: string): Promise<void> {
  const statement = `/* wait */ insert into outbox_mail (kind, recipient) values ('PASSWORD_RESET', $1)`;
  await pool.query(statement, [email]);
}

/** Waits are rounded up to tens of seconds, because some of them has passed. */
async function outbox(): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `/* outbox */ select outcome, attempts, ceil(extract(epoch from next_attempt_at - now()) / 10)::int * 10 as wait
     from outbox_mail order by created_at`,
  );
  return rows;
}

function tokenIn(raw: string): string {
  return /https:\/\/texas\.example\.com\/passwordreset\/token\/([\w-]{43})\n/.exec(textOf(raw))?.[1] ?? '';
}

test('a reset goes through the mail server: the link sets a new password once, and a notice follows', async () => {
  expect(await request(' Paid@Example.test')).toEqual({ requestPasswordReset: { ok: true } });
  expect(await send()).toBe(1);
  const [mail] = smtp.taken;
  expect(mail).toMatchObject({ from, to: ['paid@example.test'] });
  expect(mail?.raw).toContain('Subject: Reset your Texas Receipts password');
  expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(textOf(mail?.raw ?? '')).toContain('Howdy, paid!');
  expect(textOf(mail?.raw ?? '')).toContain('within 30 minutes');

  const token = tokenIn(mail?.raw ?? '');
  expect(await resets.reset(token)).toEqual({ ok: true, errors: [] });
  expect(await resets.reset(token)).toMatchObject({ ok: false, errors: [{ code: 'TOKEN_EXPIRED' }] });
  const noted = await pool.query(
    `/* noted */ select details from security_event where kind = 'KEYS_CHANGED'`,
  );
  expect(noted.rows).toEqual([{ details: 'password set by a mailed link' }]);
  expect([await resets.canSignIn(PASSWORD), await resets.canSignIn('another long password')]).toEqual([
    false,
    true,
  ]);

  expect(await send()).toBe(1);
  const notice = smtp.taken[1];
  expect(notice?.to).toEqual(['paid@example.test']);
  expect(notice?.raw).toContain('Subject: Your Texas Receipts password was changed');
  expect(textOf(notice?.raw ?? '')).toContain('https://texas.example.com/passwordrequest');
  expect(await send()).toBe(0);
});

test('a message of Help and Support reaches the operator, whose reply goes to its author', async () => {
  await server.query(HELP, {}, anonymous);
  expect(await send()).toBe(1);
  const [mail] = smtp.taken;
  expect(mail?.to).toEqual(['help@example.test']);
  expect(mail?.raw).toContain('Reply-To: bo@example.test');
  const said = textOf(mail?.raw ?? '');
  expect(mail?.raw).toContain('Where is &lt;my&gt; hotel?');
  for (const part of ['Where is <my> hotel?', '/stt/search', 'r-1', '/stt/admin'])
    expect(said).toContain(part);
});

test('the database contains no usable link', async () => {
  await request('paid@example.test');
  await send();
  const token = tokenIn(smtp.taken[0]?.raw ?? '');
  expect(token).toHaveLength(43);
  const { rows } = await pool.query<{ everything: string }>(
    `/* everything */ select (select jsonb_agg(t) from password_reset_token t)::text
       || (select jsonb_agg(m) from outbox_mail m)::text as everything`,
  );
  expect(rows[0]?.everything).not.toContain(token);
  expect(rows[0]?.everything).not.toContain(Buffer.from(token).toString('hex'));
});

test('an address without an account gets nothing', async () => {
  await request('nobody@example.test');
  expect(await send()).toBe(0);
  expect(smtp.taken).toEqual([]);
  expect(await outbox()).toMatchObject([{ outcome: 'NOBODY' }]);
});

test('an unlikely name is left out of the greeting', async () => {
  await insertRow(server.db, 'member', {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'html@example.test',
    first_name: '<img src=x onerror=1>',
    last_name: 'X',
    password_hash: 'x',
    is_admin: false,
    is_free: false,
    created_at: new Date(),
  });
  await request('html@example.test');
  await send();
  expect(smtp.taken[0]?.raw).toContain('Howdy!');
  expect(smtp.taken[0]?.raw).not.toContain('img');
});

describe('a mail server that', () => {
  test('fails is retried at growing intervals, with a link that is valid then', async () => {
    smtp.refuse.mail = smtpError(451);
    await wait('paid@example.test');
    const links = async (): Promise<object[]> =>
      (await pool.query<object>('/* links */ select count(*) from password_reset_token')).rows;
    const before = await links();
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([{ outcome: null, attempts: 1, wait: 10 }]);
    // No email went out, so no link is stored.
    expect(await links()).toEqual(before);
    expect(await send()).toBe(0);
    await pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    await send();
    expect(await outbox()).toMatchObject([{ outcome: null, attempts: 2, wait: 20 }]);
    smtp.refuse.mail = null;
    await pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    expect(await send()).toBe(1);
    const token = tokenIn(smtp.taken[0]?.raw ?? '');
    expect(await resets.isValid(token)).toBe(true);
  });

  test('cannot be reached loses nothing', async () => {
    await wait('paid@example.test');
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, productName: 'X', dataDir });
    expect(await send({ mailer: nowhere })).toBe(0);
    expect(await outbox()).toMatchObject([{ outcome: null, attempts: 1 }]);
  });

  test.each([
    [550, '5.1.1 No such user'],
    [550, 'No such user here'],
    [550, '5.1.10 Recipient address has null MX'],
    [553, 'sorry, this mailbox does not exist (#5.1.1)'],
  ])('does not know the recipient is not retried: %i %s', async (code, text) => {
    smtp.refuse.recipient = smtpError(code, text);
    await wait('paid@example.test');
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([{ outcome: 'REFUSED', attempts: 1 }]);
  });

  test.each([
    ['sender', 530, '5.7.0 Authentication required'],
    ['sender', 550, '5.7.1 Sender domain is not verified'],
    ['sender', 553, 'Sender address rejected'],
    ['recipient', 554, '5.7.1 Relay access denied'],
    ['recipient', 550, '5.7.1 Unable to relay'],
    ['recipient', 550, 'relay not permitted'],
    ['recipient', 553, 'sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)'],
    ['recipient', 550, '5.1.8 Sender address rejected: Domain not found'],
    ['mail', 554, '5.7.1 Content refused'],
  ] as const)('refuses the %s for its own reasons is tried again: %i %s', async (part, code, text) => {
    smtp.refuse[part] = smtpError(code, text);
    await wait('paid@example.test');
    expect(await send()).toBe(0);
    expect(await outbox()).toMatchObject([{ outcome: null, attempts: 1, wait: 10 }]);
    smtp.refuse[part] = null;
    await pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    expect(await send()).toBe(1);
  });

  test('never accepts a mail is given up in the end', async () => {
    smtp.refuse.mail = smtpError(451);
    await wait('paid@example.test');
    await pool.query('/* tried */ update outbox_mail set attempts = 19');
    await send();
    expect(await outbox()).toMatchObject([{ outcome: 'FAILED', attempts: 20 }]);
  });
});

test('several workers send each mail once', async () => {
  await pool.query(
    `/* many */ insert into outbox_mail (kind, recipient)
     select 'PASSWORD_CHANGED', 'paid@example.test' from generate_series(1, 12)`,
  );
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(smtp.taken).toHaveLength(12);
});

describe('without a mail server', () => {
  const { log, lines } = readableLog<{ mailId?: string }>('info');

  test('mails are files for their owner only, and the log says which, but no link', async () => {
    const files = createMailer({ smtpUrl: null, from, productName: sender.productName, dataDir });
    await wait('paid@example.test');
    expect(await send({ mailer: files, log })).toBe(1);
    const [name, ...more] = await readdir(join(dataDir, 'mail'));
    expect([more, name]).toEqual([[], expect.stringMatching(/\.eml$/)]);
    const file = join(dataDir, 'mail', name ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const token = tokenIn(await readFile(file, 'utf8'));
    expect(token).toHaveLength(43);
    expect(lines.map(({ mailId }) => name?.endsWith(`-${mailId ?? ''}.eml`))).toEqual([true]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  test('with a mail server, no link is logged', async () => {
    lines.length = 0;
    await wait('paid@example.test');
    smtp.refuse.mail = smtpError(451);
    await send({ log });
    smtp.refuse.mail = null;
    await pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    await send({ log });
    expect(smtp.taken).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('/token/');
  });
});
