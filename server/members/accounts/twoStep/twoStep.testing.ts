import { URI, type TOTP } from 'otpauth';
import { type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { createMember } from '../member.ts';
import { openSession } from '../sessions/session.ts';

export interface Problem {
  code: string;
}

export interface SignedIn {
  token: string | null;
  deviceToken: string | null;
  secondStep: { challenge: string; hasAuthenticator: boolean; passkeyOptions: string | null } | null;
  errors: Problem[];
}

export interface Codes {
  ok: boolean;
  recoveryCodes: string[] | null;
  errors: Problem[];
}

const SIGNED_IN =
  'token deviceToken secondStep { challenge hasAuthenticator passkeyOptions } errors { code }';

export const signIn = async (server: TestServer, email: string, more: object = {}): Promise<SignedIn> => {
  const document = `mutation ($input: SignInInput!) { signIn(input: $input) { ${SIGNED_IN} } }`;
  const input = { email, password: PASSWORD, ...more };
  return (await server.query<{ signIn: SignedIn }>(document, { input }, { as: 'anonymous' })).signIn;
};

export const finish = async (server: TestServer, input: object): Promise<SignedIn> => {
  const document = `mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { ${SIGNED_IN} } }`;
  return (await server.query<{ finishSignIn: SignedIn }>(document, { input }, { as: 'anonymous' }))
    .finishSignIn;
};

/** The challenge of a sign-in with the right password. */
export const challengeOf = async (server: TestServer, email: string): Promise<string> =>
  (await signIn(server, email)).secondStep?.challenge ?? '';

/** Runs a mutation on second steps and returns its payload. */
export async function change<T>(
  server: TestServer,
  token: string,
  mutation: string,
  input: object,
): Promise<T> {
  const name = mutation.replace(/^\w/, (letter) => letter.toUpperCase());
  const type = { AddAuthenticator: 'AddSecondStep', AddPasskey: 'AddSecondStep' }[name] ?? name;
  const fields = {
    addAuthenticator: 'challenge uri errors { code }',
    addPasskey: 'challenge options errors { code }',
    removeSecondStep: 'ok errors { code }',
    renameSecondStep: 'ok errors { code }',
  }[mutation];
  const selection = fields ?? 'ok recoveryCodes errors { code }';
  const document = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${selection} } }`;
  return (await server.query<Record<string, T>>(document, { input }, { token }))[mutation] as T;
}

export interface Person {
  id: string;
  email: string;
  /** Token of a session that started before there was a second step. */
  token: string;
}

export async function addPerson(server: TestServer, name: string, isAdmin = false): Promise<Person> {
  const email = `${name}@example.test`;
  const account = { email, firstName: 'Ana', lastName: 'Tester', password: PASSWORD, isFree: true, isAdmin };
  const id = await createMember(server.db, account);
  return { id, email, token: (await openSession(server.db, server.sessionSecret, { memberId: id })) ?? '' };
}

/** Adds an authenticator app; returns it with the recovery codes. */
export async function addApp(
  server: TestServer,
  { id, token }: Person,
): Promise<{ app: TOTP; codes: string[] }> {
  const offer = await change<{ challenge: string; uri: string }>(server, token, 'addAuthenticator', {
    password: PASSWORD,
    name: 'My phone',
  });
  const app = URI.parse(offer.uri) as TOTP;
  const { recoveryCodes } = await change<Codes>(server, token, 'confirmAuthenticator', {
    challenge: offer.challenge,
    code: app.generate(),
  });
  await passTime(server, id);
  return { app, codes: recoveryCodes ?? [] };
}

/** Moves used codes into the past. */
async function passTime({ db }: TestServer, memberId: string): Promise<void> {
  await db.query(
    `/* passTime */ update second_step set last_period = 0 where member_id = $1 and kind = 'AUTHENTICATOR'`,
    [memberId],
  );
}
