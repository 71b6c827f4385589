import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerChallenge,
  change,
  customerOf,
  paid,
  subscribe,
  type Payer,
} from '../../../billing/subscriptions/payers.testing.ts';
import { addSubscriber } from '../../../billing/subscriptions/subscribers.testing.ts';
import { testDatabase, type TestDatabase } from '../../../launch/test/database.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { namingColumns } from './decisionNames.sql.ts';
import { createMember } from '../member.ts';
import {
  addPerson,
  call,
  doDaily,
  DONE,
  mailedLink,
  mailsTo,
  ownEmail,
  refusedFor,
  withoutStripe,
  type Done,
} from './privacy.testing.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function count(table: string, where: string, value: string): Promise<number> {
  const [row] = await server.db.query<{ count: number }[]>(
    `/* count */ select count(*)::int as count from ${table} where ${where}`,
    [value],
  );
  return row?.count ?? 0;
}

test('members download the data stored about them, and nobody else can', async () => {
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
    call(at, 'deleteAccount', { password }, person.token);

  test('needs the password', async () => {
    const person = await addPerson(server);
    expect(await remove(person, 'not it')).toEqual(refusedFor('INVALID_CREDENTIALS', 'password'));
    expect(await ownEmail(server, person)).toMatchObject({ email: person.email });
  });

  test('ends the subscription and the session, keeps the invoices without a name, and frees the address', async () => {
    const person = await addPerson(server);
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
    expect(await mailsTo(server, person.email)).toContain('ACCOUNT_DELETED');
    // The daily work deletes the Stripe customer with its cards; running it twice changes nothing.
    await doDaily(server);
    await doDaily(server);
    expect(await server.billing.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await count('erased_customer', 'customer_id = $1', customer)).toBe(0);
    const again = { email: person.email, firstName: 'Ann', lastName: 'X', password: PASSWORD };
    await expect(createMember(server.db, again)).resolves.toMatch(/-/);
  });

  test('ends a payment that waits for a bank', async () => {
    const person = await addPerson(server);
    const { clientSecret } = await subscribe(server, person, 'MONTHLY', 'pm_card_threeDSecure2Required');
    const customer = await customerOf(server, person);
    const other = await addPerson(server);
    expect(await remove(person)).toEqual(DONE);
    await expect(answerChallenge(server, other, clientSecret, true)).rejects.toThrow('Nothing waited');
    const { data } = await server.billing.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.filter(({ status }) => status === 'active')).toEqual([]);
  });

  test('does nothing if Stripe cannot be reached', async () => {
    const person = await addPerson(server);
    await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
    await withoutStripe(database, server, async (at) => {
      expect(await remove(person, PASSWORD, at)).toEqual(refusedFor('PAYMENT_FAILED'));
    });
    expect(await ownEmail(server, person)).toMatchObject({ email: person.email });
    expect(await paid(server, person)).toEqual([15]);
    expect(await count('erasure', 'member_id = $1', person.memberId)).toBe(0);
    expect(await mailsTo(server, person.email)).not.toContain('ACCOUNT_DELETED');
    expect(await change(server, person, 'cancelSubscription', { reason: 'OPTION1' })).toMatchObject({
      errors: [],
    });
  });

  test('is refused to the only administrator, and to two who try at once', async () => {
    const [one, two] = [
      await addPerson(server, { isAdmin: true }),
      await addPerson(server, { isAdmin: true }),
    ];
    const done = await Promise.all([remove(one), remove(two)]);
    expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(done.flatMap(({ errors }) => errors)).toEqual([{ field: null, code: 'SOLE_ADMINISTRATOR' }]);
  });
});

test('decisions follow an administrator to a new address, and lose the name with the account', async () => {
  const person = await addPerson(server, { isAdmin: true, isConfirmed: true });
  await addPerson(server, { isAdmin: true });
  await server.db.query(
    `/* decided */ insert into brand_change (kind, match_text, made_by) values ('ADD_RULE', 'INN', $1)`,
    [person.email],
  );
  const decidedBy = async (): Promise<unknown> =>
    (await server.db.query<{ by: string }[]>('/* decidedBy */ select made_by as by from brand_change'))[0]
      ?.by;
  const email = 'moved@example.test';
  expect(await call(server, 'changeEmail', { email, password: PASSWORD }, person.token)).toEqual(DONE);
  const token = await mailedLink(server, person.memberId, email);
  expect(await call(server, 'confirmEmail', { token })).toEqual(DONE);
  expect(await decidedBy()).toBe(email);
  expect(await call(server, 'deleteAccount', { password: PASSWORD }, person.token)).toEqual(DONE);
  expect(await decidedBy()).toBe('a former administrator');
});

test('every column that names who acted is known to a deletion', async () => {
  const rows = await server.db.query<{ name: string }[]>(
    `/* naming */ select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name like '%\\_by' order by 1`,
  );
  const known = Object.entries(namingColumns).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  // Says MEMBER or OPERATOR.
  expect(rows.map(({ name }) => name)).toEqual([...known, 'erasure.asked_by'].sort());
});

test('retention periods are public', async () => {
  const { retention } = await server.query<{ retention: { what: string; days: number }[] }>(
    '{ retention { what days } }',
    {},
    { as: 'anonymous' },
  );
  expect(retention.length).toBeGreaterThan(8);
  // Thirteen months at most: the newest backup of each of twelve is kept.
  expect(retention).toContainEqual({ what: expect.stringMatching(/^Backups, /) as string, days: 396 });
});

async function invoicesOf({ memberId }: Payer): Promise<string[]> {
  const rows = await server.db.query<{ id: string }[]>(
    '/* invoicesOf */ select id from invoice where member_id = $1',
    [memberId],
  );
  return rows.map(({ id }) => id);
}
