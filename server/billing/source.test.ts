import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { testDatabase, type TestDatabase } from '../launch/test/database.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { adoptGiven } from './subscriptions/adopt.ts';
import { openBilling } from './gateway.ts';
import {
  addPayer,
  change,
  paid,
  seen,
  subscribe,
  updateCard,
  type Payer,
} from './subscriptions/payers.testing.ts';
import { sandboxPrices } from '../demo/stripe/objects.ts';
import { setBillingSource } from './subscriptions/subscription.sql.ts';

const log = createLog('test', 'silent');

/** The demonstration, and the same product with keys that reaches the stand-in at Stripe's configured address. */
let database: TestDatabase;
let server: TestServer;
let keyed: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
  const { sandbox } = server.billing;
  const billing = await openBilling(
    {
      secretKey: sandbox?.secretKey ?? '',
      publishableKey: 'pk_test_shown',
      webhookSecret: 'whsec_test',
      prices: { ...sandboxPrices },
      apiUrl: `http://127.0.0.1:${sandbox?.port ?? 0}`,
    },
    log,
  );
  keyed = await testServer({ database, billing });
});
afterAll(async () => {
  await use('sandbox');
  await keyed.close();
  await server.close();
  await database.close();
});

beforeEach(() => use('sandbox'));

async function use(source: string): Promise<void> {
  await database.dataSource.query(setBillingSource, [source]);
}

const BILLING =
  '{ billing { mode publishableKey testCards { number } plans { plan code price pricePerMonth } } }';

test('with keys, real payments give access and demonstration payments do not', async () => {
  const payer: Payer = await addPayer(server);
  await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
  expect(await seen(server, payer)).toMatchObject({ isPaid: true });
  await use('test');
  expect(await seen(keyed, payer)).toMatchObject({
    isPaid: false,
    subscription: null,
    invoices: { nodes: [] },
  });
  expect(await subscribe(keyed, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({
    member: { isPaid: true },
    subscription: { plan: 'YEARLY' },
    errors: [],
  });
  expect(await paid(keyed, payer)).toEqual([150]);
  await use('sandbox');
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { plan: 'MONTHLY' } });
});

test('clients learn how to pay, and browsers may load Stripe’s script only if it is used', async () => {
  const plans = [
    { plan: 'MONTHLY', code: 2, price: 15, pricePerMonth: 15 },
    { plan: 'YEARLY', code: 3, price: 150, pricePerMonth: 12.5 },
  ];
  const demonstration = await server.query<{ billing: { testCards: unknown[] } }>(
    BILLING,
    {},
    { as: 'anonymous' },
  );
  expect(demonstration).toMatchObject({ billing: { mode: 'DEMONSTRATION', publishableKey: null, plans } });
  expect(demonstration.billing.testCards.length).toBeGreaterThan(5);
  expect(await keyed.query(BILLING, {}, { as: 'anonymous' })).toEqual({
    billing: { mode: 'TEST', publishableKey: 'pk_test_shown', testCards: [], plans },
  });
  const policy = async ({ origin }: TestServer): Promise<string> =>
    (await fetch(`${origin}/healthz`)).headers.get('content-security-policy') ?? '';
  expect(await policy(server)).not.toContain('stripe');
  expect(await policy(keyed)).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
  expect(await policy(keyed)).toMatch(
    /frame-src https:\/\/js\.stripe\.com[^;]* https:\/\/hooks\.stripe\.com/,
  );
  expect(await policy(keyed)).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
});

test('a server whose payment service another server has replaced changes and charges nothing, and says so', async () => {
  const [payer, buyer] = [await addPayer(server), await addPayer(server)];
  await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
  await use('test');
  const refusal = { errors: [{ field: null, code: 'OTHER_PAYMENT_SERVICE' }] };
  const bought = await subscribe(server, buyer, 'MONTHLY', 'pm_card_visa');
  expect(bought).toMatchObject(refusal);
  expect(bought.errors[0]?.message).toContain(
    'nothing was changed or charged. Please try again in a few minutes',
  );
  expect(await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' })).toMatchObject(refusal);
  expect(await updateCard(server, payer, 'pm_card_mastercard')).toMatchObject(refusal);
  for (const call of ['upgradeSubscription', 'resubscribe', 'payRenewal']) {
    expect(await change(server, payer, call)).toMatchObject(refusal);
  }
  await use('sandbox');
  expect(await seen(server, payer)).toMatchObject({ isSubscribed: true, subscription: { plan: 'MONTHLY' } });
  expect(await paid(server, payer)).toEqual([15]);
  const { data } = await server.billing.stripe.customers.list();
  expect(data.filter(({ metadata }) => metadata['member_id'] === buyer.memberId)).toEqual([]);
});

test('demonstration controls are refused if Stripe is used', async () => {
  const document = `mutation { moveDemonstrationClock(input: { days: 1 }) { now errors { code } } }`;
  expect(await keyed.query(document, {}, { as: 'admin' })).toEqual({
    moveDemonstrationClock: { now: null, errors: [{ code: 'NOT_FOUND' }] },
  });
});

test('in the demonstration, a plan granted by the operator can be paid, cancelled and upgraded', async () => {
  const token = await server.freshToken('paid');
  const given: Payer = { memberId: '', token };
  expect(await seen(server, given)).toMatchObject({ isPaid: true, invoices: { nodes: [] } });
  await Promise.all([
    adoptGiven(database.dataSource, server.billing, log),
    adoptGiven(database.dataSource, server.billing, log),
  ]);
  await adoptGiven(database.dataSource, server.billing, log);
  expect(await paid(server, given)).toEqual([15]);
  expect(await change(server, given, 'upgradeSubscription')).toMatchObject({
    subscription: { plan: 'YEARLY' },
  });
});
