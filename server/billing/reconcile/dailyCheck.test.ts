import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { checkIfDue } from './duePayments.ts';
import { lockCheck } from './check.sql.ts';
import { checkDepsOf, latestCheckId } from './checkDeps.testing.ts';
import { Findings, type CheckDeps } from './findings.ts';
import {
  customerOf,
  letDaysPass,
  paid,
  seen,
  updateCard,
  type Payer,
} from '../subscriptions/payers.testing.ts';
import { plans } from '../rules/plan.rules.ts';
import { priceProblem, readPrices } from '../rules/prices.ts';
import { reconcile } from './reconcile.ts';
import { readAgain } from '../subscriptions/reading.ts';
import { sandboxPrices } from '../../demo/stripe/objects.ts';
import { addSubscriber, passDays } from '../subscriptions/subscribers.testing.ts';

let server: TestServer;
let deps: CheckDeps;
beforeAll(async () => {
  server = await testServer();
  deps = checkDepsOf(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.query('/* due */ delete from billing_check'));

interface Check {
  check: { read: number; mended: number; problem: string | null; endedAt: string | null } | null;
  alerts: { kind: string; memberEmail: string | null; details: string }[];
}

async function check(): Promise<Check> {
  expect(await checkIfDue(deps)).toBe(true);
  const document =
    '{ subscriptionCheck { check { read mended problem endedAt } alerts { kind memberEmail details } } }';
  const { subscriptionCheck } = await server.query<{ subscriptionCheck: Check }>(
    document,
    {},
    { as: 'admin' },
  );
  return subscriptionCheck;
}

async function emailOf({ memberId }: Payer): Promise<string> {
  const [row] = await server.db.query<{ email: string }[]>(
    '/* email */ select email from member where id = $1',
    [memberId],
  );
  return row?.email ?? '';
}

/** A failed renewal whose webhook was lost. */
async function endedUnheard(): Promise<Payer> {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await letDaysPass(server, payer, 60);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true });
  return payer;
}

describe('the daily check', () => {
  test('ends access that nobody pays for after a lost webhook, and reports it to administrators', async () => {
    const payer = await endedUnheard();
    const { check: done, alerts } = await check();
    expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
    expect(done).toMatchObject({ problem: null, endedAt: expect.any(String) as string });
    expect(alerts[0]).toMatchObject({ kind: 'NOT_AT_STRIPE', memberEmail: await emailOf(payer) });
    expect(alerts[0]?.details).toMatch(
      /^Here it was plan 2, active, until .*; at Stripe it is plan 2, canceled/,
    );
    expect(await checkIfDue(deps)).toBe(false);
  });

  test('runs once a day, even if two servers begin it at the same moment', async () => {
    const other = server.db.createQueryRunner();
    await other.startTransaction();
    await other.query(lockCheck);
    const both = Promise.all([checkIfDue(deps), checkIfDue(deps)]);
    const waiting = (): Promise<unknown[]> =>
      server.db.query(`/* waiting */ select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
    await expect.poll(waiting).toHaveLength(2);
    await other.rollbackTransaction();
    await other.release();
    expect((await both).toSorted()).toEqual([false, true]);
  });

  test('gives access for a subscription missing from the records, even if its customer is missing too', async () => {
    const payers = [await addSubscriber(server), await addSubscriber(server, 'YEARLY')] as const;
    const [known, unknown] = payers;
    await server.db.query(
      `/* lose */ update subscription set status = null, plan = null, stripe_subscription_id = null where member_id = $1`,
      [known.memberId],
    );
    const customer = await customerOf(server, unknown);
    await server.db.query('/* lose */ delete from subscription where member_id = $1', [unknown.memberId]);
    const { alerts } = await check();
    for (const payer of payers) {
      expect(await seen(server, payer)).toMatchObject({
        isSubscribed: true,
        subscription: { status: 'ACTIVE' },
      });
      const of = { kind: 'NOT_HERE', memberEmail: await emailOf(payer) };
      expect(alerts).toContainEqual(expect.objectContaining(of));
    }
    expect(await customerOf(server, unknown)).toBe(customer);
  });

  test('reports a subscription that belongs to no member', async () => {
    const { stripe } = server.billing;
    const { id: customer } = await stripe.customers.create({ email: 'stranger@example.test' });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const items = [{ price: sandboxPrices.MONTHLY }];
    const wanted = { customer, items, default_payment_method: card.id };
    await stripe.subscriptions.create({ ...wanted, payment_behavior: 'allow_incomplete' });
    const { alerts } = await check();
    expect(alerts[0]).toMatchObject({ kind: 'STRANGER', memberEmail: null });
    expect(alerts[0]?.details).toContain(customer);
  });

  test('reports two subscriptions of one member, of which the product shows one', async () => {
    const payer = await addSubscriber(server);
    const customer = await customerOf(server, payer);
    const { stripe } = server.billing;
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const wanted = { customer, items: [{ price: sandboxPrices.YEARLY }], default_payment_method: card.id };
    const second = await stripe.subscriptions.create({ ...wanted, payment_behavior: 'allow_incomplete' });
    const { alerts } = await check();
    const found = alerts.filter(({ kind }) => kind === 'CHARGED_TWICE');
    expect(found).toMatchObject([{ memberEmail: await emailOf(payer) }]);
    expect(found[0]?.details).toContain(second.id);
    await stripe.subscriptions.cancel(second.id);
  });

  test('is repeated if its server stopped, but not while it may still run', async () => {
    const add =
      '/* other */ insert into billing_check (source, started_at) values ($1, now() - $2::interval)';
    await server.db.query(add, [server.billing.source, '5 minutes']);
    expect(await checkIfDue(deps)).toBe(false);
    await server.db.query("/* older */ update billing_check set started_at = now() - interval '1 hour'");
    expect(await checkIfDue(deps)).toBe(true);
    expect(await checkIfDue(deps)).toBe(false);
  });

  test('is shown as interrupted if its server stopped, and only for the payment service in use', async () => {
    const document = '{ subscriptionCheck { check { endedAt problem } } }';
    const shown = (): Promise<unknown> => server.query(document, {}, { as: 'admin' });
    const add = `/* other */ insert into billing_check (source, started_at) values ($1, now() - interval '1 hour')`;
    await server.db.query(add, ['live']);
    expect(await shown()).toEqual({ subscriptionCheck: { check: null } });
    await server.db.query(add, [server.billing.source]);
    const problem = 'It was interrupted; it is repeated within an hour.';
    expect(await shown()).toEqual({ subscriptionCheck: { check: { endedAt: null, problem } } });
  });

  test('finds nothing if all is well, reads page by page, and stops at its limits', async () => {
    await check();
    const whole = new Findings(deps, await latestCheckId(server));
    await reconcile(deps, whole);
    expect(whole).toMatchObject({ mended: 0, failed: 0, isCutOff: false });
    expect(whole.read).toBeGreaterThan(2);
    const short = new Findings(deps, await latestCheckId(server), { pages: 200, milliseconds: -1 });
    await reconcile(deps, short);
    expect(short).toMatchObject({
      read: 0,
      isCutOff: true,
    });
  });

  describe('ends an unpaid renewal', () => {
    /** A renewal that has been unpaid for 16 days, at Stripe and here. */
    async function overdue(): Promise<Payer> {
      const payer = await addSubscriber(server);
      await updateCard(server, payer, 'pm_card_chargeCustomerFail');
      await passDays(server, payer, 32);
      const start = Math.floor(Date.now() / 1000) - 16 * 86_400;
      await server.db.query(
        `/* late */ update demo_stripe.object
         set data = jsonb_set(data, '{items,data,0,current_period_start}', to_jsonb($2::bigint))
         where kind = 'subscription' and customer = $1`,
        [await customerOf(server, payer), start],
      );
      await readAgain(server.db, server.billing, payer.memberId);
      return payer;
    }

    test('on the day on which access was announced to end', async () => {
      const payer = await overdue();
      const { alerts } = await check();
      expect(alerts[0]).toMatchObject({ kind: 'UNPAID', memberEmail: await emailOf(payer) });
      expect(await seen(server, payer)).toMatchObject({
        isPaid: false,
        subscription: { status: 'ENDED' },
      });
    });

    test('but not one that is paid at Stripe and whose webhook was lost', async () => {
      const payer = await overdue();
      const keep = `/* lose */ update subscription set status = $2 where member_id = $1`;
      await updateCard(server, payer, 'pm_card_visa');
      await server.db.query(keep, [payer.memberId, 'past_due']);
      const findings = new Findings(deps, await latestCheckId(server), { pages: 0, milliseconds: 60_000 });
      await reconcile(deps, findings);
      expect(await seen(server, payer)).toMatchObject({
        isPaid: true,
        subscription: { status: 'ACTIVE' },
      });
      expect(await paid(server, payer)).toEqual([15, 15]);
    });
  });
});

describe('prices', () => {
  const [, , monthly] = plans;
  const right = {
    id: 'price_1',
    active: true,
    currency: 'usd',
    unit_amount: 15_00,
    type: 'recurring' as const,
    recurring: {
      interval: 'month' as const,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed' as const,
    },
  };
  if (!monthly) throw new Error('There is no such plan.');

  test('that match their plans are accepted', async () => {
    expect(priceProblem(monthly, right)).toBeNull();
    expect(await readPrices(server.billing.stripe, sandboxPrices, server.deps.log)).toEqual({
      MONTHLY: 15_00,
      YEARLY: 150_00,
    });
  });

  test.each([
    [{ currency: 'eur' }, '15.00 EUR every month'],
    [{ unit_amount: 12_00 }, '12.00 USD every month'],
    [{ unit_amount: null }, 'no fixed amount USD every month'],
    [{ recurring: { ...right.recurring, interval: 'year' as const } }, '15.00 USD every year'],
    [{ recurring: { ...right.recurring, interval_count: 3 } }, '15.00 USD every 3 month'],
    [{ recurring: null, type: 'one_time' as const }, '15.00 USD once'],
    [{ active: false }, 'not active'],
  ])('%j is refused with the reason', (changes, spelled) => {
    const problem = priceProblem(monthly, { ...right, ...changes });
    expect(problem).toContain(spelled);
    expect(problem).toContain('and the plan says 15.00 USD every month. Make an active recurring price');
  });

  test('that are swapped or unknown to Stripe prevent the start', async () => {
    const { stripe } = server.billing;
    const swapped = { MONTHLY: sandboxPrices.YEARLY, YEARLY: sandboxPrices.MONTHLY };
    await expect(readPrices(stripe, swapped, server.deps.log)).rejects.toThrow(
      /^STRIPE_PRICE_MONTHLY is .*: 150\.00 USD every year, and the plan says 15\.00 USD every month\./,
    );
    const unknown = { ...sandboxPrices, YEARLY: 'price_unknown' };
    await expect(readPrices(stripe, unknown, server.deps.log)).rejects.toThrow(
      "Stripe refuses STRIPE_PRICE_YEARLY: No such price: 'price_unknown'",
    );
  });
});
