import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { addApp, addPerson, signIn, type Person } from '../twoStep/twoStep.testing.ts';
import { hashOfLinkToken, newLinkToken } from './resetToken.rules.ts';
import { resetRequestsOf } from './resets.testing.ts';

const server = useServer();

const isIn = async (token: string | null): Promise<boolean> =>
  (await server.ask('{ viewer { id } }', {}, { token: token ?? 'none' })).status === 200;

describe('a password that is set by a mailed link', () => {
  /** The steps and API keys of a person after it. */
  async function left({ id, token }: Person, isConfirmed: boolean): Promise<unknown> {
    await server.query(
      `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { errors { code } } }`,
      { input: { name: 'x', scopes: ['FIGURES'], expiresInDays: 1, password: PASSWORD } },
      { token },
    );
    const link = newLinkToken();
    await server.db.query(
      `/* mailed */ insert into password_reset_token (member_id, token_hash, expires_at)
       values ($1, $2, now() + interval '30 minutes')`,
      [id, hashOfLinkToken(link)],
    );
    if (!isConfirmed)
      await server.db.query('/* new */ update member set email_confirmed_at = null where id = $1', [id]);
    expect((await resetRequestsOf(server).reset(link)).ok).toBe(true);
    const [counted] = await server.db.query<object[]>(
      `/* left */ select (select count(*)::int from second_step where member_id = $1) as steps,
         (select count(*)::int from recovery_code where member_id = $1) as codes,
         (select count(*)::int from api_key where member_id = $1) as keys`,
      [id],
    );
    return counted;
  }

  test('keeps the second steps and keys of a member whose address is confirmed', async () => {
    const owner = await addPerson(server, 'owner');
    await addApp(server, owner);
    expect(await left(owner, true)).toEqual({ steps: 1, codes: 10, keys: 1 });
  });

  test('ends those of whoever signed up with an address that nobody had confirmed', async () => {
    const stranger = await addPerson(server, 'claimed');
    await addApp(server, stranger);
    expect(await left(stranger, false)).toEqual({ steps: 0, codes: 0, keys: 0 });
    const { token } = await signIn(server, stranger.email, { password: 'another long password' });
    expect([await isIn(token), await isIn(stranger.token)]).toEqual([true, false]);
  });
});
