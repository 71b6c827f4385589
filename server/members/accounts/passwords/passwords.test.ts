import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '../../../platform/lib/fieldErrors.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { TEST_DOORS } from '../../../launch/test/testDeps.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { createPasswords } from './passwords.ts';

test('few hashes run at once, few wait, and further ones are refused at once', async () => {
  const passwords = createPasswords({ parallel: 1, waiting: 3 });
  const begun = Date.now();
  const many = await Promise.allSettled(Array.from({ length: 50 }, () => passwords.hash('a good long one')));
  const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(many.length - refused.length).toBe(4);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(Refused);
    expect((reason as Refused).errors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
  }
  // Hashing all fifty would take longer than this.
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(await passwords.hash('once more')).toMatch(/^\$argon2id\$/);
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    // These limits let the whole flood through to the hashing; the usual ones stop an address earlier.
    const doors = { ...TEST_DOORS, perVisitor: 60, atOnce: 60 };
    server = await testServer({ passwords: createPasswords({ parallel: 1, waiting: 5 }), doors });
    await server.token('paid');
  });
  afterAll(() => server.close());

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
