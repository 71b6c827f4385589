import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';

let server: TestServer;
/** The lines that the security log writes besides its table. */
const collected: string[] = [];
beforeAll(async () => {
  const securityOutput = createLog('security', 'info', { write: (line) => collected.push(line) });
  server = await testServer({ securityOutput });
  for (const role of ['paid', 'unpaid', 'admin'] as const) await server.token(role);
});
afterAll(() => server.close());

const LOG = `query ($filter: SecurityFilter) { securityLog(first: 100, filter: $filter) {
  totalCount nodes { kind memberId memberEmail address requestId details } } }`;

interface Entry {
  kind: string;
  memberId: string | null;
  memberEmail: string | null;
  address: string;
  requestId: string | null;
  details: string;
}

async function log(filter: object = {}): Promise<Entry[]> {
  const { securityLog } = await server.query<{ securityLog: { nodes: Entry[] } }>(
    LOG,
    { filter },
    { as: 'admin' },
  );
  return securityLog.nodes;
}

const words = async (filter: object = {}): Promise<string[]> =>
  (await log(filter)).map(({ memberEmail, details }) => `${memberEmail ?? 'nobody'}: ${details}`);

async function signIn(email: string, password: string): Promise<Response> {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) { token errors { code } } }`;
  return fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email, password } } }),
  });
}

test('sign-ins are logged with address and request; unknown accounts stay unnamed, and no secret is stored', async () => {
  const response = await signIn('paid@example.test', PASSWORD);
  await signIn('paid@example.test', 'hunter2 is wrong');
  await signIn('stranger@example.test', 'hunter2 is wrong');
  const entries = await log();
  expect(entries).toMatchObject([
    { kind: 'SIGN_IN_FAILED', memberId: null, memberEmail: null, details: 'no such account' },
    { kind: 'SIGN_IN_FAILED', memberEmail: 'paid@example.test', details: 'password not right' },
    {
      kind: 'SIGNED_IN',
      memberEmail: 'paid@example.test',
      address: '127.0.0.1',
    },
  ]);
  expect(entries[2]?.requestId).toBe(response.headers.get('x-request-id'));
  const kept = JSON.stringify(await server.db.query('/* all */ select e::text from security_event e'));
  expect(kept).not.toMatch(/stranger|hunter2|eyJ/);
  expect(await log({ memberId: entries[1]?.memberId })).toHaveLength(2);
  expect(await log({ memberId: 'member:nonsense' })).toEqual([]);
});

test('a collector gets the same entries, each as a line of JSON, without addresses of email', async () => {
  const from = collected.length;
  const answer = await signIn('admin@example.test', 'hunter2 is wrong');
  const [entry] = await log({ text: 'admin@' });
  const lines = collected.slice(from).map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    expect.objectContaining({
      name: 'security',
      kind: 'SIGN_IN_FAILED',
      memberId: entry?.memberId?.replace('member:', ''),
      address: '127.0.0.1',
      requestId: answer.headers.get('x-request-id'),
      details: 'password not right',
    }),
  ]);
  expect(collected.join('')).not.toMatch(/@|hunter2|eyJ/);
});

test('throttled and forbidden attempts are logged once a minute', async () => {
  for (let again = 0; again < 12; again += 1) await signIn('unpaid@example.test', 'wrong');
  expect(await words({ kind: 'THROTTLED' })).toEqual(['unpaid@example.test: signIn']);
  for (let again = 0; again < 3; again += 1) {
    expect((await server.ask('{ members(first: 1) { totalCount } }', {}, { as: 'paid' })).status).toBe(403);
    expect((await server.rest('/rest/admin', { as: 'unpaid' })).status).toBe(403);
  }
  expect(await words({ kind: 'DENIED' })).toEqual([
    'unpaid@example.test: members',
    'paid@example.test: members',
  ]);
  expect(collected.filter((line) => line.includes('DENIED'))).toHaveLength(2);
});

test('changes of rights and passwords, and exports, are logged with their member', async () => {
  const [{ memberId } = { memberId: null }] = await log({ text: 'UNPAID@' });
  const set =
    'mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) { errors { code } } }';
  await server.query(set, { input: { memberId, isFree: true, isAdmin: false } }, { as: 'admin' });
  expect(await words({ kind: 'RIGHTS_CHANGED' })).toEqual([
    'unpaid@example.test: free on, administrator off',
  ]);
  const change = `mutation ($old: String!, $new: String!) {
    changePassword(input: { currentPassword: $old, newPassword: $new }) { ok } }`;
  await server.query(change, { old: PASSWORD, new: `${PASSWORD} staples` }, { as: 'paid' });
  expect(await words({ kind: 'KEYS_CHANGED' })).toEqual(['paid@example.test: password changed']);
  await server.query(
    'mutation { noteExport(input: { name: "ListOfUsers.csv", rows: 3 }) { ok } }',
    {},
    { as: 'paid' },
  );
  await server.rest('/rest/admin', { as: 'admin' });
  expect(await words({ kind: 'EXPORTED' })).toEqual([
    'admin@example.test: /rest/admin, 3 rows',
    'paid@example.test: ListOfUsers.csv, 3 rows',
  ]);
});

test('a member cannot fill the log with exports', async () => {
  await server.deps.throttles.take('notedExport', { address: '', account: 'free@example.test' }, 299);
  const note = async (): Promise<unknown> =>
    server.query(
      'mutation { noteExport(input: { name: "A.csv", rows: 1 }) { errors { code } } }',
      {},
      { as: 'free' },
    );
  expect(await note()).toEqual({ noteExport: { errors: [] } });
  expect(await note()).toEqual({ noteExport: { errors: [{ code: 'TOO_MANY_ATTEMPTS' }] } });
  expect(await words({ text: 'free@' })).toEqual([
    'free@example.test: notedExport',
    'free@example.test: A.csv, 1 rows',
  ]);
});

test('a member who creates too many addresses of a feed is named', async () => {
  const create = 'mutation { createNewsFeed { errors { code } } }';
  for (let again = 0; again < 21; again += 1) await server.ask(create, {}, { as: 'free' });
  expect(await words({ kind: 'THROTTLED' })).toContain('free@example.test: feedAddress');
});
