import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { createCaptcha } from './captcha.ts';
import { createThrottles } from '../../../platform/limits/throttle/throttle.ts';

const log = createLog('test', 'silent');
const FAILED = 'Hold your horses! You clicked a little too fast. Try logging in again.';

/** Stand-in for reCAPTCHA: accepts one answer, and fails on request. */
let service: Server;
let behave: 'well' | 'badly' | 'not at all' = 'well';
const asked: string[] = [];
let server: TestServer;
let throttles = createThrottles(null, log);
beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(body);
      if (behave === 'not at all') response.destroy();
      else if (behave === 'badly') response.writeHead(500).end('<h1>Sorry</h1>');
      else response.end(JSON.stringify({ success: new URLSearchParams(body).get('response') === 'human' }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}/siteverify`;
  server = await testServer({
    captcha: createCaptcha({ siteKey: 'site-key', secret: 'shh', verifyUrl }, log),
    throttles: { ...throttles, take: (...tried) => throttles.take(...tried) },
  });
  await server.token('paid');
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(() => {
  behave = 'well';
  asked.length = 0;
  throttles = createThrottles(null, log);
});

interface Answer {
  token?: string | null;
  errors: { code: string; message: string }[];
}

async function mutate(field: string): Promise<Answer> {
  const data = await server.query<{ a: Answer }>(`mutation { a: ${field} }`, {}, { as: 'anonymous' });
  return data.a;
}

function signIn(captchaToken?: string): Promise<Answer> {
  const captcha = captchaToken === undefined ? '' : `, captchaToken: "${captchaToken}"`;
  return mutate(
    `signIn(input: { email: "paid@example.test", password: "${PASSWORD}"${captcha} }) { token errors { code message } }`,
  );
}

test('a passed check signs in; the service gets the secret and the client’s token, nothing about the member', async () => {
  expect(await signIn('human')).toMatchObject({ errors: [], token: expect.any(String) as string });
  expect(asked).toEqual(['secret=shh&response=human']);
  expect(await server.query('{ about { captchaSiteKey } }', {}, { as: 'anonymous' })).toEqual({
    about: { captchaSiteKey: 'site-key' },
  });
});

test.each([
  ['signIn', `signIn(input: { email: "paid@example.test", password: "${PASSWORD}" })`],
  [
    'signUp',
    'signUp(input: { email: "a@b.test", password: "a good long one", firstName: "A", lastName: "B" })',
  ],
  ['requestPasswordReset', 'requestPasswordReset(input: { email: "paid@example.test" })'],
])('%s without a token fails in the specified words, and does nothing', async (_, field) => {
  expect(await mutate(`${field} { errors { code message } }`)).toEqual({
    errors: [{ code: 'CAPTCHA_FAILED', message: FAILED }],
  });
  const counts = await server.db.query<object[]>(
    `/* done */ select (select count(*) from member) as members, (select count(*) from outbox_mail) as mails`,
  );
  expect(counts).toEqual([{ members: 1, mails: 0 }]);
});

test.each([
  ['/basic/userlogin', { email: 'paid@example.test', password: PASSWORD }],
  ['/basic/userregister', { email: 'a@b.test', password: 'a good long one', fname: 'A', lname: 'B' }],
])('REST %s returns Fail', async (path, body) => {
  const options = { method: 'POST', as: 'anonymous' } as const;
  expect(await server.rest(`/rest${path}`, { ...options, body })).toMatchObject({
    status: 200,
    body: 'Fail',
  });
  const passed = await server.rest(`/rest${path}`, { ...options, body: { ...body, captchaToken: 'human' } });
  expect(passed.status).toBe(200);
  expect(passed.body).not.toBe('Fail');
});

test('REST /passwordreset answers 200 only if it has sent a link', async () => {
  const reset = (captchaToken: string) =>
    server.rest('/rest/passwordreset', {
      method: 'POST',
      as: 'anonymous',
      body: { email: 'paid@example.test', captchaToken },
    });
  expect(await reset('')).toMatchObject({ status: 400, body: { error: { message: FAILED } } });
  expect(await reset('human')).toMatchObject({ status: 200, body: { result: true } });
});

test.each(['badly', 'not at all'] as const)('a service that responds %s lets nobody in', async (manner) => {
  behave = manner;
  expect(await signIn('human')).toMatchObject({ token: null, errors: [{ code: 'CAPTCHA_FAILED' }] });
});

test('a program’s token is refused, and one that is too long is not even checked', async () => {
  expect(await signIn('robot')).toMatchObject({ errors: [{ code: 'CAPTCHA_FAILED' }] });
  asked.length = 0;
  expect(await signIn('x'.repeat(10_000))).toMatchObject({ errors: [{ code: 'CAPTCHA_FAILED' }] });
  expect(asked).toEqual([]);
});

test('too many failures from one address are throttled, and successes never are', async () => {
  for (let i = 0; i < 31; i += 1) expect((await signIn('human')).errors).toEqual([]);
  for (let i = 0; i < 30; i += 1) {
    expect((await signIn('robot')).errors[0]?.code).toBe('CAPTCHA_FAILED');
  }
  asked.length = 0;
  expect((await signIn('human')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  expect(asked).toEqual([]);
});

test('a signed-in member requests a reset link without a check', async () => {
  const ask = 'mutation { requestPasswordReset(input: { email: "paid@example.test" }) { ok } }';
  const token = await server.freshToken('paid');
  expect(await server.query(ask, {}, { token })).toEqual({ requestPasswordReset: { ok: true } });
});
