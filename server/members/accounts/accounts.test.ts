import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';
import { createMember, MemberError } from './member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.token('paid');
});
afterAll(() => server.close());

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { token member { id email firstName isPaid isFree isAdmin } errors { field code message } }
}`;

interface SignedIn {
  signIn: { token: string | null; member: { id: string } | null; errors: { code: string }[] };
}

function signIn(email: string, password: string): Promise<SignedIn> {
  return server.query<SignedIn>(SIGN_IN, { input: { email, password } }, { as: 'anonymous' });
}

function statusWith(token: string): Promise<number> {
  return server.ask('{ viewer { id } }', {}, { token }).then((answer) => answer.status);
}

test('signing in returns a token with access to the data, with the address in any case', async () => {
  const { signIn: answer } = await signIn(' Paid@Example.TEST ', PASSWORD);
  expect(answer).toMatchObject({
    member: { email: 'paid@example.test', firstName: 'paid', isPaid: true, isFree: false, isAdmin: false },
    errors: [],
  });
  const token = answer.token ?? '';
  const { viewer } = await server.query<{ viewer: { id: string } }>('{ viewer { id } }', {}, { token });
  expect(viewer.id).toBe(answer.member?.id);
});

test.each([
  ['a wrong password', 'paid@example.test', 'wrong password'],
  ['an unknown address', 'nobody@example.test', PASSWORD],
  ['an endless password', 'paid@example.test', 'x'.repeat(20_000)],
])('%s is refused, without saying what was wrong', async (_, email, password) => {
  expect(await signIn(email, password)).toEqual({
    signIn: {
      token: null,
      member: null,
      errors: [{ field: null, code: 'INVALID_CREDENTIALS', message: 'Invalid Email/ Password' }],
    },
  });
});

test.each([
  ['', ''],
  [' ', PASSWORD],
  ['paid@example.test', ''],
])('signing in with %j and %j says what to enter, over REST too', async (email, password) => {
  const message = 'Please Enter a registered Email ID and password to login.';
  expect((await signIn(email, password)).signIn.errors).toEqual([{ field: null, code: 'REQUIRED', message }]);
  const body = { email, password };
  expect(await server.rest('/rest/basic/userlogin', { method: 'POST', as: 'anonymous', body })).toMatchObject(
    {
      status: 200,
      body: message,
    },
  );
});

test('signing out ends the session for good, and only that one', async () => {
  const [one, other] = await Promise.all([
    signIn('paid@example.test', PASSWORD),
    signIn('paid@example.test', PASSWORD),
  ]);
  const token = one.signIn.token ?? '';
  expect(await server.query('mutation { signOut { ok errors { code } } }', {}, { token })).toEqual({
    signOut: { ok: true, errors: [] },
  });
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(other.signIn.token ?? '')).toBe(200);
});

describe('a session', () => {
  async function sessionLastSeen(ago: string): Promise<string> {
    const token = (await signIn('paid@example.test', PASSWORD)).signIn.token ?? '';
    await server.db.query(
      `/* age */ update session set last_seen_at = now() - $1::interval
       where id = (select id from session order by created_at desc limit 1)`,
      [ago],
    );
    return token;
  }

  test('ends after ten idle hours', async () => {
    expect(await statusWith(await sessionLastSeen('10 hours 1 second'))).toBe(401);
  });

  test('continues if it was used meanwhile, and then counts from that use', async () => {
    const token = await sessionLastSeen('9 hours 59 minutes');
    expect(await statusWith(token)).toBe(200);
    const [{ idle }] = await server.db.query<[{ idle: boolean }]>(
      `/* idle */ select last_seen_at < now() - interval '1 minute' as idle from session order by created_at desc limit 1`,
    );
    expect(idle).toBe(false);
  });

  test('reads rights from the database at each use', async () => {
    const id = await createMember(server.db, {
      email: 'changing@example.test',
      firstName: 'C',
      lastName: 'D',
      password: PASSWORD,
      isPaid: true,
    });
    const token = (await signIn('changing@example.test', PASSWORD)).signIn.token ?? '';
    const places = '{ places(product: HOTEL, kind: CITY) { id } }';
    expect((await server.ask(places, {}, { token })).status).toBe(200);
    await server.db.query(`/* unpaid */ update subscription set status = 'canceled' where member_id = $1`, [
      id,
    ]);
    const refused = await server.ask(places, {}, { token });
    expect(refused).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await statusWith(token)).toBe(200);
  });
});

test.each([
  ['no token at all', () => Promise.resolve('nonsense')],
  ['one signed with another secret', (sid: string) => forge(sid, { secret: 'x'.repeat(40) })],
  ['one of another audience', (sid: string) => forge(sid, { audience: 'elsewhere' })],
  ['an expired one', (sid: string) => forge(sid, { expires: '-1m' })],
  ['one without an end', (sid: string) => forge(sid, { expires: null })],
  ['one signed otherwise', (sid: string) => forge(sid, { algorithm: 'HS512' })],
  ['an unsigned one', (sid: string) => Promise.resolve(unsigned(sid))],
])('%s gives no access', async (_, make) => {
  const [session] = await server.db.query<[{ id: string }]>(
    '/* live */ select id from session where ended_at is null limit 1',
  );
  expect(await statusWith(await forge(session.id, {}))).toBe(200);
  expect(await statusWith(await make(session.id))).toBe(401);
});

interface Forgery {
  secret?: string;
  audience?: string;
  expires?: string | null;
  algorithm?: string;
}

function forge(sid: string, facts: Forgery): Promise<string> {
  const { secret = 'a secret for tests, and for nothing else', audience = 'texas-receipts' } = facts;
  const { expires = '1h', algorithm = 'HS256' } = facts;
  const token = new SignJWT({ sid }).setProtectedHeader({ alg: algorithm }).setAudience(audience);
  return (expires === null ? token : token.setExpirationTime(expires)).sign(new TextEncoder().encode(secret));
}

function unsigned(sid: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sid, aud: 'texas-receipts', exp: 9_999_999_999 })}.`;
}

test('passwords are stored as argon2id with 19 MiB and 2 passes', async () => {
  const rows = await server.db.query<{ password_hash: string }[]>(
    '/* hashes */ select password_hash from member',
  );
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('an account cannot be created', () => {
  const good = { email: 'new@example.test', firstName: 'N', lastName: 'M', password: 'a long enough one' };

  test.each([
    [{ email: 'nonsense' }, 'not an email address'],
    [{ firstName: ' ' }, 'First and last name'],
    [{ password: '1234567' }, 'at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'at most 128 characters'],
    [{ password: 'Password1' }, 'one of the most common'],
    [{ email: 'PAID@example.test' }, 'already an account'],
  ])('with %j', async (change, message) => {
    const making = createMember(server.db, { ...good, ...change });
    await expect(making).rejects.toThrow(MemberError);
    await expect(making).rejects.toThrow(message);
  });
});
