import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { softPasskey, type Ceremony } from './softPasskey.testing.ts';
import {
  addPerson,
  change,
  finish,
  signIn,
  type Codes,
  type Person,
  type SignedIn,
} from './twoStep.testing.ts';

const server = useServer();

type Passkey = ReturnType<typeof softPasskey>;

async function add({ token }: Person, passkey: Passkey, ceremony?: Ceremony): Promise<Codes> {
  const asked = { password: PASSWORD, name: 'Laptop' };
  const { challenge, options } = await change<{ challenge: string; options: string }>(
    server,
    token,
    'addPasskey',
    asked,
  );
  return change(server, token, 'confirmPasskey', { challenge, passkey: passkey.make(options, ceremony) });
}

async function second({ email }: Person, passkey: Passkey, ceremony?: Ceremony): Promise<SignedIn> {
  const { secondStep } = await signIn(server, email);
  const answer = passkey.sign(secondStep?.passkeyOptions ?? '{}', ceremony);
  return finish(server, { challenge: secondStep?.challenge, passkey: answer });
}

async function alone(passkey: Passkey, ceremony?: Ceremony): Promise<SignedIn> {
  const { requestPasskey } = await server.query<{ requestPasskey: { challenge: string; options: string } }>(
    'mutation { requestPasskey { challenge options } }',
    {},
    { as: 'anonymous' },
  );
  const { challenge, options } = requestPasskey;
  return finish(server, { challenge, passkey: passkey.sign(options, ceremony) });
}

test('a passkey is the second step, or signs in alone if the device verifies its holder', async () => {
  const ana = await addPerson(server, 'ana');
  const passkey = softPasskey();
  expect((await add(ana, passkey)).recoveryCodes).toHaveLength(10);
  expect((await second(ana, passkey, { isVerified: false })).token).not.toBeNull();
  expect((await alone(passkey)).token).not.toBeNull();
  expect((await alone(passkey, { isVerified: false })).errors).toMatchObject([{ code: 'INVALID_CODE' }]);
});

test.each<[string, Ceremony]>([
  ['another site', { origin: 'http://localhost:4001' }],
  ['a site that looks alike', { origin: 'http://localhost:4000.evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
])('a passkey that answers %s is neither added nor accepted', async (_, ceremony) => {
  const person = await addPerson(server, `bo${String(Math.random()).slice(2)}`);
  expect((await add(person, softPasskey(), ceremony)).errors).toMatchObject([{ code: 'PASSKEY_FAILED' }]);
  const passkey = softPasskey();
  await add(person, passkey);
  for (const answer of [await second(person, passkey, ceremony), await alone(passkey, ceremony)]) {
    expect(answer.errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  }
});

test('a copied passkey with a lower counter is refused, and so is a replayed response', async () => {
  const cy = await addPerson(server, 'cy');
  const passkey = softPasskey();
  await add(cy, passkey);
  expect((await second(cy, passkey, { counter: 9 })).token).not.toBeNull();
  for (const counter of [9, 3, 0]) {
    expect((await second(cy, passkey, { counter })).errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  }
  const { secondStep } = await signIn(server, cy.email);
  const heard = passkey.sign(secondStep?.passkeyOptions ?? '', { counter: 20 });
  expect((await finish(server, { challenge: secondStep?.challenge, passkey: heard })).token).not.toBeNull();
  const { secondStep: next } = await signIn(server, cy.email);
  const replayed = await finish(server, { challenge: next?.challenge, passkey: heard });
  expect(replayed.errors).toMatchObject([{ code: 'INVALID_CODE' }]);
});

test('a passkey belongs to one account: no other can add it or sign in with it', async () => {
  const [di, ed] = [await addPerson(server, 'di'), await addPerson(server, 'ed')];
  const [hers, his] = [softPasskey(), softPasskey()];
  await add(di, hers);
  expect((await add(ed, hers)).errors).toMatchObject([{ code: 'PASSKEY_FAILED' }]);
  await add(ed, his);
  expect((await second(ed, hers)).errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  expect((await second(ed, softPasskey())).errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  const nonsense = await signIn(server, ed.email);
  for (const passkey of ['', 'x', '{}', '{"id":"x"}', 'null']) {
    const answer = await finish(server, { challenge: nonsense.secondStep?.challenge, passkey });
    expect(answer.errors).toMatchObject([{ code: 'INVALID_CODE' }]);
  }
});
