import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { createPasswords } from './passwords/passwords.ts';

let server: TestServer;
let hashed = 0;
beforeAll(async () => {
  const passwords = createPasswords();
  const hash = (password: string): Promise<string> => {
    hashed += 1;
    return passwords.hash(password);
  };
  server = await testServer({ passwords: { ...passwords, hash } });
  await server.token('paid');
});
afterAll(() => server.close());

interface SignedUp {
  token: string | null;
  member: object | null;
  errors: { field: string | null; code: string; message: string }[];
}

const good = {
  firstName: ' Ann ',
  lastName: "O'Hara",
  email: ' Ann@Example.TEST ',
  password: 'a good long one',
};

async function signUp(changes: Partial<typeof good> = {}): Promise<SignedUp> {
  const { signUp: answer } = await server.query<{ signUp: SignedUp }>(
    `mutation ($input: SignUpInput!) {
       signUp(input: $input) {
         token member { email firstName lastName isPaid isFree isAdmin } errors { field code message }
       }
     }`,
    { input: { ...good, ...changes } },
    { as: 'anonymous' },
  );
  return answer;
}

test('signing up creates an account without rights, and its first session', async () => {
  const { token, member, errors } = await signUp();
  expect(errors).toEqual([]);
  expect(member).toEqual({
    email: 'ann@example.test',
    firstName: 'Ann',
    lastName: "O'Hara",
    isPaid: false,
    isFree: false,
    isAdmin: false,
  });
  const options = { token: token ?? '' };
  const { viewer } = await server.query<{ viewer: object }>('{ viewer { email } }', {}, options);
  expect(viewer).toEqual({ email: 'ann@example.test' });
  expect(await server.ask('{ places(product: HOTEL, kind: CITY) { id } }', {}, options)).toMatchObject({
    status: 403,
  });
});

const taken = { field: 'email', code: 'EMAIL_TAKEN', message: 'Email address already exists. ' };
const required = {
  field: null,
  code: 'REQUIRED',
  message: 'Please Enter details to create an account.',
};
const invalid = { field: 'email', code: 'INVALID_EMAIL', message: 'Please enter a valid Email. ' };
const name = 'First and last name must be given, each with at most 100 characters.';

test.each([
  [{ email: 'PAID@example.test' }, taken],
  [{ email: ' ' }, required],
  [{ firstName: ' ' }, required],
  [{ lastName: '' }, required],
  [{ password: '' }, required],
  [{ email: 'nonsense' }, invalid],
  [{ email: 'a@b.test,c@d.test' }, invalid],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, invalid],
  [{ email: `${'a'.repeat(250)}@b.test` }, invalid],
  [
    { email: 'n1@b.test', firstName: 'A\nB' },
    { field: 'firstName', code: 'INVALID_NAME', message: name },
  ],
  [
    { email: 'n2@b.test', lastName: 'A'.repeat(101) },
    { field: 'lastName', code: 'INVALID_NAME', message: name },
  ],
  [
    { email: 'n3@b.test', password: '1234567' },
    {
      field: 'password',
      code: 'PASSWORD_TOO_SHORT',
      message: 'The password must have at least 8 characters.',
    },
  ],
  [
    { email: 'n4@b.test', password: 'x'.repeat(129) },
    {
      field: 'password',
      code: 'PASSWORD_TOO_LONG',
      message: 'The password must have at most 128 characters.',
    },
  ],
  [
    { email: 'n5@b.test', password: 'PassWord1' },
    {
      field: 'password',
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is one of the most common ones, or as easy to guess. Choose another.',
    },
  ],
  ...['n6@b.test!', 'Texas-Receipts1', 'NoraExample22'].map((password): [object, object] => [
    { email: 'n6@b.test', firstName: 'Nora', lastName: 'Example', password },
    {
      field: 'password',
      code: 'PASSWORD_PERSONAL',
      message:
        'The password must not be made of your name, your email address or the name of this product. Choose ' +
        'another.',
    },
  ]),
  ...['houston2019', 'qwertyuiop12', 'Password!2345'].map((password): [object, object] => [
    { email: 'n7@b.test', password },
    {
      field: 'password',
      code: 'PASSWORD_TOO_COMMON',
      message: 'This password is one of the most common ones, or as easy to guess. Choose another.',
    },
  ]),
])('%j is refused, in words', async (changes, error) => {
  expect(await signUp(changes)).toEqual({ token: null, member: null, errors: [error] });
});

test('a known address takes as much work as a new one', async () => {
  hashed = 0;
  expect((await signUp({ email: 'paid@example.test' })).errors).toEqual([taken]);
  expect(hashed).toBe(1);
});

test('of many simultaneous sign-ups with one address, one gets the account', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email: 'race@example.test' })));
  expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
  const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN']));
});

describe('over REST', () => {
  const register = async (body: object): Promise<{ status: number; body: unknown }> => {
    const answer = await server.rest('/rest/basic/userregister', { method: 'POST', body, as: 'anonymous' });
    return { status: answer.status, body: answer.body };
  };
  const bob = { fname: 'Bob', lname: 'Diaz', email: 'bob@example.test', password: 'a good long one' };

  test('returns result and token, and the second time that the address exists', async () => {
    expect(await register(bob)).toEqual({
      status: 200,
      body: { result: true, token: expect.stringMatching(/^eyJ/) as string },
    });
    expect(await register(bob)).toEqual({ status: 200, body: 'This Email already exists' });
  });

  test('returns an error as a plain string', async () => {
    expect(await register({ ...bob, lname: '' })).toMatchObject({
      body: 'Please Enter details to create an account.',
    });
    expect(await register({ ...bob, email: 'new@example.test', password: 'short' })).toMatchObject({
      body: 'The password must have at least 8 characters.',
    });
  });

  test('the specified flags distinguish members’ states', async () => {
    const { body } = await register({ ...bob, email: 'flags@example.test' });
    const { token } = body as { token: string };
    const flags = { fname: 'Bob', lname: 'Diaz', email: 'flags@example.test', admin: 0, free: 0 };
    for (const path of ['/rest/history/users', '/rest/history/users/']) {
      expect((await server.rest(path, { token })).body).toStrictEqual([{ ...flags, stripeActive: 0 }]);
    }
    expect((await server.rest('/rest/history/users', { as: 'paid' })).body).toMatchObject([
      { admin: 0, free: 0, stripeActive: 1 },
    ]);
    expect((await server.rest('/rest/history/users', { as: 'admin' })).body).toMatchObject([{ admin: 1 }]);
  });
});
