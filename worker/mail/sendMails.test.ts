import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { insertRow } from '../../server/launch/test/insert.ts';
import { readableLog } from '../../server/launch/test/readableLog.ts';
import { PASSWORD } from '../../server/launch/test/tokens.ts';
import { anonymous } from '../../server/members/accounts/passwordReset/resets.testing.ts';
import { smtpError, textOf } from '../test/smtp.ts';
import { from, tokenIn, useMails } from './sendMails.testing.ts';

const mails = useMails();

const REQUEST = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok } }';
const HELP = `mutation { sendHelpMessage(input: {
  text: "Where is <my> hotel?", answerTo: "bo@example.test", page: "/stt/search", requestId: "r-1"
}) { ok } }`;
async function request(email: string): Promise<unknown> {
  return mails.server.query(REQUEST, { email }, anonymous);
}

test('a reset goes through the mail server: the link sets a new password once, and a notice follows', async () => {
  expect(await request(' Paid@Example.test')).toEqual({ requestPasswordReset: { ok: true } });
  expect(await mails.send()).toBe(1);
  const [mail] = mails.smtp.taken;
  expect(mail).toMatchObject({ from, to: ['paid@example.test'] });
  expect(mail?.raw).toContain('Subject: Reset your Texas Receipts password');
  expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(textOf(mail?.raw ?? '')).toContain('Howdy, paid!');
  expect(textOf(mail?.raw ?? '')).toContain('within 30 minutes');

  const token = tokenIn(mail?.raw ?? '');
  expect(await mails.resets.reset(token)).toEqual({ ok: true, errors: [] });
  expect(await mails.resets.reset(token)).toMatchObject({ ok: false, errors: [{ code: 'TOKEN_EXPIRED' }] });
  const noted = await mails.pool.query(
    `/* noted */ select details from security_event where kind = 'KEYS_CHANGED'`,
  );
  expect(noted.rows).toEqual([{ details: 'password set by a mailed link' }]);
  expect([
    await mails.resets.canSignIn(PASSWORD),
    await mails.resets.canSignIn('another long password'),
  ]).toEqual([false, true]);

  expect(await mails.send()).toBe(1);
  const notice = mails.smtp.taken[1];
  expect(notice?.to).toEqual(['paid@example.test']);
  expect(notice?.raw).toContain('Subject: Your Texas Receipts password was changed');
  expect(textOf(notice?.raw ?? '')).toContain('https://texas.example.com/passwordrequest');
  expect(await mails.send()).toBe(0);
});

test('a message of Help and Support reaches the operator, whose reply goes to its author', async () => {
  await mails.server.query(HELP, {}, anonymous);
  expect(await mails.send()).toBe(1);
  const [mail] = mails.smtp.taken;
  expect(mail?.to).toEqual(['help@example.test']);
  expect(mail?.raw).toContain('Reply-To: bo@example.test');
  const said = textOf(mail?.raw ?? '');
  expect(mail?.raw).toContain('Where is &lt;my&gt; hotel?');
  for (const part of ['Where is <my> hotel?', '/stt/search', 'r-1', '/stt/admin'])
    expect(said).toContain(part);
});

test('the database contains no usable link', async () => {
  await request('paid@example.test');
  await mails.send();
  const token = tokenIn(mails.smtp.taken[0]?.raw ?? '');
  expect(token).toHaveLength(43);
  const { rows } = await mails.pool.query<{ everything: string }>(
    `/* everything */ select (select jsonb_agg(t) from password_reset_token t)::text
       || (select jsonb_agg(m) from outbox_mail m)::text as everything`,
  );
  expect(rows[0]?.everything).not.toContain(token);
  expect(rows[0]?.everything).not.toContain(Buffer.from(token).toString('hex'));
});

test('an address without an account gets nothing', async () => {
  await request('nobody@example.test');
  expect(await mails.send()).toBe(0);
  expect(mails.smtp.taken).toEqual([]);
  expect(await mails.outbox()).toMatchObject([{ outcome: 'NOBODY' }]);
});

test('an unlikely name is left out of the greeting', async () => {
  await insertRow(mails.server.db, 'member', {
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
  await mails.send();
  expect(mails.smtp.taken[0]?.raw).toContain('Howdy!');
  expect(mails.smtp.taken[0]?.raw).not.toContain('img');
});

test('several workers send each mail once', async () => {
  await mails.pool.query(
    `/* many */ insert into outbox_mail (kind, recipient)
     select 'PASSWORD_CHANGED', 'paid@example.test' from generate_series(1, 12)`,
  );
  const sent = await Promise.all([mails.send(), mails.send(), mails.send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(mails.smtp.taken).toHaveLength(12);
});

describe('without a mail server', () => {
  const { log, lines } = readableLog<{ mailId?: string }>('info');

  test('mails are files for their owner only, and the log says which, but no link', async () => {
    const files = mails.mailerBy(null);
    await mails.wait('paid@example.test');
    expect(await mails.send({ mailer: files, log })).toBe(1);
    const [name, ...more] = await readdir(join(mails.dataDir, 'mail'));
    expect([more, name]).toEqual([[], expect.stringMatching(/\.eml$/)]);
    const file = join(mails.dataDir, 'mail', name ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const token = tokenIn(await readFile(file, 'utf8'));
    expect(token).toHaveLength(43);
    expect(lines.map(({ mailId }) => name?.endsWith(`-${mailId ?? ''}.eml`))).toEqual([true]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  test('with a mail server, no link is logged', async () => {
    lines.length = 0;
    await mails.wait('paid@example.test');
    mails.smtp.refuse.mail = smtpError(451);
    await mails.send({ log });
    mails.smtp.refuse.mail = null;
    await mails.pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    await mails.send({ log });
    expect(mails.smtp.taken).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('/token/');
  });
});
