import Stripe from 'stripe';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { sandboxPrices } from '../../demo/stripe/objects.ts';
import { checkDepsOf } from './checkDeps.testing.ts';
import { checkIfDue } from './duePayments.ts';
import type { CheckDeps } from './findings.ts';

const server = useServer();
let deps: CheckDeps;
beforeAll(() => {
  deps = checkDepsOf(server);
});
beforeEach(() => server.db.query('/* due */ delete from billing_check'));

test('the daily check is repeated within the hour if Stripe cannot be reached, and says so, but not at once', async () => {
  const stripe = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: 1,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const broken = { ...deps, billing: { ...server.billing, stripe } };
  const document = '{ subscriptionCheck { check { endedAt problem } } }';
  const shown = (): Promise<unknown> => server.query(document, {}, { as: 'admin' });
  const wait = (minutes: number): Promise<unknown> =>
    server.db.query(
      '/* wait */ update billing_check set started_at = started_at - make_interval(mins => $1)',
      [minutes],
    );
  await expect(checkIfDue(broken)).rejects.toThrow();
  const problem = 'Stripe could not be reached or returned an error. It is tried again in about an hour.';
  const endedAt = expect.any(String) as string;
  expect(await shown()).toEqual({ subscriptionCheck: { check: { endedAt, problem } } });
  expect(await checkIfDue(deps)).toBe(false);
  await wait(59);
  await expect(checkIfDue(broken)).rejects.toThrow();
  expect(await checkIfDue(deps)).toBe(false);
  await wait(59);
  expect(await checkIfDue(deps)).toBe(true);
  expect(await shown()).toEqual({ subscriptionCheck: { check: { endedAt, problem: null } } });
  await wait(59);
  expect(await checkIfDue(deps)).toBe(false);
});

interface Reported {
  subscriptionCheck: { alerts: { details: string }[] };
}

test('the daily check does not report a finding again when it is repeated, but does the next day', async () => {
  const { stripe } = server.billing;
  const { id: customer } = await stripe.customers.create({ email: 'other@example.test' });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const wanted = { customer, items: [{ price: sandboxPrices.MONTHLY }], default_payment_method: card.id };
  const { id } = await stripe.subscriptions.create({ ...wanted, payment_behavior: 'allow_incomplete' });
  const reports = async (): Promise<number> => {
    expect(await checkIfDue(deps)).toBe(true);
    const document = '{ subscriptionCheck { alerts { details } } }';
    const { subscriptionCheck } = await server.query<Reported>(document, {}, { as: 'admin' });
    return subscriptionCheck.alerts.filter(({ details }) => details.includes(id)).length;
  };
  expect(await reports()).toBe(1);
  await server.db.query(
    '/* failed */ update billing_check set has_failed = true, started_at = started_at - $$1 hour$$::interval',
  );
  expect(await reports()).toBe(1);
  await server.db.query('/* due */ update billing_check set started_at = started_at - $$1 day$$::interval');
  await server.db.query('/* due */ update billing_alert set at = at - $$1 day$$::interval');
  expect(await reports()).toBe(2);
  await stripe.subscriptions.cancel(id);
});
