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
  async function left({ id, token }: Person, isConfirmed: boolean, revokesAccess = false): Promise<unknown> {
    await server.query(
      `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { errors { code } } }`,
      { input: { name: 'x', scopes: ['FIGURES'], expiresInDays: 1, password: PASSWORD } },
      { token },
    );
    await server.db.query(
      `/* feed */ insert into news_feed (member_id, key_hash) values ($1, sha256($2::bytea))`,
      [id, id],
    );
    await server.db.query(
      `/* hook */ insert into news_webhook (member_id, url, sealed_secret, told_event_id) values ($1, 'https://a.example', '', 0)`,
      [id],
    );
    await server.db.query(
      `/* export */ insert into export_job (member_id, data_set, format, title) values ($1, 'hotels', 'csv', '')`,
      [id],
    );
    const link = newLinkToken();
    await server.db.query(
      `/* mailed */ insert into password_reset_token (member_id, token_hash, expires_at)
       values ($1, $2, now() + interval '30 minutes')`,
      [id, hashOfLinkToken(link)],
    );
    if (!isConfirmed)
      await server.db.query('/* new */ update member set email_confirmed_at = null where id = $1', [id]);
    expect((await resetRequestsOf(server).reset(link, undefined, revokesAccess)).ok).toBe(true);
    const [counted] = await server.db.query<object[]>(
      `/* left */ select (select count(*)::int from second_step where member_id = $1) as steps,
         (select count(*)::int from recovery_code where member_id = $1) as codes,
         (select count(*)::int from api_key where member_id = $1) as keys,
         (select count(*)::int from news_feed where member_id = $1) as feeds,
         (select count(*)::int from news_webhook where member_id = $1) as hooks,
         (select count(*)::int from export_job where member_id = $1) as exports`,
      [id],
    );
    return counted;
  }

  test('keeps the second steps and keys of a member whose address is confirmed', async () => {
    const owner = await addPerson(server, 'owner');
    await addApp(server, owner);
    expect(await left(owner, true)).toEqual({ steps: 1, codes: 10, keys: 1, feeds: 1, hooks: 1, exports: 1 });
  });

  test('ends keys, feed and webhook if the owner says that someone else may have them', async () => {
    const owner = await addPerson(server, 'taken');
    await addApp(server, owner);
    expect(await left(owner, true, true)).toEqual({
      steps: 1,
      codes: 10,
      keys: 0,
      feeds: 0,
      hooks: 0,
      exports: 0,
    });
    const noted = await server.db.query<{ details: string }[]>(
      `/* noted */ select details from security_event where member_id = $1 and kind = 'KEYS_CHANGED'`,
      [owner.id],
    );
    expect(noted.map(({ details }) => details)).toContain(
      'API keys, exports, feed and webhook deleted with the password',
    );
  });

  test('ends those of whoever signed up with an address that nobody had confirmed', async () => {
    const stranger = await addPerson(server, 'claimed');
    await addApp(server, stranger);
    expect(await left(stranger, false)).toEqual({
      steps: 0,
      codes: 0,
      keys: 0,
      feeds: 0,
      hooks: 0,
      exports: 0,
    });
    const { token } = await signIn(server, stranger.email, { password: 'another long password' });
    expect([await isIn(token), await isIn(stranger.token)]).toEqual([true, false]);
  });
});
