import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { addApp, addPerson, challengeOf, change, finish, signIn } from '../twoStep/twoStep.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustProxy: 1 });
  await server.token('paid');
  await server.token('free');
});
afterAll(() => server.close());

interface SignedIn {
  token: string | null;
  errors: { code: string }[];
}

/** Several sign-ins in one operation, by aliases. */
function together(count: number, email: string): string {
  const field = `signIn(input: { email: "${email}", password: "wrong" }) { token errors { code } }`;
  return `mutation { ${Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join('\n')} }`;
}

test('the server counts each alias of an operation as an attempt', async () => {
  const answers = await server.query<Record<string, SignedIn>>(
    together(30, 'paid@example.test'),
    {},
    { as: 'anonymous' },
  );
  const codes = Object.values(answers).map(({ errors }) => errors[0]?.code);
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(20);
});

test('refuses an operation of 50 aliases whole, and one sent as a batch', async () => {
  expect(await server.ask(together(50, 'free@example.test'), {}, { as: 'anonymous' })).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
  });
  const query = together(1, 'free@example.test');
  const body = Array.from({ length: 50 }, () => ({ query }));
  const batch = await server.rest('/graphql', { method: 'POST', body, as: 'anonymous' });
  expect(batch.status).toBe(400);
  expect(JSON.stringify(batch.body)).not.toContain('INVALID_CREDENTIALS');
});

test('then refuses the right password too, says so over REST, and lets the same account in from elsewhere', async () => {
  const body = { email: 'paid@example.test', password: PASSWORD };
  const login = { method: 'POST', body, as: 'anonymous' } as const;
  const message = 'There were too many attempts. Please wait 15 minutes and try again.';
  expect(await server.rest('/rest/basic/userlogin', login)).toMatchObject({
    status: 429,
    body: { error: { code: 'TOO_MANY_ATTEMPTS', message } },
  });
  const from = (address: string): Promise<Response> =>
    fetch(`${server.origin}/rest/basic/userlogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  // However the proxy spells the address. The wait is the rest of the quarter of an hour, not the usual one.
  const { status, headers } = await from('::ffff:127.0.0.1');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
  const response = await from('203.0.113.9');
  expect(await response.json()).toMatchObject({ token: expect.stringMatching(/^eyJ/) as string });
});

test('ignores an address that a caller invents', async () => {
  const plain = await testServer();
  await plain.token('paid');
  const codes = new Set<string | undefined>();
  for (let i = 1; i <= 12; i += 1) {
    const response = await fetch(`${plain.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
      body: JSON.stringify({ query: together(1, 'paid@example.test') }),
    });
    const { data } = (await response.json()) as { data: { a0: SignedIn } };
    codes.add(data.a0.errors[0]?.code);
  }
  expect(codes).toContain('TOO_MANY_ATTEMPTS');
  await plain.close();
});

test('does not limit successful sign-ins', async () => {
  const input = { email: 'free@example.test', password: PASSWORD };
  for (let i = 0; i < 12; i += 1) {
    const { signIn } = await server.query<{ signIn: SignedIn }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token errors { code } } }',
      { input },
      { as: 'anonymous' },
    );
    expect(signIn.errors).toEqual([]);
  }
});

test.each([
  [
    'signUp',
    40,
    (i: number) =>
      `signUp(input: { email: "s${i}@x.test", password: "short", firstName: "A", lastName: "B" }) { errors { code } }`,
  ],
  [
    'requestPasswordReset',
    40,
    (i: number) => `requestPasswordReset(input: { email: "r${i}@x.test" }) { errors { code } }`,
  ],
  ['reportClientError', 30, () => `reportClientError(input: { error: "x", url: "x" }) { errors { code } }`],
  [
    'resetPassword',
    100,
    () => `resetPassword(input: { token: "x", password: "a good long one" }) { errors { code } }`,
  ],
])('throttles %s by address, after %i', async (_, most, field) => {
  const own = await testServer();
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < most + 1; i += 1) {
    const data = await own.query<Record<string, SignedIn>>(
      `mutation { a: ${field(i)} }`,
      {},
      { as: 'anonymous' },
    );
    codes.push(data['a']?.errors[0]?.code);
  }
  expect(codes.indexOf('TOO_MANY_ATTEMPTS')).toBe(most);
  await own.close();
});

test('throttles checks of reset links', async () => {
  const own = await testServer();
  const look = '{ isPasswordResetTokenValid(token: "x") }';
  for (let i = 0; i < 100; i += 1)
    expect(await own.ask(look, {}, { as: 'anonymous' })).toMatchObject({ status: 200 });
  expect(await own.ask(look, {}, { as: 'anonymous' })).toMatchObject({
    errors: [{ extensions: { code: 'TOO_MANY_ATTEMPTS' } }],
  });
  const rest = { method: 'POST', body: {}, as: 'anonymous' } as const;
  expect(await own.rest('/rest/passwordreset/check', rest)).toMatchObject({ status: 429 });
  await own.close();
});

test('limits requests for links to one account, whether it exists or not', async () => {
  for (const email of ['paid@example.test', 'nobody@example.test']) {
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { requestPasswordReset } = await server.query<{ requestPasswordReset: { errors: object[] } }>(
        'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { ok errors { code } } }',
        { email },
        { as: 'anonymous' },
      );
      answers.push(requestPasswordReset);
    }
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ ok: true, errors: [] })));
    expect(answers[5]).toEqual({ ok: false, errors: [{ code: 'TOO_MANY_ATTEMPTS' }] });
  }
});

describe('strangers cannot lock out a member who', () => {
  const problem = async (asked: Promise<{ errors: { code: string }[] }>): Promise<string | undefined> =>
    (await asked).errors[0]?.code;

  test('knows the password and has signed in on the device before: 20 codes a day', async () => {
    const max = await addPerson(server, 'max');
    const { app, codes } = await addApp(server, max);
    const first = { challenge: await challengeOf(server, max.email), code: codes[0] };
    const { deviceToken } = await finish(server, first);
    const told: (string | undefined)[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      told.push(
        await problem(finish(server, { challenge: await challengeOf(server, max.email), code: '12' })),
      );
    }
    expect(told.filter((code) => code === 'INVALID_CODE')).toHaveLength(10);
    const challenge = await challengeOf(server, max.email);
    const right = { challenge, code: app.generate() };
    expect(await problem(finish(server, right))).toBe('TOO_MANY_ATTEMPTS');
    for (let i = 0; i < 30; i += 1) {
      const from = { address: `192.0.2.${String(i)}`, account: max.email };
      await server.deps.throttles.take('secondStep', from).catch(() => told.push('refused'));
    }
    expect(told.filter((code) => code === 'refused')).toHaveLength(20);
    expect((await finish(server, { ...right, deviceTokens: [deviceToken] })).token).not.toBeNull();
  });

  test('has signed in on the device before, or is signed in', async () => {
    const [ned, oda] = [await addPerson(server, 'ned'), await addPerson(server, 'oda')];
    const { deviceToken } = await signIn(server, ned.email);
    const foreign = (await signIn(server, oda.email)).deviceToken;
    expect((await signIn(server, ned.email, { deviceTokens: [deviceToken] })).deviceToken).toBeNull();
    for (let i = 0; i < 60; i += 1) {
      const from = { address: `192.0.2.${String(i)}`, account: ned.email };
      await server.deps.throttles.take('signIn', from).catch(() => null);
    }
    for (const token of [foreign, 'made up', ned.token]) {
      expect(await problem(signIn(server, ned.email, { deviceTokens: [token] }))).toBe('TOO_MANY_ATTEMPTS');
    }
    expect((await signIn(server, ned.email, { deviceTokens: [foreign, deviceToken] })).token).not.toBeNull();
    const proof = { password: PASSWORD, name: 'x' };
    expect(await problem(change(server, ned.token, 'addAuthenticator', proof))).toBeUndefined();
  });

  test('a device token gives no access and no additional attempts', async () => {
    const pia = await addPerson(server, 'pia');
    const { deviceToken } = await signIn(server, pia.email);
    expect((await server.ask('{ viewer { id } }', {}, { token: deviceToken ?? '' })).status).toBe(401);
    const guess = { password: 'x', deviceTokens: [deviceToken] };
    const guesses: (string | undefined)[] = [];
    for (let i = 0; i < 11; i += 1) guesses.push(await problem(signIn(server, pia.email, guess)));
    expect(guesses.indexOf('TOO_MANY_ATTEMPTS')).toBe(10);
  });
});
