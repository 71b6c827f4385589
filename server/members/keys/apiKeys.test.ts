import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertHotel } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';
import { createThrottles } from '../../platform/limits/throttle/throttle.ts';
import { createLog } from '../../platform/log.ts';
import { keysOf, make, paying, refusal, revoke, type Key } from './apiKeys.testing.ts';
import { checkAccess } from '../../http/auth.ts';
import { checkScope } from '../../http/keyAccess.ts';
import { createViewers } from '../accounts/sessions/viewers.ts';
import { isWhole, newApiKey } from './apiKey.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ throttles: createThrottles(null, createLog('test', 'silent')) });
  await insertRelease(server.db, { periods: { '2023-01-31': 1 } });
  await insertHotel(server.db, { taxpayer_number: '32000000001', location_number: 1 });
});
afterAll(() => server.close());

const HOTEL = '{ hotel(taxpayerNumber: "32000000001", locationNumber: 1) { name } }';
const PORTFOLIOS = '{ portfolios(first: 5) { nodes { name } } }';

const INVALID = 'This API key is not valid: it is mistyped, has expired or was revoked.';

test('a key is shown once, stored as a hash, listed, mailed, and invalid once revoked', async () => {
  const ana = await paying(server);
  const { key } = await make(server, ana.token);
  if (key === null) throw new Error('No key was made.');
  expect(key).toMatch(/^txr_[0-9A-Za-z]{36}$/);
  expect(isWhole(key)).toBe(true);
  expect(await keysOf(server, ana.token)).toMatchObject([
    { name: 'Notebook', start: key.slice(0, 10), scopes: ['FIGURES'], lastUsedAt: null, days: [] },
  ]);
  const everything = await server.db.query<
    object[]
  >(`/* everything */ select concat((select jsonb_agg(k) from api_key k),
    (select jsonb_agg(e) from security_event e), (select jsonb_agg(m) from outbox_mail m)) as text`);
  expect(JSON.stringify(everything)).not.toContain(key.slice(10));
  expect(JSON.stringify(everything)).toContain('API_KEY_CREATED');
  expect(await server.query(HOTEL, {}, { token: key })).toMatchObject({
    hotel: { name: expect.any(String) as string },
  });
  const [used] = await keysOf(server, ana.token);
  expect(used?.lastUsedAt).not.toBeNull();
  expect(used?.days).toEqual([{ requests: 1, points: 1 }]);
  const bob = await paying(server);
  expect(await keysOf(server, bob.token)).toEqual([]);
  expect(await revoke(server, bob.token, used?.id ?? '')).toBe(false);
  expect(await revoke(server, ana.token, used?.id ?? '')).toBe(true);
  // The key is looked up before a cached response is used.
  expect(await refusal(server, HOTEL, key)).toEqual([401, expect.stringContaining(INVALID)]);
  expect((await server.rest('/rest/basic/cities', { token: key })).status).toBe(401);
});

test('a key needs the password, a name, a scope and an end date, and a member has at most ten', async () => {
  const { token } = await paying(server);
  const refused = async (changes: object): Promise<object | undefined> =>
    (await make(server, token, changes)).errors[0];
  expect(await refused({ password: 'wrong' })).toEqual({ field: 'password', code: 'INVALID_CREDENTIALS' });
  expect(await refused({ name: ' ' })).toEqual({ field: 'name', code: 'INVALID_NAME' });
  expect(await refused({ scopes: [] })).toEqual({ field: 'scopes', code: 'REQUIRED' });
  expect(await refused({ expiresInDays: 367 })).toEqual({ field: 'expiresInDays', code: 'INVALID_EXPIRY' });
  const made = await Promise.all(Array.from({ length: 11 }, () => make(server, token)));
  expect(made.filter(({ key }) => key !== null)).toHaveLength(10);
  expect(made.flatMap(({ errors }) => errors)).toEqual([{ field: null, code: 'TOO_MANY_KEYS' }]);
});

test('a key ends with its member’s plan or account, or at its end date', async () => {
  const ana = await paying(server);
  const key = (await make(server, ana.token, { scopes: ['FIGURES', 'PORTFOLIOS'] })).key ?? '';
  const set = (sql: string): Promise<unknown> => server.db.query(`/* change */ ${sql}`, [ana.memberId]);
  expect((await server.ask(PORTFOLIOS, {}, { token: key })).status).toBe(200);
  await set('update member set is_free = false where id = $1');
  const without = 'This needs a membership. Choose a plan to continue.';
  expect(await refusal(server, HOTEL, key)).toEqual([403, without]);
  expect(await refusal(server, HOTEL, ana.token)).toEqual([403, without]);
  await set('update member set is_free = true where id = $1');
  const changed = `mutation ($old: String!) {
    changePassword(input: { currentPassword: $old, newPassword: "wholly another 42" }) { ok } }`;
  await server.query(changed, { old: PASSWORD }, { token: ana.token });
  const end = 'mutation { endOtherSessions(input: { password: "wholly another 42" }) { errors { code } } }';
  expect(await server.query(end, {}, { token: ana.token })).toEqual({ endOtherSessions: { errors: [] } });
  expect((await server.ask(HOTEL, {}, { token: key })).status).toBe(200);
  await set(`update api_key set expires_at = now() - interval '1 second' where member_id = $1`);
  expect(await refusal(server, HOTEL, key)).toEqual([401, expect.stringContaining(INVALID)]);
  expect((await keysOf(server, ana.token))[0]?.isExpired).toBe(true);
  await set(`update api_key set expires_at = now() + interval '1 day' where member_id = $1`);
  await set('delete from member where id = $1');
  expect(await refusal(server, HOTEL, key)).toEqual([401, expect.stringContaining(INVALID)]);
});

describe('attacks', () => {
  test('a mistyped key is refused without a look-up', async () => {
    const key = await server.freshKey('paid');
    for (let at = 4; at < key.length; at += 1) {
      const other = key.charAt(at) === 'x' ? 'y' : 'x';
      expect(isWhole(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBe(false);
    }
    for (const wrong of [`${key}0`, key.slice(0, -1), newApiKey(), 'txr_']) {
      expect(await refusal(server, '{ about { version } }', wrong)).toEqual([
        401,
        expect.stringContaining(INVALID),
      ]);
    }
  });

  test('a key in a URL is refused, even encoded, and never logged', async () => {
    const key = await server.freshKey('paid');
    for (const path of [
      `/rest/basic/cities?key=${key}`,
      `/rest/basic/city/${key}`,
      `/rest/x?txr%5F${key.slice(4)}`,
    ]) {
      const answer = await server.rest(path, { as: 'paid' });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST' } } });
      expect(JSON.stringify(answer)).not.toContain(key.slice(4));
    }
  });

  test.each([
    ['{ node(id: $portfolio) { id } }', 'lacks the scope PORTFOLIOS'],
    ['{ node(id: $portfolio) { ... on Portfolio { name } } }', 'lacks the scope PORTFOLIOS'],
    ['{ nodes(ids: [$portfolio]) { ...F } } fragment F on Portfolio { name }', 'lacks the scope PORTFOLIOS'],
    ['{ hotels: portfolios(first: 1) { totalCount } }', 'lacks the scope PORTFOLIOS'],
    ['{ node(id: $member) { id } }', 'cannot use Member'],
    ['{ node(id: $member) { ... on Member { email apiKeys { id } } } }', 'cannot use Member'],
    ['{ node(id: "session:x") { id } }', 'cannot use Session'],
    ['{ ...F } fragment F on Query { hotel: viewer { id } }', 'cannot use viewer'],
    ['{ ... @include(if: false) { viewer { id } } }', 'cannot use viewer'],
    ['{ currentToken }', 'cannot use currentToken'],
    ['mutation { about: signOut { ok } }', 'cannot use signOut'],
    ['mutation { signIn(input: { email: "a", password: "b" }) { token } }', 'cannot use signIn'],
  ])('%s opens nothing more', async (document, why) => {
    const { memberId, token } = await paying(server);
    const [{ id } = { id: 0 }] = await server.db.query<{ id: number }[]>(
      `/* portfolio */ insert into portfolio (member_id, name, product) values ($1, 'Mine', 'hotel') returning id`,
      [memberId],
    );
    const key = (await make(server, token)).key ?? '';
    const asked = document
      .replace('$portfolio', JSON.stringify(`portfolio:${String(id)}`))
      .replace('$member', JSON.stringify(`member:${memberId}`));
    expect(await refusal(server, asked, key)).toEqual([403, expect.stringContaining(why)]);
  });

  test('a resolver that requires a session accepts no key unless it names a scope', async () => {
    const key = await server.freshKey('admin', ['FIGURES']);
    const viewer = await createViewers(server.db, server.sessionSecret).find(key);
    if (!viewer) throw new Error('The key opens nothing.');
    for (const access of ['session', 'member', 'admin'] as const) {
      expect(() => checkAccess(access, viewer)).toThrow('API keys cannot be used here.');
    }
    expect(() => checkScope('FIGURES', 'member', viewer)).not.toThrow();
    expect(() => checkScope('EXPORTS', 'member', viewer)).toThrow('lacks the scope EXPORTS');
    expect(() => checkScope('FIGURES', 'admin', viewer)).toThrow('This is for administrators.');
  });

  test('an administrator’s key reads what a member reads, and sees no one', async () => {
    const key = await server.freshKey('admin');
    expect((await server.ask(HOTEL, {}, { token: key })).status).toBe(200);
    expect(await refusal(server, '{ members(first: 1) { totalCount } }', key)).toEqual([
      403,
      expect.stringContaining('cannot use members'),
    ]);
  });
});

test('an administrator sees and revokes a member’s key, and the log says so', async () => {
  const ana = await paying(server);
  const key = (await make(server, ana.token)).key ?? '';
  const memberId = `member:${ana.memberId}`;
  const asked = 'query ($id: ID!) { member(id: $id) { apiKeys { id start } } }';
  const { member } = await server.query<{ member: { apiKeys: Key[] } }>(
    asked,
    { id: memberId },
    { as: 'admin' },
  );
  const revoking = 'mutation ($input: RevokeMemberApiKeyInput!) { revokeMemberApiKey(input: $input) { ok } }';
  const input = { memberId, id: member.apiKeys[0]?.id };
  expect(await server.query(revoking, { input }, { as: 'admin' })).toEqual({
    revokeMemberApiKey: { ok: true },
  });
  expect(await server.query(revoking, { input }, { as: 'admin' })).toEqual({
    revokeMemberApiKey: { ok: false },
  });
  expect((await refusal(server, HOTEL, key))[0]).toBe(401);
  const audit = await server.query(
    '{ auditLog(first: 1) { nodes { action details } } }',
    {},
    { as: 'admin' },
  );
  expect(audit).toEqual({
    auditLog: { nodes: [{ action: 'REVOKE_API_KEY', details: JSON.stringify({ start: key.slice(0, 10) }) }] },
  });
});
