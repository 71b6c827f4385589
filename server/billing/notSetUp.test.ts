import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeps } from '../http/deps.ts';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { testDatabase, type TestDatabase } from '../launch/test/database.ts';
import { testServer, type TestServer } from '../launch/test/query.ts';
import { openPayment } from '../http/openPayment.ts';
import { addPayer, change, seen, subscribe, updateCard, type Payer } from './subscriptions/payers.testing.ts';

const PUBLIC_URL = 'https://texas.example.com';

/** The product as started for the public, without Stripe keys. */
let database: TestDatabase;
let dataDir: string;
let deps: Awaited<ReturnType<typeof openDeps>>;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'not-set-up-'));
  const env = readEnv({ DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_URL });
  deps = await openDeps(env, createLog('test', 'silent'));
  server = await testServer({ database, billing: deps.billing, publicUrl: PUBLIC_URL });
});
afterAll(async () => {
  await server.close();
  await deps.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const NOT_SET_UP = [{ code: 'PAYMENT_NOT_SET_UP' }];

async function count(source: string): Promise<void> {
  await server.db.query('/* count */ update billing_source set source = $1', [source]);
}

/** Adds a payment from before the keys were removed. */
async function paidBefore(source: string, days: number, status = 'active'): Promise<Payer> {
  const payer = await addPayer(server);
  await server.db.query(
    `/* paidBefore */ insert into subscription
       (member_id, source, plan, status, stripe_customer_id, stripe_subscription_id, period_end)
     values ($1::uuid, $2, 2, $3, 'cus_' || $1::text, 'sub_' || $1::text, now() + make_interval(days => $4))`,
    [payer.memberId, source, status, days],
  );
  return payer;
}

test('nothing can be bought, and every request says why', async () => {
  const payer = await addPayer(server);
  const document = '{ billing { mode publishableKey plans { plan } testCards { number } } }';
  expect(await server.query(document, {}, { as: 'anonymous' })).toEqual({
    billing: { mode: 'NOT_SET_UP', publishableKey: null, plans: [], testCards: [] },
  });
  expect((await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).errors).toMatchObject(NOT_SET_UP);
  expect((await updateCard(server, payer, 'pm_card_visa')).errors).toMatchObject(NOT_SET_UP);
  const body = { token: 'tok_visa', subscriptionPlan: 2, name: 'A', address_line1: 'B', address_city: 'C' };
  const rest = await server.rest('/rest/stripe/stripePayment', { method: 'POST', body, token: payer.token });
  expect(JSON.stringify(rest.body)).not.toContain('token');
  expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: null });
  const { services } = await server.query<{ services: { name: string; runs: string }[] }>(
    '{ services { name runs } }',
    {},
    { as: 'admin' },
  );
  expect(services[0]?.runs).toMatch(/^Payment is not set up: nobody can buy a plan/);
});

test('paying members keep access until their period ends, and no longer', async () => {
  await count('live');
  const [paid, over, late] = [
    await paidBefore('live', 5),
    await paidBefore('live', -1),
    await paidBefore('live', 5, 'past_due'),
  ];
  for (const [payer, isPaid] of [
    [paid, true],
    [over, false],
    [late, true],
  ] as const) {
    expect(await seen(server, payer)).toMatchObject({ isPaid, isSubscribed: isPaid });
  }
  expect((await change(server, paid, 'cancelSubscription', { reason: 'OPTION1' })).errors).toMatchObject(
    NOT_SET_UP,
  );
  const SET = `mutation ($input: SetMemberRightsInput!) {
    setMemberRights(input: $input) { member { isFree } errors { code } } }`;
  const input = { memberId: `member:${paid.memberId}`, isFree: true };
  expect(await server.query(SET, { input }, { as: 'admin' })).toEqual({
    setMemberRights: { member: null, errors: NOT_SET_UP },
  });
  await count('none');
});

test('a demonstration payment gives no access; a plan granted by the operator does', async () => {
  const demo = await paidBefore('sandbox', 20);
  expect(await seen(server, demo)).toMatchObject({ isPaid: false, subscription: null });
  const given: Payer = { memberId: '', token: (await server.token('paid')) ?? '' };
  expect(await seen(server, given)).toMatchObject({ isPaid: true, subscription: { plan: 'MONTHLY' } });
});

test('the stand-in refuses to start if there are live subscriptions, and says what to do', async () => {
  const place = {
    db: database.dataSource,
    databaseUrl: database.url,
    webhookUrl: null,
    publicUrl: PUBLIC_URL,
    log: deps.log,
  };
  await expect(openPayment('demonstration', place)).rejects.toThrow(
    /does not start beside live subscriptions, and there are 3 of them\. Give the keys of Stripe/,
  );
});

test('an event is answered with 404, and logs no error', async () => {
  const response = await fetch(`${server.origin}/rest/stripe/webhook`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  await response.body?.cancel();
});
