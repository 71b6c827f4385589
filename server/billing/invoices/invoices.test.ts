import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { openBilling } from '../gateway.ts';
import {
  addPayer,
  change,
  customerOf,
  eventsOf,
  seen,
  subscribe,
  tell,
  type Payer,
} from '../subscriptions/payers.testing.ts';
import { addSubscriber } from '../subscriptions/subscribers.testing.ts';
import { sandboxPrices, type Kinds } from '../../demo/stripe/objects.ts';
import type { World } from '../../demo/stripe/world.ts';

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

/** Lets the operator or a bank change a member's charge at Stripe. */
async function atStripe(payer: Payer, work: (world: World, charge: Kinds['charge']) => void): Promise<void> {
  const customer = await customerOf(server, payer);
  await server.deps.sandbox?.change(customer, (world) => {
    for (const charge of world.all('charge')) work(world, charge);
  });
}

test('a refund is recorded once, with its full amount', async () => {
  const payer = await addSubscriber(server);
  for (const amount_refunded of [5_00, 15_00]) {
    await atStripe(payer, (world, charge) => {
      world.change(charge, { amount_refunded, refunded: amount_refunded === charge.amount });
      world.emit('charge.refunded', charge);
    });
  }
  const events = (await eventsOf(server, payer)).filter(({ type }) => type === 'charge.refunded');
  expect(events).toHaveLength(2);
  // Delivers the events in reverse order.
  for (const event of events.reverse()) expect(await tell(server, event)).toBe(200);
  const notes = await server.db.query<unknown[]>(
    '/* notes */ select kind, amount_cents, status from payment_note where member_id = $1',
    [payer.memberId],
  );
  expect(notes).toEqual([{ kind: 'REFUND', amount_cents: 1500, status: 'refunded' }]);
});

test('amounts in another currency are not taken for dollars: neither listed, nor emailed, nor subtracted', async () => {
  const payer = await addSubscriber(server);
  const before = await seen(server, payer);
  await atStripe(payer, (world, charge) => {
    const [invoice] = world.all('invoice');
    if (!invoice) throw new Error('There is no invoice.');
    world.emit('invoice.paid', { ...invoice, id: 'in_inEuros', currency: 'eur', amount_paid: 1_400 });
    const { amount, customer, payment_intent } = charge;
    const inEuros = world.add('charge', { amount, customer, payment_intent, currency: 'eur' });
    world.emit('charge.refunded', world.change(inEuros, { amount_refunded: 1_400 }));
  });
  const events = await eventsOf(server, payer);
  for (const event of events.slice(-2)) expect(await tell(server, event)).toBe(200);
  expect(await seen(server, payer)).toEqual(before);
  const [kept] = await server.db.query<{ receipts: number; refunds: number }[]>(
    `/* kept */ select (select count(*)::int from outbox_mail o join member m on m.email = o.recipient
         where m.id = $1 and o.kind = 'RECEIPT') as receipts,
       (select count(*)::int from payment_note where member_id = $1) as refunds`,
    [payer.memberId],
  );
  expect(kept).toEqual({ receipts: 1, refunds: 0 });
});

/** Ages the links of a member's invoices until they have expired at Stripe. */
async function letLinksExpire({ memberId }: Payer): Promise<void> {
  await server.db.query(
    `/* expired */ update invoice set pdf_url = 'https://expired.example.test', links_read_at = now() - interval '40 days'
     where member_id = $1`,
    [memberId],
  );
}

test('invoice links that may have expired are renewed at Stripe, once', async () => {
  const payer = await addSubscriber(server);
  await letLinksExpire(payer);
  const [invoice] = (await seen(server, payer)).invoices.nodes;
  expect(invoice).toMatchObject({ areLinksFresh: true });
  expect(invoice?.pdfUrl).toMatch(/\/demonstration\/invoices\/in_\w+\.pdf$/);
  expect((await seen(server, payer)).invoices.nodes[0]?.pdfUrl).toBe(invoice?.pdfUrl);
});

test('links of invoices of a customer that was deleted at Stripe are not offered once they have expired', async () => {
  const payer = await addSubscriber(server);
  await server.billing.stripe.customers.del(await customerOf(server, payer));
  await subscribe(server, payer, 'YEARLY', 'pm_card_visa');
  const current = (await seen(server, payer)).invoices.nodes;
  expect(current.map(({ areLinksGone }) => areLinksGone)).toEqual([false, false]);
  await letLinksExpire(payer);
  const { nodes } = (await seen(server, payer)).invoices;
  const byAmount = new Map(nodes.map((each) => [each.amountPaid, each]));
  expect(byAmount.get(15)).toMatchObject({ pdfUrl: null, areLinksFresh: false, areLinksGone: true });
  expect(byAmount.get(150)).toMatchObject({ areLinksFresh: true, areLinksGone: false });
});

test('neither a declined purchase nor one that waits for its bank leaves an invoice', async () => {
  const payer = await addPayer(server);
  await subscribe(server, payer, 'MONTHLY', 'pm_card_chargeCustomerFail');
  expect((await seen(server, payer)).invoices.nodes).toEqual([]);
  await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
  expect((await seen(server, payer)).invoices.nodes).toEqual([]);
});

describe('if Stripe accepts the call and never responds', () => {
  const silent = createServer((socket) => socket.resume());
  let slow: TestServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
    // The product still starts, with the plans' own prices.
    const billing = await openBilling({ ...keys, prices: { ...sandboxPrices }, apiUrl }, server.deps.log);
    slow = await testServer({ database, billing: { ...billing, source: 'sandbox' } });
  });
  afterAll(async () => {
    await slow.close();
    silent.close();
  });

  test('My Account responds in 3 seconds and says so, and cancelling ends within 10', async () => {
    const payer = await addSubscriber(server);
    await letLinksExpire(payer);
    const begun = Date.now();
    const took = async <T>(asked: Promise<T>): Promise<[T, number]> => [await asked, Date.now() - begun];
    const [[shown, shownAfter], [cancelled, cancelledAfter]] = await Promise.all([
      took(seen(slow, payer)),
      took(change(slow, payer, 'cancelSubscription', { reason: 'OPTION1' })),
    ]);
    expect(shown).toMatchObject({ isPaid: true, subscription: { upgradePrice: null } });
    expect(shown.invoices.nodes).toMatchObject([{ areLinksFresh: false, amountPaid: 15 }]);
    expect(shownAfter).toBeLessThan(5_000);
    expect(cancelled.errors).toMatchObject([{ code: 'CANCELLATION_FAILED' }]);
    expect(cancelledAfter).toBeLessThan(11_000);
  });
});

test('an invoice can be viewed, and downloaded as a PDF', async () => {
  const payer = await addSubscriber(server);
  const [invoice] = (await seen(server, payer)).invoices.nodes;
  const path = new URL(invoice?.pdfUrl ?? '').pathname;
  const pdf = await fetch(server.origin + path);
  expect(pdf.headers.get('content-type')).toContain('application/pdf');
  expect(await pdf.text()).toMatch(/^%PDF-1\.4[^]*Total: \$15\.00[^]*%%EOF\n$/);
  const page = await fetch(server.origin + path.replace('.pdf', ''));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('Demonstration: no card is charged.');
  expect((await fetch(`${server.origin}/demonstration/invoices/in_unknown.pdf`)).status).toBe(404);
});
