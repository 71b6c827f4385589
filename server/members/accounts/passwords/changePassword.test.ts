import type { QueryRunner } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { waitingSessions } from '../../../launch/test/waitingSessions.ts';
import { hashPassword } from './password.ts';
import { endResetTokens } from '../passwordReset/passwordReset.sql.ts';
import { resetBench, type Done, type ResetBench } from '../passwordReset/resets.testing.ts';

let bench: ResetBench;
let server: TestServer;
beforeAll(async () => {
  bench = await resetBench();
  ({ server } = bench);
});
afterAll(() => server.close());
beforeEach(() => bench.setBack());

/** Runs `work` while another request is replacing the password, then lets that request finish. */
async function whileReplaced<T>(
  work: () => Promise<T>,
  replace: (db: QueryRunner) => Promise<unknown>,
): Promise<T> {
  const other = server.db.createQueryRunner();
  await other.startTransaction();
  try {
    await other.query('/* replace */ update member set password_hash = $1', [
      await hashPassword('a new one, and long'),
    ]);
    const working = work();
    await expect.poll(() => server.db.query<unknown[]>(waitingSessions)).not.toHaveLength(0);
    await replace(other);
    await other.commitTransaction();
    return await working;
  } finally {
    await other.release();
  }
}

test('a concurrent sign-in with the old password gets no session', async () => {
  expect(
    await whileReplaced(
      () => bench.canSignIn(PASSWORD),
      () => Promise.resolve(),
    ),
  ).toBe(false);
});

test('a link used while the password changes is invalid, and neither request fails', async () => {
  const link = await bench.mailedToken();
  const answer = await whileReplaced(
    () => bench.reset(link),
    (db) => db.query(endResetTokens, [bench.memberId]),
  );
  expect(answer).toMatchObject({ ok: false, errors: [{ code: 'TOKEN_EXPIRED' }] });
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

  test('keeps this session, ends the others and every link, and queues a notice', async () => {
    const [token, other] = [await server.freshToken('paid'), await server.freshToken('paid')];
    const link = await bench.mailedToken();
    expect(await change(token, PASSWORD, 'another long password')).toEqual({ ok: true, errors: [] });
    expect([await bench.isLive(token), await bench.isLive(other)]).toEqual([true, false]);
    expect(await bench.canSignIn('another long password')).toBe(true);
    expect(await bench.isValid(link)).toBe(false);
    expect(await bench.mails()).toEqual([{ kind: 'PASSWORD_CHANGED', recipient: 'paid@example.test' }]);
  });

  test('needs the current password, with limited attempts, and a good new one', async () => {
    const stored = (): Promise<object[]> => server.db.query('/* stored */ select password_hash from member');
    const before = await stored();
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
    expect(await stored()).toEqual(before);
    expect(await bench.mails()).toEqual([]);
  });

  test('refuses a password that is being replaced', async () => {
    const token = await server.freshToken('paid');
    const answer = await whileReplaced(
      () => change(token, PASSWORD, 'an intruder’s choice'),
      () => Promise.resolve(),
    );
    expect(answer).toEqual({
      ok: false,
      errors: [{ field: 'currentPassword', code: 'INVALID_CREDENTIALS' }],
    });
    expect(await bench.canSignIn('a new one, and long')).toBe(true);
  });

  test('is unlimited with the right current password', async () => {
    const token = await server.freshToken('paid');
    for (let i = 0; i < 11; i += 1) {
      expect(await change(token, PASSWORD, PASSWORD)).toEqual({ ok: true, errors: [] });
    }
  });
});
