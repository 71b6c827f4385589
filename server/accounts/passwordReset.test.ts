import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countSql } from '../test/countSql.ts';
import { PASSWORD, testServer, type TestServer } from '../test/query.ts';
import { hashPassword } from './password.ts';
import { useResetToken } from './passwordReset.ts';
import { hashOfResetToken, newResetToken } from './resetToken.rules.ts';
import { createThrottles } from './throttle.ts';
import { createLog } from '../log.ts';

const log = createLog('test', 'silent');
const anonymous = { as: 'anonymous' } as const;

let server: TestServer;
let memberId: string;
let signals = 0;
let throttles = createThrottles(null, log);
beforeAll(async () => {
  server = await testServer({
    mailWaits: () => (signals += 1),
    throttles: { take: (...tried) => throttles.take(...tried), close: () => undefined },
  });
  await server.token('paid');
  const rows = await server.db.query<{ id: string }[]>('/* member */ select id from member');
  memberId = rows[0]?.id ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  throttles = createThrottles(null, log);
  signals = 0;
  await server.db.query('/* noMails */ delete from outbox_mail');
  await server.db.query('/* setBack */ update member set password_hash = $1', [await hashPassword(PASSWORD)]);
});

/** A link's token that the worker has mailed, which ends in so many minutes. */
async function mailedToken(minutes = 30): Promise<string> {
  const token = newResetToken();
  await server.db.query(
    `/* mailed */ insert into password_reset_token (member_id, token_hash, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [memberId, hashOfResetToken(token), minutes],
  );
  return token;
}

interface Done {
  ok: boolean;
  errors: { field?: string | null; code: string; message?: string }[];
}

async function reset(token: string, password = 'another long password'): Promise<Done> {
  const { resetPassword } = await server.query<{ resetPassword: Done }>(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok errors { field code message } } }`,
    { input: { token, password } },
    anonymous,
  );
  return resetPassword;
}

async function isValid(token: string): Promise<boolean> {
  const answer = await server.query<{ isPasswordResetTokenValid: boolean }>(
    'query ($token: String!) { isPasswordResetTokenValid(token: $token) }',
    { token },
    anonymous,
  );
  return answer.isPasswordResetTokenValid;
}

async function canSignIn(password: string): Promise<boolean> {
  const { signIn } = await server.query<{ signIn: { token: string | null } }>(
    'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    { input: { email: 'paid@example.test', password } },
    anonymous,
  );
  return signIn.token !== null;
}

async function isLive(token: string): Promise<boolean> {
  return (await server.ask('{ viewer { id } }', {}, { token })).status === 200;
}

function mails(): Promise<{ kind: string; recipient: string }[]> {
  return server.db.query('/* mails */ select kind, recipient from outbox_mail order by created_at');
}

const REQUEST = `mutation ($email: String!) {
  requestPasswordReset(input: { email: $email }) { ok errors { field code message } }
}`;

describe('asking for a link', () => {
  test('answers, writes and does the same whether the address is known or not', async () => {
    const ask = (email: string): ReturnType<typeof countSql> =>
      countSql(() => server.query(REQUEST, { email }, anonymous));
    const known = await ask(' PAID@example.test ');
    const unknown = await ask('nobody@example.test');
    expect(known.result).toEqual({ requestPasswordReset: { ok: true, errors: [] } });
    expect(unknown.result).toEqual(known.result);
    expect(unknown.statements).toEqual(known.statements);
    expect(known.statements.join()).not.toContain('from member');
    expect(await mails()).toEqual([
      { kind: 'PASSWORD_RESET', recipient: 'paid@example.test' },
      { kind: 'PASSWORD_RESET', recipient: 'nobody@example.test' },
    ]);
    expect(signals).toBe(2);
  });

  test('needs an address', async () => {
    for (const email of ['', 'nonsense', 'a@b.test,c@d.test', 'a@b.test\nBcc: c@d.test']) {
      expect(await server.query(REQUEST, { email }, anonymous)).toEqual({
        requestPasswordReset: {
          ok: false,
          errors: [{ field: 'email', code: 'INVALID_EMAIL', message: 'Please enter a valid Email. ' }],
        },
      });
    }
    expect(await mails()).toEqual([]);
  });

  test('over REST is answered 200', async () => {
    const options = { method: 'POST', as: 'anonymous' } as const;
    const body = { email: 'paid@example.test' };
    expect(await server.rest('/rest/passwordreset', { ...options, body })).toMatchObject({
      status: 200,
      body: { result: true },
    });
    expect(await server.rest('/rest/passwordreset', { ...options, body: {} })).toMatchObject({ status: 400 });
  });
});

describe('a link', () => {
  test('sets the password, ends every session and every other link, and a notice waits', async () => {
    const [one, other] = [await server.freshToken('paid'), await server.freshToken('paid')];
    const [token, second] = [await mailedToken(), await mailedToken()];
    expect(await isValid(token)).toBe(true);
    expect(await reset(token)).toEqual({ ok: true, errors: [] });
    expect([await canSignIn('another long password'), await canSignIn(PASSWORD)]).toEqual([true, false]);
    expect([await isLive(one), await isLive(other)]).toEqual([false, false]);
    expect([await isValid(token), await isValid(second)]).toEqual([false, false]);
    expect(await mails()).toEqual([{ kind: 'PASSWORD_CHANGED', recipient: 'paid@example.test' }]);
    expect(signals).toBe(1);
  });

  test('lasts 30 minutes', async () => {
    const token = await mailedToken();
    await server.db.query(
      `/* late */ update password_reset_token set expires_at = now() where member_id = $1`,
      [memberId],
    );
    expect(await isValid(token)).toBe(false);
    expect(await reset(token)).toEqual({
      ok: false,
      errors: [
        {
          field: 'token',
          code: 'TOKEN_EXPIRED',
          message: 'Your token has expired. Please click here to request a new password reset link..',
        },
      ],
    });
    expect(await canSignIn(PASSWORD)).toBe(true);
  });

  test('is used once, by 100 at once', async () => {
    const token = await mailedToken();
    const passwordHash = await hashPassword('another long password');
    const used = await Promise.all(
      Array.from({ length: 100 }, () => useResetToken(server.db, token, passwordHash)),
    );
    expect(used.filter((id) => id === memberId)).toHaveLength(1);
    expect(used.filter((id) => id === null)).toHaveLength(99);
    expect(await mails()).toHaveLength(1);
  });

  test('and by 100 requests at once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => reset(token, `another long password ${String(i)}`)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ errors }) => errors.map(({ code }) => code)));
    expect([...codes].every((code) => ['TOKEN_EXPIRED', 'TOO_MANY_ATTEMPTS'].includes(code))).toBe(true);
    const winner = answers.findIndex(({ ok }) => ok);
    expect(await canSignIn(`another long password ${String(winner)}`)).toBe(true);
  });

  test('survives a password that cannot be chosen', async () => {
    const token = await mailedToken();
    expect(await reset(token, 'password1')).toMatchObject({
      ok: false,
      errors: [{ field: 'password', code: 'PASSWORD_TOO_COMMON' }],
    });
    expect(await isValid(token)).toBe(true);
  });

  test.each(['', 'x', 'x'.repeat(43), '\u0000'])('that was made up (%j) opens nothing', async (token) => {
    expect(await isValid(token)).toBe(false);
    expect(await reset(token)).toMatchObject({ ok: false, errors: [{ code: 'TOKEN_EXPIRED' }] });
  });

  test('over REST comes as the bearer token', async () => {
    const token = await mailedToken();
    const check = (): Promise<unknown> =>
      server.rest('/rest/passwordreset/check', { method: 'POST', token }).then(({ body }) => body);
    const update = (password: string): ReturnType<TestServer['rest']> =>
      server.rest('/rest/passwordreset/update', { method: 'POST', token, body: { password } });
    expect(await check()).toBe(true);
    expect(await update('short')).toMatchObject({
      status: 400,
      body: { error: { message: 'The password must have at least 8 characters.' } },
    });
    expect(await update('another long password')).toMatchObject({ status: 200, body: { result: true } });
    expect(await check()).toBe(false);
    expect(await update('another long password')).toMatchObject({ status: 200, body: false });
  });
});

describe('changing the password', () => {
  async function change(token: string, currentPassword: string, newPassword: string): Promise<Done> {
    const { changePassword } = await server.query<{ changePassword: Done }>(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok errors { field code } } }`,
      { input: { currentPassword, newPassword } },
      { token },
    );
    return changePassword;
  }

  test('keeps this session, ends the others and every link, and a notice waits', async () => {
    const [token, other] = [await server.freshToken('paid'), await server.freshToken('paid')];
    const link = await mailedToken();
    expect(await change(token, PASSWORD, 'another long password')).toEqual({ ok: true, errors: [] });
    expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
    expect(await canSignIn('another long password')).toBe(true);
    expect(await isValid(link)).toBe(false);
    expect(await mails()).toEqual([{ kind: 'PASSWORD_CHANGED', recipient: 'paid@example.test' }]);
  });

  test('needs the present password, however often it is tried, and a good new one', async () => {
    const token = await server.freshToken('paid');
    expect(await change(token, PASSWORD, 'short')).toMatchObject({
      errors: [{ field: 'newPassword', code: 'PASSWORD_TOO_SHORT' }],
    });
    for (let i = 0; i < 10; i += 1) {
      expect(await change(token, 'wrong', 'another long password')).toEqual({
        ok: false,
        errors: [{ field: 'currentPassword', code: 'INVALID_CREDENTIALS' }],
      });
    }
    expect(await change(token, PASSWORD, 'another long password')).toMatchObject({
      errors: [{ code: 'TOO_MANY_ATTEMPTS' }],
    });
    throttles = createThrottles(null, log);
    expect(await canSignIn(PASSWORD)).toBe(true);
    expect(await mails()).toEqual([]);
  });
});
