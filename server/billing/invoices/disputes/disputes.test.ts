import { expect, test } from 'vitest';
import type { Kinds } from '../../../demo/stripe/objects.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { checkIfDue } from '../../reconcile/duePayments.ts';
import {
  change,
  customerOf,
  eventsOf,
  seen,
  subscribe,
  tell,
  tellAll,
  type Payer,
  type StripeEvent,
} from '../../subscriptions/payers.testing.ts';
import { addSubscriber, passDays } from '../../subscriptions/subscribers.testing.ts';

const server = useServer({ operatorMails: ['money@example.test'] });

type Status = 'needs_response' | 'lost' | 'won';

const dispute = (payer: Payer, ...course: Status[]): Promise<StripeEvent[]> =>
  disputeIn('usd', payer, course);

/** The cardholder disputes a member's first payment, and the bank decides. Returns the events, not delivered yet. */
async function disputeIn(currency: string, payer: Payer, course: readonly Status[]): Promise<StripeEvent[]> {
  const customer = await customerOf(server, payer);
  await server.deps.sandbox?.change(customer, (world) => {
    const [charge] = world.all('charge') as [Kinds['charge']];
    const { id, amount } = charge;
    const facts = {
      charge: id,
      amount,
      currency,
      reason: 'fraudulent',
      evidence_details: { due_by: world.now + 864_000 },
    };
    const made = world.add('dispute', facts);
    for (const status of course) {
      const isOver = status !== 'needs_response';
      world.emit(`charge.dispute.${isOver ? 'closed' : 'created'}`, world.change(made, { status }));
    }
  });
  return (await eventsOf(server, payer)).filter(({ type }) => type.startsWith('charge.dispute'));
}

async function mailsOf(kind: string): Promise<{ recipient: string; facts: Record<string, unknown> }[]> {
  return server.db.query(
    '/* mails */ select recipient, facts from outbox_mail where kind = $1 order by created_at',
    [kind],
  );
}

async function emailOf({ memberId }: Payer): Promise<string> {
  const [row] = await server.db.query<{ email: string }[]>(
    '/* email */ select email from member where id = $1',
    [memberId],
  );
  return row?.email ?? '';
}

interface Owner {
  subscriptionCheck: { alerts: { kind: string; memberEmail: string; details: string }[] };
  business: { disputes: object[]; months: { lostDisputes: number }[] };
}

const OWNER = `{
  subscriptionCheck { alerts { kind memberEmail details } }
  business { disputes { memberEmail amount status reason } months(months: 1) { lostDisputes } }
}`;

async function ownersView(payer: Payer): Promise<Owner & { alerts: string[] }> {
  const view = await server.query<Owner>(OWNER, {}, { as: 'admin' });
  const memberEmail = await emailOf(payer);
  const own = view.subscriptionCheck.alerts.filter((alert) => alert.memberEmail === memberEmail);
  return { ...view, alerts: own.map(({ kind, details }) => `${kind}: ${details}`) };
}

test('a lost dispute ends the subscription at once, at Stripe and here, whatever the order of events', async () => {
  const payer = await addSubscriber(server);
  const events = await dispute(payer, 'needs_response', 'lost');
  expect(events).toHaveLength(2);
  for (const event of events.toReversed()) expect(await tell(server, event)).toBe(200);
  expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
  const customer = await customerOf(server, payer);
  const { data } = await server.billing.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  // No month after that is charged.
  await passDays(server, payer, 40);
  expect((await seen(server, payer)).invoices.nodes).toHaveLength(1);
  const ended = (await mailsOf('SUBSCRIPTION_ENDED')).at(-1);
  expect(ended).toMatchObject({ recipient: await emailOf(payer), facts: { isDisputed: true } });
});

test('operators are told once when a dispute begins and when it is lost, and the owner sees both', async () => {
  await server.token('admin');
  await server.db.query('/* confirm */ update member set email_confirmed_at = now() where is_admin');
  const payer = await addSubscriber(server);
  const [opened, closed] = (await dispute(payer, 'needs_response', 'lost')) as [StripeEvent, StripeEvent];
  // The bank has decided by the time that the events arrive: Stripe is read, not the event.
  for (const event of [opened, closed, closed]) expect(await tell(server, event)).toBe(200);
  const details =
    'The bank returned a payment of $15.00 to the cardholder. The subscription that it paid for has ended.';
  const view = await ownersView(payer);
  expect(view.alerts).toEqual([`DISPUTE_LOST: ${details}`]);
  const memberEmail = await emailOf(payer);
  expect(view.business.disputes).toContainEqual({
    memberEmail,
    amount: 15,
    status: 'lost',
    reason: 'fraudulent',
  });
  expect(view.business.months[0]?.lostDisputes).toBeGreaterThanOrEqual(15);
  const mails = (await mailsOf('PAYMENT_ALERT')).filter(({ facts }) => facts['memberEmail'] === memberEmail);
  expect(mails.map(({ facts }) => facts)).toEqual(
    mails.map(() => ({ kind: 'DISPUTE_LOST', details, memberEmail })),
  );
  const [{ email: administrator } = { email: '' }] = await server.db.query<{ email: string }[]>(
    '/* admin */ select email from member where is_admin',
  );
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [administrator, 'money@example.test'].sort(),
  );
});

test('a dispute about another currency is told, but its amount is not taken for dollars', async () => {
  const payer = await addSubscriber(server);
  for (const event of await disputeIn('eur', payer, ['lost'])) expect(await tell(server, event)).toBe(200);
  const view = await ownersView(payer);
  expect(view.alerts).toEqual([
    'DISPUTE_LOST: The bank returned a payment in EUR to the cardholder. The subscription that it paid for has ended.',
  ]);
  const memberEmail = await emailOf(payer);
  expect(view.business.disputes).not.toContainEqual(expect.objectContaining({ memberEmail }));
  expect(await seen(server, payer)).toMatchObject({ isPaid: false });
});

test('an open dispute and a dispute that is won leave access open; the first is told with the day to answer by', async () => {
  const payer = await addSubscriber(server);
  const [opened] = await dispute(payer, 'needs_response');
  if (opened) expect(await tell(server, opened)).toBe(200);
  const [alert = ''] = (await ownersView(payer)).alerts;
  expect(alert).toMatch(
    /^DISPUTE_OPENED: The cardholder disputes a payment of \$15\.00 \(fraudulent\)\. Answer at Stripe by \w+ \d+, \d{4}: an unanswered dispute is lost\.$/,
  );
  for (const event of await dispute(payer, 'won')) expect(await tell(server, event)).toBe(200);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, isSubscribed: true });
  expect((await ownersView(payer)).alerts).toEqual([alert]);
});

test('a lost dispute about an ended subscription leaves a later one, which is paid, open', async () => {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await passDays(server, payer, 32);
  await subscribe(server, payer, 'YEARLY', 'pm_card_visa');
  for (const event of await dispute(payer, 'lost')) expect(await tell(server, event)).toBe(200);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { plan: 'YEARLY' } });
});

test('a lost dispute of a free account ends what is charged, and keeps the free access', async () => {
  const payer = await addSubscriber(server);
  await server.db.query('/* free */ update member set is_free = true where id = $1', [payer.memberId]);
  for (const event of await dispute(payer, 'lost')) expect(await tell(server, event)).toBe(200);
  await tellAll(server, payer);
  expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'ENDED' } });
  const asked = await server.query('{ viewer { isFree } latestPeriod(product: HOTEL) { year } }', {}, payer);
  expect(asked).toMatchObject({ viewer: { isFree: true } });
});

test('the daily check finds a lost dispute whose event was lost, once', async () => {
  const payer = await addSubscriber(server);
  await dispute(payer, 'lost');
  const { db: accounts, billing } = server;
  const deps = { accounts, billing, log: server.deps.log, operatorMails: [] };
  for (let day = 0; day < 2; day += 1) {
    await server.db.query('/* due */ update billing_check set started_at = started_at - interval $$1 day$$');
    expect(await checkIfDue(deps)).toBe(true);
  }
  expect(await seen(server, payer)).toMatchObject({ isPaid: false });
  expect((await ownersView(payer)).alerts).toHaveLength(1);
});

test('a dispute of which Stripe refuses to tell leaves the rest of the check, and operators are told of it once', async () => {
  const [payer, other] = [await addSubscriber(server), await addSubscriber(server)];
  await dispute(payer, 'lost');
  let broken = '';
  await server.deps.sandbox?.change(await customerOf(server, other), (world) => {
    const facts = {
      charge: 'ch_nowhere',
      amount: 15_00,
      reason: 'general',
      evidence_details: { due_by: null },
    };
    broken = world.change(world.add('dispute', facts), { status: 'lost' }).id;
  });
  const { db: accounts, billing } = server;
  const prices = { ...billing.prices, MONTHLY: 'price_nowhere' };
  const operatorMails = ['money@example.test'];
  const deps = { accounts, billing: { ...billing, prices }, log: server.deps.log, operatorMails };
  for (let day = 0; day < 2; day += 1) {
    await server.db.query('/* due */ update billing_check set started_at = started_at - interval $$1 day$$');
    expect(await checkIfDue(deps)).toBe(true);
  }
  expect(await seen(server, payer)).toMatchObject({ isPaid: false });
  const { subscriptionCheck } = await server.query<{
    subscriptionCheck: { check: { problem: string }; alerts: { kind: string; details: string }[] };
  }>('{ subscriptionCheck { check { problem } alerts { kind details } } }', {}, { as: 'admin' });
  expect(subscriptionCheck.check.problem).toBe('1 could not be checked; the log says why.');
  expect(subscriptionCheck.alerts.map(({ kind }) => kind)).toContain('PRICE');
  const told = subscriptionCheck.alerts.filter(({ kind }) => kind === 'NOT_CHECKED');
  const details = expect.stringContaining(`could not check dispute ${broken}. Stripe says: `) as string;
  expect(told).toEqual([{ kind: 'NOT_CHECKED', details }]);
  const mails = (await mailsOf('PAYMENT_ALERT')).filter(({ facts }) => facts['kind'] === 'NOT_CHECKED');
  expect(mails.map(({ facts }) => facts['details'])).toEqual(mails.map(() => details));
  expect(mails.map(({ recipient }) => recipient)).toContain('money@example.test');
});
