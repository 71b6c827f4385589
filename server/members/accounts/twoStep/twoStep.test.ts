import { describe, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { waitingSessions } from '../../../launch/test/waitingSessions.ts';
import {
  addApp,
  addPerson,
  challengeOf,
  change,
  finish,
  signIn,
  type Codes,
  type Problem,
} from './twoStep.testing.ts';

const server = useServer();

const problem = async (asked: Promise<{ errors: Problem[] }>): Promise<string | undefined> =>
  (await asked).errors[0]?.code;

const noted = async (memberId: string): Promise<string[]> => {
  const rows = await server.db.query<{ details: string }[]>(
    '/* noted */ select details from security_event where member_id = $1 order by id',
    [memberId],
  );
  return rows.map(({ details }) => details);
};

const mails = async (email: string): Promise<object[]> =>
  server.db.query(
    '/* mails */ select kind, facts from outbox_mail where recipient = $1 order by created_at',
    [email],
  );

const isIn = async (token: string | null): Promise<boolean> =>
  (await server.ask('{ viewer { id } }', {}, { token: token ?? 'none' })).status === 200;

describe('an authenticator app', () => {
  test('that is being added holds up a password, which is not enough by then', async () => {
    const person = await addPerson(server, 'slow');
    await server.db
      .transaction(async (tx) => {
        await tx.query('/* adding */ select id from member where id = $1 for update', [person.id]);
        await tx.query(
          `/* added */ insert into second_step (member_id, kind, name, secret, last_period) values ($1, 'AUTHENTICATOR', 'x', 'x', 0)`,
          [person.id],
        );
        const signingIn = signIn(server, person.email);
        await expect.poll(() => server.db.query<unknown[]>(waitingSessions)).toHaveLength(1);
        return { signingIn };
      })
      .then(async ({ signingIn }) =>
        expect(await signingIn).toMatchObject({ token: null, errors: [{ code: 'INVALID_CREDENTIALS' }] }),
      );
    expect((await signIn(server, person.email)).secondStep).toMatchObject({ hasAuthenticator: true });
  });

  test('is added once a code confirms it, ends other sessions, and is required after the password', async () => {
    const ana = await addPerson(server, 'ana');
    const other = (await signIn(server, ana.email)).token;
    expect(await isIn(other)).toBe(true);
    const { app, codes } = await addApp(server, ana);
    expect([await isIn(ana.token), await isIn(other)]).toEqual([true, false]);
    expect(new Set(codes.map((code) => /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/.test(code)))).toEqual(
      new Set([true]),
    );
    expect(new Set(codes).size).toBe(10);

    const asked = await signIn(server, ana.email);
    expect(asked).toMatchObject({
      token: null,
      secondStep: { hasAuthenticator: true, passkeyOptions: null },
      errors: [{ code: 'SECOND_STEP_REQUIRED' }],
    });
    const challenge = asked.secondStep?.challenge;
    const timestamp = Date.now();
    const code = app.generate({ timestamp });
    const { token } = await finish(server, { challenge, code });
    expect(await isIn(token)).toBe(true);
    // Neither the challenge nor the code works again.
    expect(await problem(finish(server, { challenge, code }))).toBe('CHALLENGE_EXPIRED');
    const again = await challengeOf(server, ana.email);
    expect(await problem(finish(server, { challenge: again, code }))).toBe('INVALID_CODE');
    const earlier = app.generate({ timestamp: timestamp - 30_000 });
    expect(await problem(finish(server, { challenge: again, code: earlier }))).toBe('INVALID_CODE');
    expect(await noted(ana.id)).toEqual([
      'password',
      'authenticator app added',
      'password and authenticator app',
      'second step not right',
      'second step not right',
    ]);
    expect(await mails(ana.email)).toEqual([
      { kind: 'SECOND_STEP_ADDED', facts: { step: 'authenticator app' } },
    ]);
  });

  test('used by two sign-ins at once lets one in', async () => {
    const dan = await addPerson(server, 'dan');
    const { app } = await addApp(server, dan);
    const challenges = await Promise.all([challengeOf(server, dan.email), challengeOf(server, dan.email)]);
    const code = app.generate();
    const answers = await Promise.all(challenges.map((challenge) => finish(server, { challenge, code })));
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
  });

  test('is not added by a wrong code, and the database has no plain secret', async () => {
    const bea = await addPerson(server, 'bea');
    const add = { password: PASSWORD, name: 'x' };
    const { challenge } = await change<{ challenge: string }>(server, bea.token, 'addAuthenticator', add);
    const wrong = { challenge, code: '12345' };
    const confirm = (): Promise<Codes> => change(server, bea.token, 'confirmAuthenticator', wrong);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await problem(confirm())).toBe('INVALID_CODE');
    }
    expect(await problem(confirm())).toBe('CHALLENGE_EXPIRED');
    expect((await signIn(server, bea.email)).token).not.toBeNull();
    const { app, codes } = await addApp(server, bea);
    const [kept] = await server.db.query<{ text: string }[]>(
      `/* kept */ select (select jsonb_agg(s) from second_step s)::text
         || (select jsonb_agg(r) from recovery_code r)::text || (select jsonb_agg(o) from outbox_mail o)::text as text`,
    );
    for (const secret of [app.secret.base32, app.secret.hex.toLowerCase(), codes[0] ?? '']) {
      expect(kept?.text).not.toContain(secret);
    }
  });

  test.each([
    ['too late', 'expires_at = now()'],
    ['for the sixth time', 'tries = 5'],
    ['for a password that has changed', `password_hash = 'x'`],
  ])('%s fails', async (_, set) => {
    const name = `late${String(Math.random()).slice(2)}`;
    const person = await addPerson(server, name);
    const { app } = await addApp(server, person);
    const challenge = await challengeOf(server, person.email);
    await server.db.query(`/* late */ update second_step_challenge set ${set} where member_id = $1`, [
      person.id,
    ]);
    const answer = await finish(server, { challenge, code: app.generate() });
    expect([answer.token, answer.errors.length]).toEqual([null, 1]);
  });

  test('gives no access to another account, and cannot be confirmed by another member', async () => {
    const [eve, fay] = [await addPerson(server, 'eve'), await addPerson(server, 'fay')];
    const { app, codes } = await addApp(server, eve);
    await addApp(server, fay);
    for (const code of [app.generate(), codes[0]]) {
      const challenge = await challengeOf(server, fay.email);
      expect(await problem(finish(server, { challenge, code }))).toBe('INVALID_CODE');
    }
    const add = { password: PASSWORD, name: 'x' };
    const offer = await change<{ challenge: string }>(server, eve.token, 'addAuthenticator', add);
    const stolen = { challenge: offer.challenge, code: '123456' };
    expect(await problem(change<Codes>(server, fay.token, 'confirmAuthenticator', stolen))).toBe(
      'CHALLENGE_EXPIRED',
    );
    // A challenge is valid for its own purpose only.
    const challenge = await challengeOf(server, fay.email);
    const mixed = change<Codes>(server, fay.token, 'confirmAuthenticator', { challenge, code: '123456' });
    expect(await problem(mixed)).toBe('CHALLENGE_EXPIRED');
    expect(await problem(finish(server, stolen))).toBe('CHALLENGE_EXPIRED');
  });
});

test('a recovery code signs in once, in any spelling; new ones replace all', async () => {
  const gus = await addPerson(server, 'gus');
  const { codes } = await addApp(server, gus);
  const use = async (code: string | undefined): Promise<string | undefined> =>
    problem(finish(server, { challenge: await challengeOf(server, gus.email), code }));
  expect(await use(` ${codes[0]?.toUpperCase().replaceAll('-', ' ') ?? ''} `)).toBeUndefined();
  expect(await use(codes[0])).toBe('INVALID_CODE');
  expect(await noted(gus.id)).toContain('recovery code used, 9 left');
  expect((await mails(gus.email)).at(-1)).toEqual({ kind: 'RECOVERY_CODE_USED', facts: { codesLeft: 9 } });
  const renew = (password: string): Promise<Codes> =>
    change(server, gus.token, 'renewRecoveryCodes', { password });
  expect(await problem(renew('a stolen session'))).toBe('INVALID_CREDENTIALS');
  const fresh = (await renew(PASSWORD)).recoveryCodes ?? [];
  expect((await mails(gus.email)).at(-1)).toEqual({ kind: 'RECOVERY_CODES_REPLACED', facts: {} });
  expect([await use(codes[1]), await use(fresh[1])]).toEqual(['INVALID_CODE', undefined]);
});

test('a second step can be renamed; adding or removing one needs the password', async () => {
  const hal = await addPerson(server, 'hal');
  const add = { password: 'a stolen session', name: 'Thief' };
  for (const mutation of ['addAuthenticator', 'addPasskey']) {
    expect(await problem(change(server, hal.token, mutation, add))).toBe('INVALID_CREDENTIALS');
  }
  await addApp(server, hal);
  const seen = async (): Promise<unknown> =>
    (
      await server.query<{ twoStep: unknown }>(
        '{ twoStep { steps { id kind name lastUsedAt } recoveryCodesLeft } }',
        {},
        { token: hal.token },
      )
    ).twoStep;
  const before = (await seen()) as { steps: { id: string }[] };
  const id = before.steps[0]?.id;
  await change(server, hal.token, 'renameSecondStep', { id, name: ' Work phone ' });
  expect(await seen()).toEqual({
    steps: [{ id, kind: 'AUTHENTICATOR', name: 'Work phone', lastUsedAt: null }],
    recoveryCodesLeft: 10,
  });
  const remove = (token: string, password: string): Promise<{ errors: Problem[] }> =>
    change(server, token, 'removeSecondStep', { id, password });
  expect(await problem(remove(hal.token, 'a stolen session'))).toBe('INVALID_CREDENTIALS');
  const ivy = await addPerson(server, 'ivy');
  expect(await problem(remove(ivy.token, PASSWORD))).toBe('NOT_FOUND');
  expect(await problem(remove(hal.token, PASSWORD))).toBeUndefined();
  expect(await seen()).toEqual({ steps: [], recoveryCodesLeft: 0 });
  expect((await signIn(server, hal.email)).token).not.toBeNull();
  expect((await mails(hal.email)).at(-1)).toMatchObject({ kind: 'SECOND_STEP_REMOVED' });
});

test('an administrator without a second step has no access to administration', async () => {
  const kim = await addPerson(server, 'kim', true);
  const { token } = await signIn(server, kim.email);
  const as = { token: token ?? '' };
  const members = '{ members(first: 1) { totalCount } viewer { needsSecondStep } }';
  expect(await server.ask(members, {}, as)).toMatchObject({
    status: 403,
    errors: [
      {
        extensions: { code: 'SECOND_STEP_REQUIRED' },
        message: expect.stringContaining('My Account') as string,
      },
    ],
  });
  expect((await server.rest('/rest/admin', as)).status).toBe(403);
  expect(await server.query('{ viewer { needsSecondStep } brands { name } }', {}, as)).toMatchObject({
    viewer: { needsSecondStep: true },
  });
  await addApp(server, { ...kim, ...as });
  expect(await server.query(members, {}, as)).toMatchObject({ viewer: { needsSecondStep: false } });
  // A session that began before it has ended.
  expect(await isIn(kim.token)).toBe(false);
});

test('REST signs in with password and code, and asks for it; accounts without a second step sign in as before', async () => {
  const lea = await addPerson(server, 'lea');
  const login = async (more: object = {}): Promise<unknown> => {
    const body = { email: lea.email, password: PASSWORD, ...more };
    return (await server.rest('/rest/basic/userlogin', { method: 'POST', body, as: 'anonymous' })).body;
  };
  const plain = (await login()) as object;
  expect(Object.keys(plain)).toEqual(['token', 'result']);
  const { app } = await addApp(server, lea);
  expect(await login()).toContain('two-step sign-in');
  expect(await login({ code: '000' })).toContain('incorrect');
  expect(await login({ password: 'wrong', code: app.generate() })).toBe('Invalid email/password');
  expect(await login({ code: app.generate() })).toMatchObject({
    token: expect.stringMatching(/^eyJ/) as string,
  });
});
