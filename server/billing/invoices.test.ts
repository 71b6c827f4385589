import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../test/query.ts';
import { addPayer, customerOf, eventsOf, seen, subscribe, tell, type Payer } from './payers.testing.ts';
import { closeDispute, dispute } from './sandbox/disputeObject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function subscribed(): Promise<Payer> {
  const payer = await addPayer(server);
  await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
  return payer;
}

test('a refund is noted once, with all that went back', async () => {
  const payer = await subscribed();
  const [{ id: charge }] = await server.db.query<[{ id: string }]>(
    `/* charge */ select id from stripe_sandbox.object where customer = $1 and data->>'object' = 'charge'`,
    [await customerOf(server, payer)],
  );
  await server.billing.stripe.refunds.create({ charge, amount: 500 });
  await server.billing.stripe.refunds.create({ charge });
  const events = (await eventsOf(server, payer)).filter(({ type }) => type === 'charge.refunded');
  expect(events).toHaveLength(2);
  // The later word comes first.
  for (const event of events.reverse()) expect(await tell(server, event)).toBe(200);
  const notes = await server.db.query<unknown[]>(
    '/* notes */ select kind, amount_cents, status from payment_note where member_id = $1',
    [payer.memberId],
  );
  expect(notes).toEqual([{ kind: 'REFUND', amount_cents: 1500, status: 'refunded' }]);
});

test('a dispute is noted with how it ended, whichever word comes first', async () => {
  const payer = await subscribed();
  const customer = await customerOf(server, payer);
  const { sandbox } = server.billing;
  const id = await sandbox?.change(customer, (world) => dispute(world, world.all('charge')[0]?.id ?? '').id);
  await sandbox?.change(customer, (world) => {
    closeDispute(world, id ?? '', 'lost');
  });
  const events = (await eventsOf(server, payer)).filter(({ type }) => type.startsWith('charge.dispute'));
  expect(events).toHaveLength(2);
  for (const event of events.reverse()) expect(await tell(server, event)).toBe(200);
  const notes = await server.db.query<unknown[]>(
    '/* notes */ select kind, amount_cents, status, reason from payment_note where member_id = $1',
    [payer.memberId],
  );
  expect(notes).toEqual([{ kind: 'DISPUTE', amount_cents: 1500, status: 'lost', reason: 'general' }]);
  // It takes nothing away: that is for the operator to decide.
  expect(await seen(server, payer)).toMatchObject({ isPaid: true });
});

test('links of invoices are those that Stripe gives now', async () => {
  const payer = await subscribed();
  await server.db.query(
    `/* expired */ update invoice set pdf_url = 'https://expired.example.test' where member_id = $1`,
    [payer.memberId],
  );
  const [invoice] = (await seen(server, payer)).invoices.nodes;
  expect(invoice?.pdfUrl).toMatch(/\/demonstration\/invoices\/in_\w+\.pdf$/);
});

test('an invoice can be looked at, and had as a PDF', async () => {
  const payer = await subscribed();
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
