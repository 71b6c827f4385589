import { expect, test } from 'vitest';
import type { Kinds } from '../../demo/stripe/objects.ts';
import type { World } from '../../demo/stripe/world.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { checkDepsOf } from '../reconcile/checkDeps.testing.ts';
import { checkIfDue } from '../reconcile/duePayments.ts';
import { addPerson, call, doDaily, DONE } from '../../members/accounts/privacy/privacy.testing.ts';
import { PASSWORD } from '../../launch/test/tokens.ts';
import { customerOf, subscribe, tell, type StripeEvent } from '../subscriptions/payers.testing.ts';
import { addSubscriber } from '../subscriptions/subscribers.testing.ts';

const server = useServer({ operatorMails: ['money@example.test'] });

/** Changes what Stripe has of a customer, and returns the events of it, not delivered yet. */
async function atStripe(customer: string, work: (world: World) => void): Promise<StripeEvent[]> {
  await server.deps.sandbox?.change(customer, work);
  const rows = await server.db.query<{ data: StripeEvent }[]>(
    `/* events */ select data from demo_stripe.object
     where customer = $1 and kind = 'event' and data->>'type' ~ 'refund|dispute' order by seq`,
    [customer],
  );
  return rows.map(({ data }) => data);
}

function refund(world: World, amount: number): void {
  const [charge] = world.all('charge') as [Kinds['charge']];
  world.add('refund', { charge: charge.id, amount });
  const amount_refunded = charge.amount_refunded + amount;
  world.change(charge, { amount_refunded, refunded: amount_refunded === charge.amount });
  world.emit('charge.refunded', charge);
}

/** The bank cannot pay the refund out: it comes back, as if it had not been made. */
function sendBack(world: World): void {
  const [charge] = world.all('charge') as [Kinds['charge']];
  const [made] = world.all('refund') as [Kinds['refund']];
  world.change(charge, { amount_refunded: charge.amount_refunded - made.amount, refunded: false });
  world.emit('refund.failed', world.change(made, { status: 'failed' }));
}

interface Owner {
  business: {
    months: { revenue: number; refunds: number; lostDisputes: number }[];
    disputes: { memberEmail: string | null; amount: number; status: string }[];
  };
}

/** The owner's figures of this month and list of disputes. */
async function ownersView(): Promise<Owner['business']> {
  const document = `{ business {
    months(months: 1) { revenue refunds lostDisputes } disputes { memberEmail amount status } } }`;
  return (await server.query<Owner>(document, {}, { as: 'admin' })).business;
}

const refunds = async (): Promise<number> => (await ownersView()).months[0]?.refunds ?? 0;

async function check(): Promise<void> {
  await server.db.query('/* due */ update billing_check set started_at = started_at - interval $$1 day$$');
  expect(await checkIfDue(checkDepsOf(server))).toBe(true);
}

test('a refund that the bank sends back no longer lowers the revenue, whatever the order of events', async () => {
  const customer = await customerOf(server, await addSubscriber(server));
  const before = await refunds();
  const [refunded] = await atStripe(customer, (world) => refund(world, 5_00));
  if (refunded) expect(await tell(server, refunded)).toBe(200);
  expect(await refunds()).toBe(before + 5);
  const [, failed] = await atStripe(customer, sendBack);
  for (const event of [failed, refunded]) if (event) expect(await tell(server, event)).toBe(200);
  expect(await refunds()).toBe(before);
});

test('the daily check finds a refund, and one that was sent back, whose events were lost', async () => {
  const customer = await customerOf(server, await addSubscriber(server));
  const before = await refunds();
  await atStripe(customer, (world) => refund(world, 15_00));
  await check();
  expect(await refunds()).toBe(before + 15);
  await atStripe(customer, sendBack);
  await check();
  expect(await refunds()).toBe(before);
});

test('a refund and a lost dispute of a deleted account are subtracted from its revenue, and operators are told', async () => {
  const person = await addPerson(server);
  await subscribe(server, person, 'MONTHLY', 'pm_card_visa');
  const customer = await customerOf(server, person);
  expect(await call(server, 'deleteAccount', { password: PASSWORD }, person.token)).toEqual(DONE);
  await doDaily(server);
  const [before] = (await ownersView()).months;
  const events = await atStripe(customer, (world) => {
    refund(world, 5_00);
    const [{ id: charge }] = world.all('charge') as [Kinds['charge']];
    const facts = { charge, amount: 10_00, status: 'lost', evidence_details: { due_by: null } };
    world.emit('charge.dispute.closed', world.add('dispute', facts));
  });
  expect(events).toHaveLength(2);
  for (const event of [...events, ...events]) expect(await tell(server, event)).toBe(200);
  const { months, disputes } = await ownersView();
  expect(months[0]).toEqual({
    revenue: before?.revenue,
    refunds: (before?.refunds ?? 0) + 5,
    lostDisputes: (before?.lostDisputes ?? 0) + 10,
  });
  expect(disputes).toContainEqual({ memberEmail: null, amount: 10, status: 'lost' });
  const mails = await server.db.query<unknown[]>(
    `/* alerts */ select facts->>'kind' as kind from outbox_mail where recipient = 'money@example.test'`,
  );
  expect(mails).toEqual([{ kind: 'DISPUTE_LOST' }]);
});
