import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';
import { insertWorld } from '../../launch/test/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
});
afterAll(() => server.close());

describe('signing in and out', () => {
  test('answers a token and the member, or the specified words', async () => {
    await server.token('free');
    const login = (body: object): Promise<unknown> =>
      server
        .rest('/rest/basic/userlogin', { method: 'POST', body, as: 'anonymous' })
        .then((answer) => answer.body);
    const row = { fname: 'free', lname: 'Tester', email: 'free@example.test', admin: 0, free: 1 };
    expect(await login({ email: 'free@example.test', password: PASSWORD })).toStrictEqual({
      token: expect.stringMatching(/^eyJ/) as string,
      result: { ...row, 0: row },
    });
    expect(await login({ email: 'free@example.test', password: 'wrong' })).toBe('Invalid email/password');
    expect(await login({})).toBe('Please Enter a registered Email ID and password to login.');
  });

  test.each(['GET', 'POST'])('%s userlogout ends the session', async (method) => {
    const token = await server.freshToken('paid');
    const path = '/rest/basic/userlogout';
    expect(await server.rest(path, { method, token })).toMatchObject({ status: 200, body: { result: true } });
    expect(await server.rest(path, { method, token })).toMatchObject({ status: 401 });
  });
});

const CONTROL = 'Text must not have control characters.';

// A client of these paths shows any text that it gets instead of a token.
test.each([
  ['/basic/userlogin', { email: 'a\u0000b', password: 'x' }],
  ['/basic/userlogin', { email: 'free@example.test', password: 'se\u0001cret' }],
  ['/basic/userregister', { fname: 'A\u0000', lname: 'B', email: 'a@example.test', password: 'x' }],
  ['/stripe/stripePayment', { subscriptionPlan: 2, token: 'tok_visa', name: 'A\u0007' }],
  ['/stripe/updatecard', { token: 'tok\u0000' }],
  ['/stripe/cancelSubscription', { value: 'option2', text: 'a\u001bb' }],
])('%s says any invalid input in words, with 200, as the specification has it', async (path, body) => {
  const as = path.startsWith('/basic') ? 'anonymous' : 'unpaid';
  expect(await server.rest(`/rest${path}`, { method: 'POST', body, as })).toMatchObject({
    status: 200,
    body: CONTROL,
  });
});

test('a cancellation needs a text with any other reason than the specified ones', async () => {
  for (const value of ['constructor', 'option9', '']) {
    const answer = await server.rest('/rest/stripe/cancelSubscription', {
      method: 'POST',
      as: 'unpaid',
      body: { value, text: '' },
    });
    expect([value, answer.status, answer.body]).toEqual([value, 200, 'please specify before submitting.']);
  }
});

test('an error does not repeat what was typed', async () => {
  const body = { password: 'se\u0000cret' };
  const answer = await server.rest('/rest/passwordreset/update', { method: 'POST', body, token: 'a-token' });
  expect(answer).toMatchObject({ status: 400, body: { error: { message: CONTROL } } });
});

test.each([
  ['GET', '/basic/X/1/1', undefined, 404, 'NOT_FOUND'],
  ['GET', '/mbt/X/1/1', undefined, 404, 'NOT_FOUND'],
  ['GET', '/basic/map/1/1', undefined, 404, 'NOT_FOUND'],
  ['POST', '/basic/hotelhistory', { taxpayer_number: '1', location_number: 1 }, 404, 'NOT_FOUND'],
  ['POST', '/basic/hotelhistory', {}, 400, 'BAD_USER_INPUT'],
  ['GET', '/basic/X/32049649729/abc', undefined, 400, 'BAD_USER_INPUT'],
  ['GET', '/monthly/13/2023/city/AUSTIN', undefined, 400, 'BAD_USER_INPUT'],
  ['GET', '/monthly/x/2023/city/AUSTIN', undefined, 400, 'BAD_USER_INPUT'],
  ['GET', '/monthly/1/2023/planet/MARS', undefined, 404, 'NOT_FOUND'],
  ['GET', '/monthly/1/2023/city/%E0%A4%A', undefined, 400, 'BAD_REQUEST'],
  ['GET', '/monthly/1/2023/city/A%00', undefined, 400, 'BAD_USER_INPUT'],
  ['GET', '/basic/X/3204%1B/1', undefined, 400, 'BAD_USER_INPUT'],
  ['GET', '/monthly/1/2023/constructor/MARS', undefined, 404, 'NOT_FOUND'],
  ['GET', '/basic/testlastyearlyvalues/x/X/1/1/50', undefined, 400, 'BAD_USER_INPUT'],
  ['POST', '/passwordreset', { email: '' }, 400, 'BAD_USER_INPUT'],
  ['GET', '/portfolio/hotel/999999', undefined, 404, 'NOT_FOUND'],
  ['DELETE', '/portfolio', { id: 999_999 }, 404, 'NOT_FOUND'],
  ['POST', '/brands/testbrand', {}, 400, 'BAD_USER_INPUT'],
  ['GET', '/no/such/path/at/all', undefined, 404, 'NOT_FOUND'],
])('%s %s answers %j as JSON', async (method, path, body, status, code) => {
  const answer = await server.rest(`/rest${path}`, { method, ...(body && { body }) });
  expect(answer).toMatchObject({ status, body: { error: { code } } });
  expect(answer.contentType).toContain('application/json');
  expect(answer.body).toEqual({
    error: {
      code,
      message: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    },
  });
});
