import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import {
  addPayer,
  change,
  customerOf,
  eventsOf,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tell,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber } from './subscribers.testing.ts';

/** Two servers on one database, as on two machines. */
let database: TestDatabase;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
  other = await testServer({ database });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await database.close();
});

async function charges(payer: Payer): Promise<number> {
  const rows = await database.dataSource.query<unknown[]>(
    `/* charges */ select from demo_stripe.object where customer = $1 and kind = 'charge'`,
    [await customerOf(server, payer)],
  );
  return rows.length;
}

/** Makes the record unwritable, as if the process ended between the charge and the commit. */
async function whileNothingIsWritten(work: () => Promise<unknown>): Promise<void> {
  const { dataSource } = database;
  await dataSource.query(`/* break */
    create function crash() returns trigger language plpgsql as $$ begin raise exception 'crashed'; end $$;
    create trigger crash before update of plan, status on subscription for each row
      when ((new.plan, new.status) is distinct from (old.plan, old.status)) execute function crash();`);
  try {
    await work();
  } finally {
    await dataSource.query('/* mend */ drop trigger crash on subscription; drop function crash()');
  }
}

test('simultaneous clicks at two servers make one charge', async () => {
  const payer = await addPayer(server);
  const clicks = Array.from({ length: 60 }, (_, i) =>
    subscribe(i % 2 === 0 ? server : other, payer, 'MONTHLY', 'pm_card_visa'),
  );
  for (const answer of await Promise.all(clicks)) {
    expect(answer).toMatchObject({ member: { isPaid: true }, errors: [] });
  }
  expect(await charges(payer)).toBe(1);
});

test('of two tabs with two cards and two plans, one buys', async () => {
  const payer = await addPayer(server);
  const answers = await Promise.all([
    subscribe(server, payer, 'MONTHLY', 'pm_card_visa'),
    subscribe(other, payer, 'YEARLY', 'pm_card_mastercard'),
  ]);
  const codes = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
  expect(codes).toEqual(['ALREADY_SUBSCRIBED']);
  expect(await charges(payer)).toBe(1);
});

test('the next click recovers from a crash after the charge, without another charge', async () => {
  const payer = await addPayer(server);
  await whileNothingIsWritten(async () => {
    await expect(subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).rejects.toThrow();
  });
  expect(await charges(payer)).toBe(1);
  expect(await seen(server, payer)).toMatchObject({ isPaid: false });
  expect(await subscribe(other, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({
    member: { isPaid: true },
  });
  expect(await charges(payer)).toBe(1);
  expect(await paid(server, payer)).toEqual([15]);
});

test('the event recovers from a crash after the charge, without a click', async () => {
  const payer = await addPayer(server);
  await whileNothingIsWritten(async () => {
    await expect(subscribe(server, payer, 'YEARLY', 'pm_card_visa')).rejects.toThrow();
  });
  for (const event of await eventsOf(server, payer)) expect(await tell(other, event)).toBe(200);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { plan: 'YEARLY' } });
  // Another click is not charged.
  expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({ errors: [] });
  expect(await charges(payer)).toBe(1);
});

test('the next click recovers from a crash in an upgrade, without another charge', async () => {
  const payer = await addSubscriber(server);
  await whileNothingIsWritten(async () => {
    await expect(change(server, payer, 'upgradeSubscription')).rejects.toThrow();
  });
  expect(await charges(payer)).toBe(2);
  expect(await change(other, payer, 'upgradeSubscription')).toMatchObject({
    subscription: { plan: 'YEARLY' },
  });
  expect(await charges(payer)).toBe(2);
});

/** A member with an unpaid renewal, whose card works again. */
async function pastDue(): Promise<Payer> {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await letDaysPass(server, payer, 32);
  for (const event of await eventsOf(server, payer)) await tell(server, event);
  const { stripe } = server.billing;
  const customer = await customerOf(server, payer);
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { data } = await stripe.subscriptions.list({ customer });
  await stripe.subscriptions.update(data[0]?.id ?? '', { default_payment_method: card });
  expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'PAST_DUE' } });
  return payer;
}

const clickAtBoth = (payer: Payer) =>
  Promise.all(
    Array.from({ length: 20 }, (_, i) => change(i % 2 === 0 ? server : other, payer, 'payRenewal')),
  );

test('simultaneous clicks at two servers pay an overdue renewal once', async () => {
  const payer = await pastDue();
  for (const answer of await clickAtBoth(payer)) {
    expect(answer).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
  }
  expect(await charges(payer)).toBe(2);
});

test('the next click recovers from a crash after an overdue renewal was paid, without another charge', async () => {
  const payer = await pastDue();
  await whileNothingIsWritten(async () => {
    await expect(change(server, payer, 'payRenewal')).rejects.toThrow();
  });
  expect(await charges(payer)).toBe(2);
  expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'PAST_DUE' } });
  for (const answer of await clickAtBoth(payer)) {
    expect(answer).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
  }
  expect(await charges(payer)).toBe(2);
  expect(await paid(server, payer)).toEqual([15, 15]);
});

test('if Stripe is unreachable nothing is lost: the payment fails, and the next click pays once', async () => {
  const broken = await testServer({
    database,
    billing: {
      ...server.billing,
      stripe: unreachable(),
      quick: unreachable(),
      close: () => Promise.resolve(),
    },
  });
  try {
    const payer = await addPayer(server);
    await subscribe(server, payer, 'MONTHLY', 'pm_card_chargeDeclined');
    const failed = await subscribe(broken, payer, 'MONTHLY', 'pm_card_visa');
    expect(failed.errors).toMatchObject([{ field: null, code: 'PAYMENT_FAILED' }]);
    expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    const cancelled = await change(broken, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(cancelled.errors).toEqual([
      {
        field: null,
        code: 'CANCELLATION_FAILED',
        message:
          'Sorry, something went wrong. For assistance in unsubscribing please contact us via Help & Support.',
      },
    ]);
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
    expect(await charges(payer)).toBe(1);
  } finally {
    await broken.close();
  }
});

/** Address without a listener. */
function unreachable(): Stripe {
  return new Stripe('sk_test_x', { host: '127.0.0.1', port: 1, protocol: 'http', maxNetworkRetries: 0 });
}

test('an upgrade is not charged if Stripe does not say what is due, so that nobody could check it', async () => {
  const silent = await testServer({
    database,
    billing: { ...server.billing, quick: unreachable(), close: () => Promise.resolve() },
  });
  try {
    const payer = await addPayer(server);
    await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
    const { errors } = await change(silent, payer, 'upgradeSubscription', { today: 135 });
    expect(errors).toMatchObject([{ code: 'PAYMENT_FAILED' }]);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const again = await subscribe(silent, payer, 'YEARLY', 'pm_card_visa', 135);
    expect(again.errors).toMatchObject([{ code: 'PAYMENT_FAILED' }]);
    expect(await paid(server, payer)).toEqual([15]);
  } finally {
    await silent.close();
  }
});
