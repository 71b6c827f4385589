import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doDue } from '../../billing/reconcile/daily.ts';
import {
  answerChallenge,
  change,
  customerOf,
  paid,
  subscribe,
  type Payer,
} from '../../billing/subscriptions/payers.testing.ts';
import { addSubscriber } from '../../billing/subscriptions/subscribers.testing.ts';
import { createLog } from '../../platform/log.ts';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { PASSWORD, testServer, type TestServer } from '../../launch/test/query.ts';
import { createMember } from './member.ts';
import { mailedLink } from './links.testing.ts';
import { hashPassword } from './password.ts';
import { openSession } from './session.ts';

let database: TestDatabase;
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Person extends Payer {
  email: string;
}

let made = 0;

/** Somebody who has just signed up, with the address not confirmed; or whose address is. */
async function add(facts: { isConfirmed?: boolean; isAdmin?: boolean } = {}): Promise<Person> {
  made += 1;
  const email = `person${String(made)}@example.test`;
  const given = { email, firstName: 'Ann', lastName: 'X', password: PASSWORD, ...facts };
  const memberId = await createMember(server.db, given, { hash: () => Promise.resolve(passwordHash) });
  const token = (await openSession(server.db, server.sessionSecret, { memberId })) ?? '';
  return { memberId, token, email };
}

interface Done {
  ok: boolean;
  errors: { field: string | null; code: string }[];
}

async function ask(call: string, input: object | null, token?: string, at = server): Promise<Done> {
  const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`;
  const document = input
    ? `mutation ($input: ${type}!) { done: ${call}(input: $input) { ok errors { field code } } }`
    : `mutation { done: ${call} { ok errors { field code } } }`;
  const as = token === undefined ? { as: 'anonymous' as const } : { token };
  return (await at.query<{ done: Done }>(document, input ? { input } : {}, as)).done;
}

const DONE = { ok: true, errors: [] };
const refusedFor = (code: string, field: string | null = null) => ({ ok: false, errors: [{ field, code }] });
const confirm = (token: string): Promise<Done> => ask('confirmEmail', { token });

async function own({ token }: Person): Promise<object> {
  const document = '{ viewer { email ownEmail { email isConfirmed pendingEmail } } }';
  return (await server.query<{ viewer: { ownEmail: object } }>(document, {}, { token })).viewer.ownEmail;
}

async function mails(email: string): Promise<string[]> {
  const rows = await server.db.query<{ kind: string }[]>(
    '/* mails */ select kind from outbox_mail where recipient = $1 order by created_at, kind',
    [email],
  );
  return rows.map(({ kind }) => kind);
}

async function count(table: string, where: string, value: string): Promise<number> {
  const [row] = await server.db.query<{ count: number }[]>(
    `/* count */ select count(*)::int as count from ${table} where ${where}`,
    [value],
  );
  return row?.count ?? 0;
}

describe('an address', () => {
  test('is confirmed by the mailed link, once; the welcome follows', async () => {
    const email = 'fresh@example.test';
    const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { token member { id } } }`;
    const input = { email, firstName: 'Fay', lastName: 'X', password: PASSWORD };
    const answer = await server.query<{ signUp: { token: string; member: { id: string } } }>(
      signUp,
      { input },
      { as: 'anonymous' },
    );
    const memberId = answer.signUp.member.id.slice('member:'.length);
    const person = { memberId, token: answer.signUp.token, email };
    expect(await own(person)).toEqual({ email, isConfirmed: false, pendingEmail: null });
    expect(await mails(email)).toEqual(['CONFIRM_EMAIL']);
    expect(await ask('requestEmailConfirmation', null, person.token)).toEqual(DONE);
    const link = await mailedLink(server, memberId, email);
    expect(await confirm(link)).toEqual(DONE);
    expect(await own(person)).toEqual({ email, isConfirmed: true, pendingEmail: null });
    expect(await confirm(link)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
    expect(await mails(email)).toEqual(['CONFIRM_EMAIL', 'CONFIRM_EMAIL', 'WELCOME']);
    // There is nothing left to confirm.
    await ask('requestEmailConfirmation', null, person.token);
    expect(await mails(email)).toHaveLength(3);
  });

  test('is not confirmed by a link that has expired, is made up, or is of another address', async () => {
    const person = await add({ isConfirmed: false });
    const old = await mailedLink(server, person.memberId, person.email);
    await server.db.query('/* old */ update email_link set expires_at = now() where member_id = $1', [
      person.memberId,
    ]);
    const foreign = await mailedLink(server, person.memberId, 'once-wanted@example.test');
    for (const token of [old, foreign, 'made up']) {
      expect(await confirm(token)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
    }
    expect(await own(person)).toMatchObject({ isConfirmed: false });
  });

  test('is confirmed at most five times an hour', async () => {
    const { token } = await add({ isConfirmed: false });
    for (let i = 0; i < 5; i += 1) expect(await ask('requestEmailConfirmation', null, token)).toEqual(DONE);
    expect(await ask('requestEmailConfirmation', null, token)).toEqual(refusedFor('TOO_MANY_ATTEMPTS'));
  });

  test('that is new counts once it is confirmed; the old one is told, and Stripe', async () => {
    const person = await add();
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    const email = 'Moved@Example.test';
    const isAsked = await ask('changeEmail', { email, password: PASSWORD }, person.token);
    expect(isAsked).toEqual(DONE);
    expect(await own(person)).toMatchObject({ email: person.email, pendingEmail: 'moved@example.test' });
    expect(await mails('moved@example.test')).toEqual(['CONFIRM_EMAIL']);
    const link = await mailedLink(server, person.memberId, 'moved@example.test');
    expect(await confirm(link)).toEqual(DONE);
    expect(await own(person)).toEqual({
      email: 'moved@example.test',
      isConfirmed: true,
      pendingEmail: null,
    });
    const told = (await mails(person.email)).filter((kind) => kind === 'EMAIL_CHANGE');
    expect(told).toHaveLength(2);
    const customer = await server.billing.stripe.customers.retrieve(await customerOf(server, person));
    expect(customer).toMatchObject({ email: 'moved@example.test' });
  });

  test('that is new reaches Stripe later where Stripe cannot be asked', async () => {
    const person = await add();
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    await ask('changeEmail', { email: 'late@example.test', password: PASSWORD }, person.token);
    const link = await mailedLink(server, person.memberId, 'late@example.test');
    await without(async (at) => {
      expect(await ask('confirmEmail', { token: link }, undefined, at)).toEqual(DONE);
    });
    const customer = async () => server.billing.stripe.customers.retrieve(await customerOf(server, person));
    expect(await customer()).toMatchObject({ email: person.email });
    await daily();
    expect(await customer()).toMatchObject({ email: 'late@example.test' });
  });

  test('that is new is refused with a wrong password, where it is taken, or taken meanwhile', async () => {
    const person = await add();
    const { token, memberId } = person;
    const other = await add();
    const changeTo = (email: string, password = PASSWORD): Promise<Done> =>
      ask('changeEmail', { email, password }, token);
    expect(await changeTo('new@example.test', 'not it')).toEqual(
      refusedFor('INVALID_CREDENTIALS', 'password'),
    );
    expect(await changeTo(other.email.toUpperCase())).toEqual(refusedFor('EMAIL_TAKEN', 'email'));
    expect(await changeTo(person.email)).toEqual(refusedFor('SAME_EMAIL', 'email'));
    expect(await changeTo('no address')).toEqual(refusedFor('INVALID_EMAIL', 'email'));
    expect(await changeTo('race@example.test')).toEqual(DONE);
    const link = await mailedLink(server, memberId, 'race@example.test');
    await server.db.query(`/* race */ update member set email = 'race@example.test' where id = $1`, [
      other.memberId,
    ]);
    expect(await confirm(link)).toEqual(refusedFor('EMAIL_TAKEN', 'token'));
    // A new password, or the member, stops it.
    const newPassword = 'quite another one 7';
    await ask('changePassword', { currentPassword: PASSWORD, newPassword }, token);
    expect(await own(person)).toMatchObject({ email: person.email, pendingEmail: null });
    await server.db.query('/* free */ delete from member where id = $1', [other.memberId]);
    expect(await confirm(link)).toEqual(refusedFor('TOKEN_EXPIRED', 'token'));
  });
});

test('names change, and what is none is refused', async () => {
  const { token } = await add();
  const document = `mutation ($input: ChangeNameInput!) {
    changeName(input: $input) { member { firstName lastName } errors { field code } } }`;
  const to = (firstName: string) =>
    server.query(document, { input: { firstName, lastName: 'Y' } }, { token });
  expect(await to(' Bea ')).toEqual({
    changeName: { member: { firstName: 'Bea', lastName: 'Y' }, errors: [] },
  });
  expect(await to(' ')).toEqual({
    changeName: { member: null, errors: [{ field: 'firstName', code: 'INVALID_NAME' }] },
  });
});

test('members download what is kept about them, and nobody else', async () => {
  const person = await addSubscriber(server);
  const { token } = person;
  await server.rest('/rest/portfolio', { method: 'POST', body: { portfolio: 'Mine', type: 0 }, token });
  const { downloadOwnData } = await server.query<{ downloadOwnData: { json: string } }>(
    'mutation { downloadOwnData { json } }',
    {},
    { token },
  );
  const data = JSON.parse(downloadOwnData.json) as Record<string, unknown[]>;
  expect(data).toMatchObject({
    about: { mostRowsOfEachKind: 5_000 },
    account: { firstName: 'Pat', isAdmin: false },
    portfolios: [{ name: 'Mine', properties: [] }],
    subscriptions: [{ planCode: 2, status: 'active', cardLast4: '4242' }],
    invoices: [{ amountPaidCents: 1_500, status: 'paid' }],
  });
  expect(data['sessions']).toHaveLength(1);
  expect(data['mails']?.length).toBeGreaterThan(0);
  expect(downloadOwnData.json).not.toMatch(/argon2|token|passwordHash/i);
  expect(
    downloadOwnData.json.match(/[\w.-]+@example\.test/g)?.every((each) => each.startsWith('payer')),
  ).toBe(true);
  expect(await count('security_event', `details = 'own data' and member_id = $1`, person.memberId)).toBe(1);
});

describe('deleting an account', () => {
  const remove = (person: Payer, password = PASSWORD, at = server): Promise<Done> =>
    ask('deleteAccount', { password }, person.token, at);

  test('needs the password', async () => {
    const person = await add();
    expect(await remove(person, 'not it')).toEqual(refusedFor('INVALID_CREDENTIALS', 'password'));
    expect(await own(person)).toMatchObject({ email: person.email });
  });

  test('ends the subscription and the session, keeps the invoices without a name, and frees the address', async () => {
    const person = await add();
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    const customer = await customerOf(server, person);
    expect(await paid(server, person)).toEqual([15]);
    const invoices = await invoicesOf(person);
    expect(await remove(person)).toEqual(DONE);
    const atStripe = await server.billing.stripe.subscriptions.list({ customer, status: 'all' });
    expect(atStripe.data.map(({ status }) => status)).toEqual(['canceled']);
    const { status } = await server.ask('{ viewer { id } }', {}, { token: person.token });
    expect(status).toBe(401);
    expect(await count('member', 'id = $1', person.memberId)).toBe(0);
    const kept = await server.db.query<unknown[]>(
      `/* kept */ select id, amount_paid_cents as cents, member_id, pdf_url, page_url from invoice where id = any($1)`,
      [invoices],
    );
    expect(kept).toEqual([{ id: invoices[0], cents: 15_00, member_id: null, pdf_url: null, page_url: null }]);
    expect(await mails(person.email)).toContain('ACCOUNT_DELETED');
    // At Stripe, the customer goes with the daily work, cards included; doing it twice changes nothing.
    await daily();
    await daily();
    expect(await server.billing.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await count('erased_customer', 'customer_id = $1', customer)).toBe(0);
    const again = { email: person.email, firstName: 'Ann', lastName: 'X', password: PASSWORD };
    await expect(createMember(server.db, again)).resolves.toMatch(/-/);
  });

  test('ends what waits for a bank', async () => {
    const person = await add();
    const { clientSecret } = await subscribe(server, person, 'MONTHLY', 'pm_card_threeDSecure2Required');
    const customer = await customerOf(server, person);
    const other = await add();
    expect(await remove(person)).toEqual(DONE);
    await expect(answerChallenge(server, other, clientSecret, true)).rejects.toThrow('Nothing waited');
    const { data } = await server.billing.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.filter(({ status }) => status === 'active')).toEqual([]);
  });

  test('does nothing at all where Stripe cannot be asked', async () => {
    const person = await add();
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    await without(async (at) => {
      expect(await remove(person, PASSWORD, at)).toEqual(refusedFor('PAYMENT_FAILED'));
    });
    expect(await own(person)).toMatchObject({ email: person.email });
    expect(await paid(server, person)).toEqual([15]);
    expect(await count('erasure', 'member_id = $1', person.memberId)).toBe(0);
    expect(await mails(person.email)).not.toContain('ACCOUNT_DELETED');
    expect(await change(server, person, 'cancelSubscription', { reason: 'OPTION1' })).toMatchObject({
      errors: [],
    });
  });

  test('is not for the only administrator, nor for both at once', async () => {
    const [one, two] = [await add({ isAdmin: true }), await add({ isAdmin: true })];
    const done = await Promise.all([remove(one), remove(two)]);
    expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(done.flatMap(({ errors }) => errors)).toEqual([{ field: null, code: 'SOLE_ADMINISTRATOR' }]);
  });
});

test('everybody may know how long things are kept', async () => {
  const { retention } = await server.query<{ retention: { what: string; days: number }[] }>(
    '{ retention { what days } }',
    {},
    { as: 'anonymous' },
  );
  expect(retention.length).toBeGreaterThan(8);
});

async function invoicesOf({ memberId }: Payer): Promise<string[]> {
  const rows = await server.db.query<{ id: string }[]>(
    '/* invoicesOf */ select id from invoice where member_id = $1',
    [memberId],
  );
  return rows.map(({ id }) => id);
}

function daily(): Promise<void> {
  return doDue({ accounts: server.db, billing: server.billing, log: createLog('test', 'silent') });
}

/** Asks a server that cannot reach Stripe. */
async function without(work: (at: TestServer) => Promise<void>): Promise<void> {
  const stripe = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: 1,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const close = (): Promise<void> => Promise.resolve();
  const at = await testServer({ database, billing: { ...server.billing, stripe, quick: stripe, close } });
  try {
    await work(at);
  } finally {
    await at.close();
  }
}
