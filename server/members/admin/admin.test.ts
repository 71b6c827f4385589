import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPayer, change, seen, subscribe, type Payer } from '../../billing/subscriptions/payers.testing.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { addSubscriber } from '../../billing/subscriptions/subscribers.testing.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { setMemberRights } from './members.ts';
import { changeRight } from './users.ts';

let server: TestServer;
let monthly: Payer;
let yearly: Payer;
let nobody: Payer;
beforeAll(async () => {
  server = await testServer();
  await server.token('admin');
  monthly = await addPayer(server);
  yearly = await addPayer(server);
  nobody = await addPayer(server);
  await addPayer(server, { isFree: true });
  await subscribe(server, monthly, 'MONTHLY', 'pm_card_visa');
  await change(server, monthly, 'cancelSubscription', { reason: 'OPTION1' });
  await subscribe(server, yearly, 'YEARLY', 'pm_card_visa');
});
afterAll(() => server.close());

const admin = { as: 'admin' } as const;

function idOf({ memberId }: Payer): string {
  return `member:${memberId}`;
}

test('members are counted by kind of access, and by plan unless they cancelled', async () => {
  const document = '{ memberStatistics { free active inactive monthly yearly } }';
  // The administrator and one more member have neither.
  expect(await server.query(document, {}, admin)).toEqual({
    memberStatistics: { free: 1, active: 2, inactive: 2, monthly: 0, yearly: 1 },
  });
});

test('members are found by part of the name or address, and by group', async () => {
  const document = `query ($filter: MemberFilter) { members(filter: $filter, first: 10) {
    totalCount nodes { email group subscription { plan } } } }`;
  const find = async (filter: object): Promise<string[]> => {
    const { members } = await server.query<{ members: { nodes: { email: string }[] } }>(
      document,
      { filter },
      admin,
    );
    return members.nodes.map(({ email }) => email);
  };
  expect(await find({ text: 'PAYER' })).toHaveLength(4);
  expect(await find({ text: 'admin test' })).toEqual(['admin@example.test']);
  expect(await find({ text: '%' })).toEqual([]);
  expect(await find({ text: 'pat payer', group: 'ACTIVE' })).toHaveLength(2);
  expect(await find({ group: 'FREE' })).toHaveLength(1);
});

test('an administrator sees what a member pays and what went wrong for them; another member does not', async () => {
  const report = 'mutation { reportClientError(input: { error: "It broke", url: "/stt/search" }) { ok } }';
  await server.query(report, {}, yearly);
  const document = `query ($id: ID!) { member(id: $id) {
    group createdAt subscription { plan status } invoices(first: 5) { nodes { amountPaid } }
    clientErrors { error url } paymentNotes { kind }
  } }`;
  expect(await server.query(document, { id: idOf(yearly) }, admin)).toMatchObject({
    member: {
      group: 'ACTIVE',
      subscription: { plan: 'YEARLY', status: 'ACTIVE' },
      invoices: { nodes: [{ amountPaid: 150 }] },
      clientErrors: [{ error: 'It broke', url: '/stt/search' }],
      paymentNotes: [],
    },
  });
  expect(await server.query(document, { id: 'member:nonsense' }, admin)).toEqual({ member: null });
  expect((await server.ask(document, { id: idOf(yearly) }, yearly)).status).toBe(403);
});

describe('rights', () => {
  const SET = `mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) {
    member { isFree isAdmin } errors { field code } } }`;

  test('are granted and revoked at once, and logged', async () => {
    const places = '{ places(product: HOTEL, kind: CITY) { id } }';
    expect((await server.ask(places, {}, nobody)).status).toBe(403);
    const give = await server.query(SET, { input: { memberId: idOf(nobody), isFree: true } }, admin);
    expect(give).toEqual({ setMemberRights: { member: { isFree: true, isAdmin: false }, errors: [] } });
    expect((await server.ask(places, {}, nobody)).status).toBe(200);
    await server.query(SET, { input: { memberId: idOf(nobody), isFree: false, isAdmin: true } }, admin);
    // Administrators need a second step first.
    const answer = await server.ask('{ memberStatistics { free } }', {}, nobody);
    expect(answer).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'SECOND_STEP_REQUIRED' } }],
    });
    await server.query(SET, { input: { memberId: idOf(nobody), isAdmin: false } }, admin);
    await server.query(
      'mutation ($id: ID!) { endMemberSessions(input: { memberId: $id }) { ended } }',
      { id: idOf(nobody) },
      admin,
    );
    expect((await server.ask('{ viewer { id } }', {}, nobody)).status).toBe(401);
    const log = `query ($id: ID) { auditLog(memberId: $id, first: 10) {
      nodes { action actorEmail details } } }`;
    const { auditLog } = await server.query<{ auditLog: { nodes: { action: string; details: string }[] } }>(
      log,
      { id: idOf(nobody) },
      admin,
    );
    expect(auditLog.nodes).toMatchObject([
      { action: 'END_SESSIONS', actorEmail: 'admin@example.test', details: '{"ended":1}' },
      { action: 'SET_RIGHTS' },
      { action: 'SET_RIGHTS' },
      { action: 'SET_RIGHTS', actorEmail: 'admin@example.test' },
    ]);
    expect(JSON.parse(auditLog.nodes[3]?.details ?? '')).toEqual({
      before: { isFree: false, isAdmin: false },
      set: { isFree: true, isAdmin: null },
    });
  });

  test('of administrators cannot be revoked from oneself, nor from an unknown member', async () => {
    const { viewer } = await server.query<{ viewer: { id: string } }>('{ viewer { id } }', {}, admin);
    const errors = async (input: object): Promise<unknown> => {
      const answer = await server.query<{ setMemberRights: { errors: unknown } }>(SET, { input }, admin);
      return answer.setMemberRights.errors;
    };
    expect(await errors({ memberId: viewer.id, isAdmin: false })).toEqual([
      { field: 'isAdmin', code: 'OWN_RIGHTS' },
    ]);
    const unknown = 'member:00000000-0000-0000-0000-000000000000';
    expect(await errors({ memberId: unknown, isFree: true })).toEqual([
      { field: 'memberId', code: 'NOT_FOUND' },
    ]);
  });
});

test('two administrators who revoke each other’s rights at once do not leave nobody', async () => {
  const pair = [await addPayer(server), await addPayer(server)] as const;
  const ids = pair.map(({ memberId }) => memberId);
  await server.db.query('/* pair */ update member set is_admin = true where id = any($1::uuid[])', [ids]);
  const deps = { accounts: server.db, billing: server.billing, log: server.deps.log };
  const revoke = (by: Payer, of: Payer) =>
    setMemberRights(deps, { memberId: by.memberId } as Viewer, { memberId: idOf(of), isAdmin: false });
  const done = await Promise.allSettled([revoke(pair[0], pair[1]), revoke(pair[1], pair[0])]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = await server.db.query<unknown[]>(
    '/* left */ select from member where is_admin and id = any($1::uuid[])',
    [ids],
  );
  expect(left).toHaveLength(1);
  await server.db.query('/* gone */ delete from member where id = any($1::uuid[])', [ids]);
});

test.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
  'the audit log only grows: %s',
  async (statement) => {
    await expect(server.db.query(`/* tamper */ ${statement}`)).rejects.toThrow('The audit log only grows.');
  },
);

test('REST lists all members with the flags of the specification', async () => {
  const { status, body } = await server.rest('/rest/admin', admin);
  expect(status).toBe(200);
  expect(body).toHaveLength(5);
  expect(body).toContainEqual(
    expect.objectContaining({
      fname: 'Pat',
      lname: 'Payer',
      admin: 0,
      free: 0,
      stripeActive: 0,
      subscriptionPlan: 2,
    }),
  );
  expect(body).toContainEqual(expect.objectContaining({ stripeActive: 1, subscriptionPlan: 3 }));
});

test('REST gives the Stripe customer and the last login, which is the zero date before the first', async () => {
  const login = '2023-09-01T12:00:00.000Z';
  const update = '/* login */ update member set last_login_at = $2 where id = $1';
  await server.db.query(update, [yearly.memberId, login]);
  await server.db.query(update, [nobody.memberId, null]);
  const { body } = await server.rest('/rest/admin', admin);
  const customer: unknown = expect.stringMatching(/^cus_/);
  expect(body).toContainEqual(
    expect.objectContaining({ subscriptionPlan: 3, stripeCustomerId: customer, lastLogin: login }),
  );
  const never = { stripeCustomerId: null, lastLogin: '0001-01-01T00:00:00.000Z' };
  expect(body).toContainEqual(expect.objectContaining(never));
});

test('an administrator whose rights were just revoked cancels nobody’s subscription', async () => {
  const payer = await addSubscriber(server);
  const former = await addPayer(server);
  const viewer = { memberId: former.memberId } as Viewer;
  const input = { memberId: `member:${payer.memberId}`, isFree: true, isAdmin: null };
  const deps = { accounts: server.db, billing: server.billing, log: server.deps.log };
  await expect(setMemberRights(deps, viewer, input)).rejects.toThrow('You are no longer an administrator.');
  expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
});

test('of two commands that revoke the last two administrators at once, one is told why not', async () => {
  const pair = [await addPayer(server), await addPayer(server)];
  const ids = pair.map(({ memberId }) => memberId);
  const rows = await server.db.query<{ email: string }[]>(
    '/* only */ update member set is_admin = id = any($1::uuid[]) where is_admin or id = any($1::uuid[]) returning email',
    [ids],
  );
  const emails = (rows as unknown as [{ email: string }[]])[0].map(({ email }) => email);
  const deps = { accounts: server.db, billing: server.billing, log: server.deps.log };
  const revoke = (email: string) =>
    changeRight(deps, { email, right: 'admin', isOn: false, isSure: true }).catch(String);
  const done = await Promise.all(emails.filter((email) => email.startsWith('payer')).map(revoke));
  expect(done.filter((each) => typeof each === 'string')).toEqual([
    expect.stringContaining('is the last administrator.') as string,
  ]);
});
