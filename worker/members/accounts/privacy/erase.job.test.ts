import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addPerson,
  call,
  DONE,
  ownEmail,
  type Person,
} from '../../../../server/members/accounts/privacy/privacy.testing.ts';
import { createLog } from '../../../../server/platform/log.ts';
import { testDatabase, type TestDatabase } from '../../../../server/launch/test/database.ts';
import { testServer, type TestServer } from '../../../../server/launch/test/query.ts';
import { PASSWORD } from '../../../../server/launch/test/tokens.ts';
import { testSmtp, textOf, type TestSmtp } from '../../../test/smtp.ts';
import { eraseAccounts } from './erase.job.ts';
import { createMailer, type Mailer } from '../../../mail/mailer.ts';
import { sendMails } from '../../../mail/sendMails.ts';

const sender = {
  productName: 'Texas Receipts',
  operatorName: 'Lone Star Data LLC',
  supportEmail: 'help@example.test',
  publicUrl: 'https://texas.example.com',
};

let database: TestDatabase;
let server: TestServer;
let smtp: TestSmtp;
let mailer: Mailer;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database, supportEmail: sender.supportEmail });
  smtp = await testSmtp();
  dataDir = await mkdtemp(join(tmpdir(), 'erase-'));
  const from = 'no-reply@texas.example.com';
  mailer = createMailer({ smtpUrl: smtp.url, from, productName: sender.productName, dataDir });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => {
  smtp.taken.length = 0;
});

function send(): Promise<number> {
  return sendMails({ pool: database.pool, mailer, sender, log: createLog('test', 'silent') });
}

/** The latest email to an address. */
function mailTo(email: string): string {
  return smtp.taken.findLast(({ to }) => to.includes(email))?.raw ?? '';
}

async function confirm(email: string): Promise<object> {
  const token = /confirmemail\/token\/([\w-]{43})\n/.exec(textOf(mailTo(email)))?.[1] ?? '';
  return call(server, 'confirmEmail', { token });
}

async function wait(kind: string, recipient: string): Promise<void> {
  await database.pool.query('/* wait */ insert into outbox_mail (kind, recipient) values ($1, $2)', [
    kind,
    recipient,
  ]);
}

test('an unconfirmed address gets only requested mails and those about payments', async () => {
  const person = await addPerson(server, { isConfirmed: false });
  for (const kind of ['PASSWORD_CHANGED', 'WELCOME', 'RECEIPT']) await wait(kind, person.email);
  await call(server, 'requestEmailConfirmation', null, person.token);
  expect(await send()).toBe(2);
  const { rows } = await database.pool.query<{ kind: string }>(
    `/* held */ select kind from outbox_mail where recipient = $1 and outcome = 'UNCONFIRMED' order by kind`,
    [person.email],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['PASSWORD_CHANGED', 'WELCOME']);
  expect(textOf(mailTo(person.email))).toContain('within 24 hours');
  expect(await confirm(person.email)).toEqual(DONE);
  // The welcome follows.
  expect(await send()).toBe(1);
  expect(mailTo(person.email)).toContain('Subject: Welcome to Texas Receipts');
});

test('using a reset link also confirms the address', async () => {
  const person = await addPerson(server, { isConfirmed: false });
  await call(server, 'requestPasswordReset', { email: person.email });
  await send();
  const token = /passwordreset\/token\/([\w-]{43})\n/.exec(textOf(mailTo(person.email)))?.[1];
  expect(await call(server, 'resetPassword', { token, password: 'quite another one 7' })).toEqual(DONE);
  expect(await send()).toBe(1);
  expect(mailTo(person.email)).toContain('password was changed');
});

test('a new address must be confirmed, and the current one is notified twice', async () => {
  const person = await addPerson(server);
  await call(server, 'changeEmail', { email: 'moved@example.test', password: PASSWORD }, person.token);
  await send();
  const warning = textOf(mailTo(person.email));
  expect(warning).toContain('asked to change the address of your account to moved@example.test');
  expect(warning).toContain('https://texas.example.com/passwordrequest');
  expect(await confirm('moved@example.test')).toEqual(DONE);
  expect(await ownEmail(server, person)).toMatchObject({ email: 'moved@example.test', isConfirmed: true });
  await send();
  expect(textOf(mailTo(person.email))).toContain('now has the address moved@example.test');
});

/** Everything in the database except figures, as text. */
async function everything(): Promise<string> {
  const tables = [
    'member',
    'outbox_mail',
    'help_message',
    'client_error',
    'audit_log',
    'erasure',
    'mail_event',
  ];
  const parts = tables.map((table) => `(select jsonb_agg(t)::text from ${table} t)`);
  const { rows } = await database.pool.query<{ all: string }>(
    `/* everything */ select concat_ws(' ', ${parts.join(', ')}, (select jsonb_agg(t)::text from email_link t)) as all`,
  );
  return rows[0]?.all ?? '';
}

async function leaveTraces({ memberId, email, token }: Person): Promise<void> {
  const help = { text: 'Hello', answerTo: email, page: '/' };
  await call(server, 'sendHelpMessage', help, token);
  await call(server, 'sendHelpMessage', help);
  await call(server, 'reportClientError', { error: 'x', url: '/' }, token);
  await call(server, 'changeEmail', { email: 'wanted@example.test', password: PASSWORD }, token);
  await wait('PASSWORD_RESET', email);
  await server.query(
    'mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) { errors { code } } }',
    { input: { memberId: `member:${memberId}`, isFree: true } },
    { as: 'admin' },
  );
}

test('a deleted account leaves no trace of its address, even if the job is repeated or interrupted', async () => {
  const person = await addPerson(server);
  await leaveTraces(person);
  await send();
  expect(await call(server, 'deleteAccount', { password: PASSWORD }, person.token)).toEqual(DONE);
  // The last email is still queued: everything else is erased, and the erasure stays open.
  await eraseAccounts(database.pool);
  await eraseAccounts(database.pool);
  const open = () => database.pool.query('/* open */ select from erasure where ended_at is null');
  expect((await open()).rowCount).toBe(1);
  expect(await send()).toBe(1);
  expect(textOf(mailTo(person.email))).toContain('Your account is deleted.');
  // Another person now holds the address.
  const again = 'again@example.test';
  await database.pool.query('/* reuse */ update erasure set email = $1 where ended_at is null', [again]);
  await database.pool.query('/* last */ update outbox_mail set recipient = $1 where recipient = $2', [
    again,
    person.email,
  ]);
  await wait('RECEIPT', again);
  await eraseAccounts(database.pool);
  expect((await open()).rowCount).toBe(0);
  await eraseAccounts(database.pool);
  const left = await everything();
  for (const trace of [person.email, 'wanted@example.test']) expect(left).not.toContain(trace);
  expect(left).toContain(again);
  expect(left).toContain('SET_RIGHTS');
  await expect(
    database.pool.query(`/* tamper */ update audit_log set member_email = 'x@example.test'`),
  ).rejects.toThrow('only grows');
});
