import { beforeEach, describe, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';

const server = useServer();
beforeEach(() => server.db.query('/* nobody */ delete from session'));

interface Session {
  id: string;
  userAgent: string | null;
  isCurrent: boolean;
}

async function sessionsOf(token: string): Promise<Session[]> {
  const { viewer } = await server.query<{ viewer: { sessions: Session[] } }>(
    '{ viewer { sessions { id userAgent isCurrent createdAt lastSeenAt } } }',
    {},
    { token },
  );
  return viewer.sessions;
}

async function isLive(token: string): Promise<boolean> {
  return (await server.ask('{ viewer { id } }', {}, { token })).status === 200;
}

const PASSWORD = 'correct horse battery';
const END = `mutation ($id: ID!, $password: String) {
  endSession(input: { id: $id, password: $password }) { ok errors { field code } }
}`;
const END_OTHERS = `mutation ($password: String!) {
  endOtherSessions(input: { password: $password }) { ended errors { field code } }
}`;
const END_MEMBER =
  'mutation ($id: ID!) { endMemberSessions(input: { memberId: $id }) { ended errors { code } } }';

test('a member sees each live session with its browser, and which one is current', async () => {
  const other = await server.freshToken('free');
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'A Browser/1.0' },
    body: JSON.stringify({
      query: `mutation { signIn(input: { email: "free@example.test", password: "correct horse battery" }) {
        token
      } }`,
    }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  const sessions = await sessionsOf(data.signIn.token);
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ isCurrent }) => isCurrent)?.userAgent).toBe('A Browser/1.0');
  expect((await sessionsOf(other)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test('a member ends one of their sessions, which stops working at once', async () => {
  const [one, other] = [await server.freshToken('paid'), await server.freshToken('paid')];
  const { id } = (await sessionsOf(one)).find(({ isCurrent }) => !isCurrent) ?? { id: '' };
  const asked = { id, password: PASSWORD };
  expect(await server.query(END, asked, { token: one })).toEqual({ endSession: { ok: true, errors: [] } });
  expect([await isLive(one), await isLive(other)]).toEqual([true, false]);
  expect(await sessionsOf(one)).toHaveLength(1);
  expect(await server.query(END, asked, { token: one })).toEqual({
    endSession: { ok: false, errors: [{ field: 'id', code: 'NOT_FOUND' }] },
  });
});

test('a member cannot end another member’s session', async () => {
  const [mine, theirs] = [await server.freshToken('paid'), await server.freshToken('free')];
  const [{ id } = { id: '' }] = await sessionsOf(theirs);
  expect(await server.query(END, { id, password: PASSWORD }, { token: mine })).toEqual({
    endSession: { ok: false, errors: [{ field: 'id', code: 'NOT_FOUND' }] },
  });
  expect(await server.query('query ($id: ID!) { node(id: $id) { id } }', { id }, { token: mine })).toEqual({
    node: null,
  });
  expect(await isLive(theirs)).toBe(true);
});

test.each(['', 'session:', 'session:1', "session:' or 1=1", 'member:00000000-0000-0000-0000-000000000000'])(
  'the id %j ends nothing',
  async (id) => {
    const token = await server.freshToken('paid');
    expect(await server.query(END, { id, password: PASSWORD }, { token })).toMatchObject({
      endSession: { ok: false },
    });
    expect(await isLive(token)).toBe(true);
  },
);

test('a member ends all other sessions at once', async () => {
  const tokens = [
    await server.freshToken('paid'),
    await server.freshToken('paid'),
    await server.freshToken('paid'),
    await server.freshToken('free'),
  ] as const;
  expect(await server.query(END_OTHERS, { password: PASSWORD }, { token: tokens[0] })).toEqual({
    endOtherSessions: { ended: 2, errors: [] },
  });
  expect(await Promise.all(tokens.map(isLive))).toEqual([true, false, false, true]);
});

test.each([
  ['', 'REQUIRED'],
  ['a wrong one', 'INVALID_CREDENTIALS'],
])('with the password %j a session ends no other one', async (password, code) => {
  const [one, other] = [await server.freshToken('paid'), await server.freshToken('paid')];
  const { id } = (await sessionsOf(one)).find(({ isCurrent }) => !isCurrent) ?? { id: '' };
  const errors = [{ field: 'password', code }];
  expect(await server.query(END, { id, password }, { token: one })).toEqual({
    endSession: { ok: false, errors },
  });
  expect(await server.query(END_OTHERS, { password }, { token: one })).toEqual({
    endOtherSessions: { ended: 0, errors },
  });
  expect(await isLive(other)).toBe(true);
});

test('a session ends itself without the password', async () => {
  const token = await server.freshToken('paid');
  const { id } = (await sessionsOf(token)).find(({ isCurrent }) => isCurrent) ?? { id: '' };
  expect(await server.query(END, { id }, { token })).toEqual({ endSession: { ok: true, errors: [] } });
  expect(await isLive(token)).toBe(false);
});

describe('an administrator', () => {
  test('ends all sessions of a member, and those of nobody else', async () => {
    const [one, two, other] = [
      await server.freshToken('paid'),
      await server.freshToken('paid'),
      await server.freshToken('free'),
    ];
    const { viewer } = await server.query<{ viewer: { id: string } }>(
      '{ viewer { id } }',
      {},
      { token: one },
    );
    const token = await server.freshToken('admin');
    expect(await server.query(END_MEMBER, { id: viewer.id }, { token })).toEqual({
      endMemberSessions: { ended: 2, errors: [] },
    });
    expect(await Promise.all([one, two, other, token].map(isLive))).toEqual([false, false, true, true]);
    expect(await server.query(END_MEMBER, { id: 'member:x' }, { token })).toMatchObject({
      endMemberSessions: { ended: 0 },
    });
  });

  test('ends none of their own that way, which asks for no password', async () => {
    const [token, other] = [await server.freshToken('admin'), await server.freshToken('admin')];
    const { viewer } = await server.query<{ viewer: { id: string } }>('{ viewer { id } }', {}, { token });
    expect(await server.query(END_MEMBER, { id: viewer.id }, { token })).toEqual({
      endMemberSessions: { ended: 0, errors: [{ code: 'OWN_SESSIONS' }] },
    });
    expect(await isLive(other)).toBe(true);
  });

  test('whose rights were revoked cannot, with the same token', async () => {
    const token = await server.freshToken('admin');
    const id = 'member:00000000-0000-0000-0000-000000000000';
    expect((await server.ask(END_MEMBER, { id }, { token })).status).toBe(200);
    await server.db.query(
      `/* demote */ update member set is_admin = false where email = 'admin@example.test'`,
    );
    expect(await server.ask(END_MEMBER, { id }, { token })).toMatchObject({ status: 403 });
    await server.db.query(
      `/* promote */ update member set is_admin = true where email = 'admin@example.test'`,
    );
  });
});

test('a session ends after 30 days, even if it is in use', async () => {
  const token = await server.freshToken('paid');
  await server.db.query("/* age */ update session set created_at = now() - interval '29 days 23 hours'");
  expect(await isLive(token)).toBe(true);
  await server.db.query("/* age */ update session set created_at = now() - interval '30 days 1 second'");
  expect(await isLive(token)).toBe(false);
});

test('a member has at most 20 sessions: a new one ends the least recently used', async () => {
  const first = await server.freshToken('paid');
  await server.db.query("/* idle */ update session set last_seen_at = now() - interval '1 hour'");
  const second = await server.freshToken('paid');
  for (let count = 2; count < 20; count += 1) await server.freshToken('paid');
  expect(await isLive(first)).toBe(true);
  await server.db.query(
    "/* idle */ update session set last_seen_at = now() - interval '1 hour' where created_at = (select min(created_at) from session)",
  );
  await server.freshToken('paid');
  expect([await isLive(first), await isLive(second)]).toEqual([false, true]);
});
