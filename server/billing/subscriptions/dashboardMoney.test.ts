import type { EventEmitter } from 'node:events';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { checkIfDue } from '../reconcile/duePayments.ts';
import { checkDepsOf } from '../reconcile/checkDeps.testing.ts';
import {
  addPayer,
  change,
  customerOf,
  letDaysPass,
  paid,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber, inDays, passDays, setEndAtStripe } from './subscribers.testing.ts';
import { setCancelled } from './setCancelled.ts';

/** Money that an operator sets in Stripe's dashboard: the stand-in knows credits (less than 0) and debts. */
const server = useServer();

async function setBalance(payer: Payer, cents: number): Promise<void> {
  await server.billing.stripe.customers.update(await customerOf(server, payer), { balance: cents });
}

interface Told {
  price: number | null;
  renewsAt: string | null;
  renewalAmount: number | null;
}

async function told({ token }: Payer): Promise<Told | null> {
  const document = '{ viewer { subscription { price renewsAt renewalAmount } } }';
  const { viewer } = await server.query<{ viewer: { subscription: Told | null } }>(document, {}, { token });
  return viewer.subscription;
}

async function purchasePrice({ token }: Payer): Promise<number | null> {
  const document = '{ viewer { purchasePrice(plan: MONTHLY) } }';
  return (await server.query<{ viewer: { purchasePrice: number | null } }>(document, {}, { token })).viewer
    .purchasePrice;
}

async function mailsOf({ memberId }: Payer, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await server.db.query<{ facts: Record<string, unknown> }[]>(
    `/* mails */ select o.facts from outbox_mail o join member m on m.email = o.recipient
     where m.id = $1 and o.kind = $2`,
    [memberId, kind],
  );
  return rows.map(({ facts }) => facts);
}

/** The paths of the calls of Stripe during some work. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const note = ({ path }: Stripe.RequestEvent): void => void paths.push(path);
  // The SDK types its emitter as anything.
  const quick = server.billing.quick as unknown as EventEmitter;
  quick.on('request', note);
  await work();
  quick.off('request', note);
  return paths;
}

test('a credit is told as the next payment, charged so, and then used up', async () => {
  const payer = await addSubscriber(server);
  expect(await told(payer)).toMatchObject({ price: 15, renewalAmount: 15 });
  await setBalance(payer, -5_00);
  await tellAll(server, payer);
  expect(await told(payer)).toMatchObject({ price: 15, renewalAmount: 10 });
  await passDays(server, payer, 33);
  expect(await paid(server, payer)).toEqual([10, 15]);
  expect(await told(payer)).toMatchObject({ renewalAmount: 15 });
});

test('a credit that covers a renewal keeps the plan open and charges nothing', async () => {
  const payer = await addSubscriber(server);
  await setBalance(payer, -40_00);
  await passDays(server, payer, 33);
  expect(await paid(server, payer)).toEqual([0, 15]);
  expect(await told(payer)).toMatchObject({ renewalAmount: 0 });
  expect(await mailsOf(payer, 'RECEIPT')).toHaveLength(1);
});

test('a cancelled plan tells what it charges if it is kept, and the email about that does, too', async () => {
  const payer = await addSubscriber(server);
  await setBalance(payer, 2_50);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  expect(await told(payer)).toMatchObject({ renewalAmount: 17.5 });
  await change(server, payer, 'resubscribe');
  expect(await mailsOf(payer, 'SUBSCRIPTION_RESUMED')).toMatchObject([{ cents: 15_00, renewalCents: 17_50 }]);
});

test('a plan that ends on a day of the dashboard renews at the end of its period once it is kept', async () => {
  const payer = await addSubscriber(server);
  const { renewsAt } = (await told(payer)) ?? {};
  await setEndAtStripe(server, payer, inDays(10));
  expect(await told(payer)).toMatchObject({ renewsAt, renewalAmount: 15 });
  // Stripe takes the end back, and then does not answer the reading.
  const { stripe } = server.billing;
  const unread = Object.assign(Object.create(stripe) as Stripe, { subscriptions: unlisted(stripe) });
  const billing = { ...server.billing, stripe: unread };
  await setCancelled({ accounts: server.db, billing }, payer.memberId, false);
  const on = new Date(renewsAt ?? '').toISOString();
  expect(await mailsOf(payer, 'SUBSCRIPTION_RESUMED')).toMatchObject([{ renewsOn: on, on }]);
});

/** Stripe's subscriptions, which can be changed but not listed. */
function unlisted({ subscriptions }: Stripe): Stripe.SubscriptionResource {
  const list = (): never => {
    throw new Stripe.errors.StripeConnectionError({
      type: 'api_error',
      message: 'No answer.',
    });
  };
  return Object.assign(Object.create(subscriptions) as Stripe.SubscriptionResource, { list });
}

test('a member who comes back sees what they owe before they pay it', async () => {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await passDays(server, payer, 33);
  await setBalance(payer, 4_00);
  const { errors } = await subscribe(server, payer, 'MONTHLY', 'pm_card_visa', 15);
  expect(errors).toMatchObject([
    {
      code: 'AMOUNT_CHANGED',
      message:
        'Nothing was charged: today’s payment is now $19.00, not $15.00. Please check it, and pay again.',
    },
  ]);
  expect(await purchasePrice(payer)).toBe(19);
  expect((await subscribe(server, payer, 'MONTHLY', 'pm_card_visa', 19)).errors).toEqual([]);
  expect(await paid(server, payer)).toEqual([19, 15]);
});

test('the price of a first plan needs no call of Stripe', async () => {
  const payer = await addPayer(server);
  const calls = await callsDuring(async () => expect(await purchasePrice(payer)).toBe(15));
  expect(calls).toEqual([]);
});

test('the daily check reads a changed amount before the renewal, though its webhook was lost', async () => {
  const payer = await addSubscriber(server);
  await setBalance(payer, -5_00);
  await server.db.query(
    `/* lost */ update subscription set read_at = now() - interval '8 days', renews_at = now() + interval '2 days'
     where member_id = $1`,
    [payer.memberId],
  );
  expect(await told(payer)).toMatchObject({ renewalAmount: 15 });
  expect(await checkIfDue(checkDepsOf(server))).toBe(true);
  expect(await told(payer)).toMatchObject({ renewalAmount: 10 });
});

test('a query that names prices and invoices many times asks Stripe once for each', async () => {
  const payer = await addSubscriber(server);
  await server.db.query(`/* old */ update invoice set links_read_at = now() - interval '40 days'`);
  const prices = Array.from({ length: 10 }, (_, i) => `p${i}: upgradePrice`).join(' ');
  const lists = Array.from({ length: 10 }, (_, i) => `i${i}: invoices(first: 1) { nodes { pdfUrl } }`);
  const document = `{ viewer { subscription { ${prices} } ${lists.join(' ')} } }`;
  const calls = await callsDuring(() => server.query(document, {}, { token: payer.token }));
  expect(calls.map((path) => path.split('?')[0])).toEqual(['/v1/invoices', '/v1/invoices/create_preview']);
});

test('a query for hundreds of prices is refused', async () => {
  const payer = await addSubscriber(server);
  const prices = Array.from({ length: 40 }, (_, i) => `p${i}: upgradePrice`).join(' ');
  const asked = server.query(`{ viewer { subscription { ${prices} } } }`, {}, { token: payer.token });
  await expect(asked).rejects.toThrow('QUERY_TOO_COMPLEX');
});

test.each([
  ['waived before it ended', true],
  ['still open when it ended', false],
])('the email about the end of a plan whose renewal was %s says so', async (_, isWaived) => {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await passDays(server, payer, 33);
  const { invoices, subscriptions } = server.billing.stripe;
  const customer = await customerOf(server, payer);
  const open = await invoices.list({ customer, status: 'open' });
  if (isWaived) await invoices.voidInvoice(open.data[0]?.id ?? '');
  await letDaysPass(server, payer, 1);
  const [subscription] = (await subscriptions.list({ customer })).data;
  await subscriptions.cancel(subscription?.id ?? '');
  await tellAll(server, payer);
  expect(await mailsOf(payer, 'SUBSCRIPTION_ENDED')).toMatchObject([{ isUnpaid: !isWaived }]);
});
