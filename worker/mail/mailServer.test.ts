import { describe, expect, test } from 'vitest';
import { smtpError } from '../test/smtp.ts';
import { tokenIn, useMails } from './sendMails.testing.ts';

const mails = useMails();

describe('a mail server that', () => {
  test('fails is retried at growing intervals, with a link that is valid then', async () => {
    mails.smtp.refuse.mail = smtpError(451);
    await mails.wait('paid@example.test');
    const links = async (): Promise<object[]> =>
      (await mails.pool.query<object>('/* links */ select count(*) from password_reset_token')).rows;
    const before = await links();
    expect(await mails.send()).toBe(0);
    expect(await mails.outbox()).toMatchObject([{ outcome: null, attempts: 1, wait: 10 }]);
    // No email went out, so no link is stored.
    expect(await links()).toEqual(before);
    expect(await mails.send()).toBe(0);
    await mails.pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    await mails.send();
    expect(await mails.outbox()).toMatchObject([{ outcome: null, attempts: 2, wait: 20 }]);
    mails.smtp.refuse.mail = null;
    await mails.pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    expect(await mails.send()).toBe(1);
    const token = tokenIn(mails.smtp.taken[0]?.raw ?? '');
    expect(await mails.resets.isValid(token)).toBe(true);
  });

  test('cannot be reached loses nothing', async () => {
    await mails.wait('paid@example.test');
    const nowhere = mails.mailerBy('smtp://127.0.0.1:1');
    expect(await mails.send({ mailer: nowhere })).toBe(0);
    expect(await mails.outbox()).toMatchObject([{ outcome: null, attempts: 1 }]);
  });

  test.each([
    [550, '5.1.1 No such user'],
    [550, 'No such user here'],
    [550, '5.1.10 Recipient address has null MX'],
    [553, 'sorry, this mailbox does not exist (#5.1.1)'],
  ])('does not know the recipient is not retried: %i %s', async (code, text) => {
    mails.smtp.refuse.recipient = smtpError(code, text);
    await mails.wait('paid@example.test');
    expect(await mails.send()).toBe(0);
    expect(await mails.outbox()).toMatchObject([{ outcome: 'REFUSED', attempts: 1 }]);
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
    mails.smtp.refuse[part] = smtpError(code, text);
    await mails.wait('paid@example.test');
    expect(await mails.send()).toBe(0);
    expect(await mails.outbox()).toMatchObject([{ outcome: null, attempts: 1, wait: 10 }]);
    mails.smtp.refuse[part] = null;
    await mails.pool.query('/* due */ update outbox_mail set next_attempt_at = now()');
    expect(await mails.send()).toBe(1);
  });

  test('never accepts a mail is given up in the end', async () => {
    mails.smtp.refuse.mail = smtpError(451);
    await mails.wait('paid@example.test');
    await mails.pool.query('/* tried */ update outbox_mail set attempts = 19');
    await mails.send();
    expect(await mails.outbox()).toMatchObject([{ outcome: 'FAILED', attempts: 20 }]);
  });
});
