import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '../../../platform/lib/fieldErrors.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { TEST_REQUEST_LIMITS } from '../../../launch/test/testDeps.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { createLog } from '../../../platform/log.ts';
import { createLeakCheck } from './leakedPasswords.ts';
import { createPasswords } from './passwords.ts';

const PADDING = 'a long one that fills answers';
const WHILE_AWAY = 'a long one while it is away';

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}

test('few hashes run at once, few wait, and further ones are refused at once', async () => {
  const passwords = createPasswords({ parallel: 1, waiting: 3 });
  const many = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.hash('a good long one')));
  const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(many.length - refused.length).toBe(4);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Refused);
    expect((reason as Refused).errors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
  }
  expect(await passwords.hash('once more')).toMatch(/^\$argon2id\$/);
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    // These limits let the whole flood through to the hashing; the usual ones stop an address earlier.
    const requestLimits = { ...TEST_REQUEST_LIMITS, perVisitor: 60, atOnce: 60 };
    service = createServer((request, response) => answerLeaks(request, response));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}/range/`;
    const isLeaked = createLeakCheck(url, createLog('test', 'silent'));
    const passwords = createPasswords({ parallel: 1, waiting: 5 }, isLeaked);
    server = await testServer({ passwords, requestLimits });
    await server.token('paid');
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });

  const STOLEN = 'a long one that was stolen';
  let service: Server;
  /** Requests that the service of leaked passwords got. */
  const asked: { url: string | undefined; padding: unknown }[] = [];

  /** Answers as Pwned Passwords does: one stolen password, and one of its padding. */
  function answerLeaks({ url, headers }: IncomingMessage, response: ServerResponse): void {
    asked.push({ url, padding: headers['add-padding'] });
    const [hash, padding] = [STOLEN, PADDING].map(sha1);
    const isAway = url === `/range/${sha1(WHILE_AWAY).slice(0, 5)}`;
    response.statusCode = isAway ? 503 : 200;
    response.end(isAway ? '' : `${hash?.slice(5) ?? ''}:42\r\n${padding?.slice(5) ?? ''}:0`);
  }

  async function choose(newPassword: string): Promise<string | null> {
    const { changePassword } = await server.query<{ changePassword: { errors: { code: string }[] } }>(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }',
      { input: { currentPassword: PASSWORD, newPassword } },
      { token: await server.freshToken('paid') },
    );
    return changePassword.errors[0]?.code ?? null;
  }

  test('refuses a password that was stolen elsewhere, and tells the service no more than it needs', async () => {
    const set = `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { field code message } } }`;
    const person = { email: 'new@example.test', firstName: 'Ana', lastName: 'Lee', password: STOLEN };
    const { signUp } = await server.query<{ signUp: { errors: object[] } }>(
      set,
      { input: person },
      { as: 'anonymous' },
    );
    const message = 'This password was stolen from another site. Choose another.';
    expect(signUp.errors).toEqual([{ field: 'password', code: 'PASSWORD_LEAKED', message }]);
    expect(await choose(STOLEN)).toBe('PASSWORD_LEAKED');
    expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([`/range/${sha1(STOLEN).slice(0, 5)}`]));
    expect(asked.every(({ padding }) => padding === 'true')).toBe(true);
  });

  test.each([
    ['only padding', PADDING],
    ['nothing, as it is away', WHILE_AWAY],
  ])('takes a password of which the service knows %s', async (_, password) => {
    expect(await choose(password)).toBeNull();
    const back = await hash(PASSWORD);
    await server.db.query('/* setBack */ update member set password_hash = $1', [back]);
  });

  const signIn = (
    email: string,
    password: string,
  ): Promise<{ token: string | null; errors: { code: string }[] }> =>
    server
      .query<{ signIn: { token: string | null; errors: { code: string }[] } }>(
        'mutation ($input: SignInInput!) { signIn(input: $input) { token errors { code } } }',
        { input: { email, password } },
        { as: 'anonymous' },
      )
      .then((answer) => answer.signIn);

  test('answers other requests while a flood of sign-ins is refused', async () => {
    const flood = Promise.all(
      Array.from({ length: 60 }, (_, i) => signIn(`m${String(i)}@example.test`, 'wrong')),
    );
    const health = await fetch(`${server.origin}/healthz`);
    expect(health.status).toBe(200);
    const codes = (await flood).map(({ errors }) => errors[0]?.code);
    expect(codes).toContain('TOO_MANY_ATTEMPTS');
    expect(codes).toContain('INVALID_CREDENTIALS');
    expect(new Set(codes).size).toBe(2);
    expect((await signIn('paid@example.test', PASSWORD)).token).not.toBeNull();
  });

  test.each([
    ['less memory', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }],
  ])('rehashes at sign-in a password that was hashed with %s, and only then', async (_, weaker) => {
    const stored = async (): Promise<string> => {
      const rows = await server.db.query<{ hash: string }[]>(
        '/* stored */ select password_hash as hash from member',
      );
      return rows[0]?.hash ?? '';
    };
    const weak = await hash(PASSWORD, weaker);
    await server.db.query('/* weaken */ update member set password_hash = $1', [weak]);
    expect((await signIn('paid@example.test', 'wrong')).token).toBeNull();
    expect(await stored()).toBe(weak);
    expect((await signIn('paid@example.test', PASSWORD)).token).not.toBeNull();
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn('paid@example.test', PASSWORD)).token).not.toBeNull();
    expect(await stored()).toBe(renewed);
  });
});
