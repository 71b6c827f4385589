import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import Stripe from 'stripe';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { customerOf, paid, seen, subscribe, type Payer } from './payers.testing.ts';
import { addSubscriber } from './subscribers.testing.ts';

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

/** The id of a member's subscription at Stripe. */
async function subscriptionOf(payer: Payer): Promise<string> {
  const customer = await customerOf(server, payer);
  const { data } = await server.billing.stripe.subscriptions.list({ customer });
  return data[0]?.id ?? '';
}

describe('a subscription that ended at Stripe while its event was lost', () => {
  test('does not stand in the way of a purchase', async () => {
    const payer = await addSubscriber(server);
    await server.billing.stripe.subscriptions.cancel(await subscriptionOf(payer));
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
    expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({
      member: { isPaid: true, isSubscribed: true },
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('is kept by a purchase if it was only cancelled, and costs nothing', async () => {
    const payer = await addSubscriber(server);
    const id = await subscriptionOf(payer);
    await server.billing.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    expect(await server.billing.stripe.subscriptions.retrieve(id)).toMatchObject({
      cancel_at_period_end: false,
    });
    expect(await paid(server, payer)).toEqual([15]);
  });
});

test('a purchase says so if Stripe cannot be asked whether the subscription still runs', async () => {
  const payer = await addSubscriber(server);
  const quick = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: 1,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const away = await testServer({
    database,
    billing: { ...server.billing, quick, close: () => Promise.resolve() },
  });
  try {
    const { errors } = await subscribe(away, payer, 'YEARLY', 'pm_card_visa');
    expect(errors).toMatchObject([{ code: 'SUBSCRIPTION_NOT_CHECKED' }]);
    expect(errors[0]?.message).toMatch(/could not be checked with Stripe, so nothing was changed or charged/);
    expect(await paid(server, payer)).toEqual([15]);
  } finally {
    await away.close();
  }
});
