import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import type { Billing, PaymentDeps } from '../gateway.ts';
import {
  addPayer,
  change,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from '../subscriptions/payers.testing.ts';
import { remind } from './reminders.ts';
import { addSubscriber, passDays } from '../subscriptions/subscribers.testing.ts';

let database: TestDatabase;
let server: TestServer;
let deps: PaymentDeps;
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
  deps = { accounts: server.db, billing: server.billing };
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Stripe that does what it is asked, and then fails to answer the next read. */
function silentAfterChanges(billing: Billing): Billing {
  let isSilent = false;
  const ask: typeof fetch = async (url, init) => {
    const request = new Request(url, init);
    const fails = request.method === 'GET' && isSilent;
    isSilent = request.method === 'POST' && request.url.includes('/subscriptions/');
    if (fails) throw new TypeError('fetch failed');
    return fetch(request);
  };
  const stripe = new Stripe(billing.sandbox?.secretKey ?? '', {
    host: '127.0.0.1',
    port: billing.sandbox?.port ?? 0,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(ask),
    maxNetworkRetries: 0,
  });
  return { ...billing, stripe, quick: stripe, close: () => Promise.resolve() };
}

async function emailOf({ memberId }: Payer): Promise<string> {
  const [row] = await server.db.query<{ email: string }[]>(
    '/* email */ select email from member where id = $1',
    [memberId],
  );
  return row?.email ?? '';
}

describe('mails', () => {
  interface Mail {
    kind: string;
    facts: Record<string, unknown>;
  }

  async function mailsTo(payer: Payer): Promise<Mail[]> {
    return server.db.query<Mail[]>(
      '/* mails */ select kind, facts from outbox_mail where recipient = $1 order by created_at, kind',
      [await emailOf(payer)],
    );
  }

  const kinds = async (payer: Payer): Promise<string[]> => (await mailsTo(payer)).map(({ kind }) => kind);

  test('report a failed renewal, again three and seven days later, and its end; each once', async () => {
    const payer = await addSubscriber(server);
    await updateCard(server, payer, 'pm_card_chargeCustomerFail');
    // Moves everyone's clock, because reminders follow the demonstration's time.
    const pass = async (days: number): Promise<void> => {
      await server.billing.sandbox?.advance(days * 86_400);
      await tellAll(server, payer);
      await remind(deps);
      await remind(deps);
    };
    await pass(32);
    expect(await kinds(payer)).toEqual(['RECEIPT', 'SUBSCRIPTION_STARTED', 'RENEWAL_FAILED']);
    const failed = (await mailsTo(payer))[2];
    const { subscription } = await seenOwed(payer);
    expect(failed?.facts).toMatchObject({
      cents: 15_00,
      plan: 'Monthly',
      endsOn: subscription.accessEndsAt,
      pageUrl: expect.stringContaining('/demonstration/invoices/in_') as string,
    });
    expect(subscription.amountOwed).toBe(15);
    await pass(3);
    await pass(5);
    expect((await kinds(payer)).slice(3)).toEqual(['RENEWAL_REMINDER', 'RENEWAL_REMINDER']);
    await pass(10);
    expect((await mailsTo(payer)).slice(5)).toMatchObject([
      { kind: 'SUBSCRIPTION_ENDED', facts: { isUnpaid: true } },
    ]);
  });

  async function seenOwed({ token }: Payer) {
    const document = '{ viewer { subscription { amountOwed accessEndsAt } } }';
    const { viewer } = await server.query<{
      viewer: { subscription: { amountOwed: number; accessEndsAt: string } };
    }>(document, {}, { token });
    return viewer;
  }

  test('report a start, a change of plan and a cancellation once, even if Stripe repeats its events', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'upgradeSubscription');
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    await tellAll(server, payer);
    await tellAll(server, payer);
    expect((await kinds(payer)).sort()).toEqual([
      'PLAN_CHANGED',
      'RECEIPT',
      'RECEIPT',
      'SUBSCRIPTION_CANCELLED',
      'SUBSCRIPTION_STARTED',
    ]);
    // A failed purchase is reported on the page only.
    const other = await addPayer(server);
    await subscribe(server, other, 'MONTHLY', 'pm_card_chargeCustomerFail');
    await tellAll(server, other);
    expect(await kinds(other)).toEqual([]);
  });

  test('say of a cancellation during an unpaid renewal that it stays due, and when access ends', async () => {
    const payer = await addSubscriber(server);
    await updateCard(server, payer, 'pm_card_chargeCustomerFail');
    await passDays(server, payer, 32);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const told = (await mailsTo(payer)).find(({ kind }) => kind === 'SUBSCRIPTION_CANCELLED');
    const { accessEndsAt } = (await seenOwed(payer)).subscription;
    expect(told?.facts).toMatchObject({ cents: 15_00, endsOn: accessEndsAt });
  });

  test('report each cancellation, and that it is taken back, once', async () => {
    const payer = await addSubscriber(server);
    for (const resume of [
      () => change(server, payer, 'resubscribe'),
      () => subscribe(server, payer, 'MONTHLY', 'pm_card_visa'),
    ]) {
      await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
      await resume();
      await passDays(server, payer, 1);
    }
    const told = (await mailsTo(payer)).slice(2);
    expect(told.map(({ kind }) => kind)).toEqual([
      'SUBSCRIPTION_CANCELLED',
      'SUBSCRIPTION_RESUMED',
      'SUBSCRIPTION_CANCELLED',
      'SUBSCRIPTION_RESUMED',
    ]);
    expect(told[1]?.facts).toMatchObject({ plan: 'Monthly', cents: 15_00, period: 'month' });
  });

  // Stripe tells the second of a cancellation, and no more.
  test('report a second cancellation within the same second', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    await change(server, payer, 'resubscribe');
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION2' });
    await tellAll(server, payer);
    expect((await kinds(payer)).slice(2)).toEqual([
      'SUBSCRIPTION_CANCELLED',
      'SUBSCRIPTION_RESUMED',
      'SUBSCRIPTION_CANCELLED',
    ]);
  });

  test('report a cancellation that Stripe accepts and then cannot be read, and that it is taken back, once', async () => {
    const cut = await testServer({ database, billing: silentAfterChanges(server.billing) });
    try {
      const payer = await addSubscriber(server);
      await change(cut, payer, 'cancelSubscription', { reason: 'OPTION1' });
      await tellAll(server, payer);
      await change(cut, payer, 'resubscribe');
      await tellAll(server, payer);
      const told = (await kinds(payer)).slice(2);
      expect(told).toEqual(['SUBSCRIPTION_CANCELLED', 'SUBSCRIPTION_RESUMED']);
    } finally {
      await cut.close();
    }
  });

  test('report a card that is about to expire, once', async () => {
    const payer = await addSubscriber(server);
    const now = (await server.billing.sandbox?.now()) ?? new Date();
    await server.db.query(
      '/* expiring */ update subscription set card_exp_year = $2, card_exp_month = $3 where member_id = $1',
      [payer.memberId, now.getUTCFullYear(), now.getUTCMonth() + 1],
    );
    await remind(deps);
    await remind(deps);
    const told = (await mailsTo(payer)).filter(({ kind }) => kind === 'CARD_EXPIRING');
    expect(told).toMatchObject([{ facts: { card: 'Visa ending in 4242' } }]);
  });

  test('can each be previewed by administrators', async () => {
    const document = '{ mailPreviews { kind occasion subject text html } }';
    const { mailPreviews } = await server.query<{ mailPreviews: { kind: string; text: string }[] }>(
      document,
      {},
      { as: 'admin' },
    );
    expect(mailPreviews).toHaveLength(26);
    for (const { kind, text } of mailPreviews) {
      if (kind !== 'IMPORT_NEWS') expect(text).toContain('Howdy, Ana!');
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
    expect(mailPreviews.find(({ kind }) => kind === 'RENEWAL_FAILED')?.text).toContain(
      '$15.00 for your Monthly',
    );
  });
});
