import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { useServer } from '../../launch/test/useServer.ts';
import {
  change,
  eventsOf,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tell,
  type Payer,
  type Signing,
  type StripeEvent,
} from '../subscriptions/payers.testing.ts';
import { addSubscriber } from '../subscriptions/subscribers.testing.ts';

const server = useServer();

/** A cancelled member whose paid period is over, without an event about it. */
let payer: Payer;
let ended: StripeEvent;
beforeEach(async () => {
  payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await letDaysPass(server, payer, 32);
  const events = await eventsOf(server, payer);
  const found = events.find(({ type }) => type === 'customer.subscription.deleted');
  if (!found) throw new Error('Nothing ended.');
  ended = found;
});

async function isEnded(): Promise<boolean> {
  return (await seen(server, payer)).subscription?.status === 'ENDED';
}

const now = (): number => Math.floor(Date.now() / 1000);

describe('an event is refused', () => {
  const cases: [string, () => Signing][] = [
    ['signed with another secret', () => ({ secret: 'whsec_another' })],
    ['signed 6 minutes ago', () => ({ timestamp: now() - 360 })],
    ['changed after it was signed', () => ({ body: JSON.stringify({ ...ended, type: 'invoice.paid' }) })],
    ['with a space too many', () => ({ body: `${JSON.stringify(ended)} ` })],
    ['that is empty', () => ({ body: '' })],
  ];
  test.each(cases)('%s', async (_, signing) => {
    expect(await tell(server, ended, signing())).toBe(400);
    expect(await isEnded()).toBe(false);
    expect(await server.db.query('/* noted */ select from stripe_event where id = $1', [ended.id])).toEqual(
      [],
    );
  });

  test.each([null, '', 't=1,v1=00', 'nonsense', `t=${now()},v1=`, `t=${now()},v0=${'0'.repeat(64)}`])(
    'with the signature %s',
    async (signature) => {
      const headers = {
        'content-type': 'application/json',
        ...(signature !== null && { 'stripe-signature': signature }),
      };
      const body = JSON.stringify(ended);
      const response = await fetch(`${server.origin}/rest/stripe/webhook`, { method: 'POST', body, headers });
      expect(response.status).toBe(400);
      expect(await isEnded()).toBe(false);
    },
  );
});

test('an event is accepted 4 minutes after signing, and counts once even if it is repeated', async () => {
  expect(await tell(server, ended, { timestamp: now() - 240 })).toBe(200);
  expect(await isEnded()).toBe(true);
  expect(await Promise.all(Array.from({ length: 10 }, () => tell(server, ended)))).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
  const noted = await server.db.query<unknown[]>('/* noted */ select type from stripe_event where id = $1', [
    ended.id,
  ]);
  expect(noted).toEqual([{ type: 'customer.subscription.deleted' }]);
});

test('a late event about an earlier state does not change the current one', async () => {
  const before = await eventsOf(server, payer);
  expect(await tell(server, ended)).toBe(200);
  await subscribe(server, payer, 'YEARLY', 'pm_card_visa');
  for (const event of before.reverse()) expect(await tell(server, event)).toBe(200);
  expect(await seen(server, payer)).toMatchObject({ isSubscribed: true, subscription: { plan: 'YEARLY' } });
  expect(await paid(server, payer)).toEqual([150, 15]);
});

test('an event of an unknown customer or an unused kind is accepted and changes nothing', async () => {
  const stranger = {
    ...ended,
    id: 'evt_stranger',
    data: { object: { ...ended.data.object, customer: 'cus_nobody' } },
  };
  expect(await tell(server, stranger)).toBe(200);
  const other = {
    ...ended,
    id: 'evt_other',
    type: 'product.created',
    data: { object: { object: 'product' } },
  };
  expect(await tell(server, other)).toBe(200);
  expect(await isEnded()).toBe(false);
});

test('an event that fails halfway is not recorded, and is processed when it is repeated', async () => {
  await server.db.query(
    '/* break */ alter table subscription add constraint broken check (status is distinct from $$canceled$$) not valid',
  );
  expect(await tell(server, ended)).toBe(500);
  expect(await isEnded()).toBe(false);
  expect(await server.db.query('/* noted */ select from stripe_event where id = $1', [ended.id])).toEqual([]);
  await server.db.query('/* mend */ alter table subscription drop constraint broken');
  expect(await tell(server, ended)).toBe(200);
  expect(await isEnded()).toBe(true);
});

test('the stand-in delivers its events, and repeats those that were not accepted', async () => {
  const told = await testServer({ webhooks: true });
  try {
    const member = await addSubscriber(told);
    await told.db.query(`/* break */ alter table stripe_event add constraint broken check (false) not valid`);
    await change(told, member, 'cancelSubscription', { reason: 'OPTION1' });
    await letDaysPass(told, member, 32);
    await expect.poll(() => triesOf(told)).toBeGreaterThan(0);
    expect(await seen(told, member)).toMatchObject({ isPaid: true });
    await told.db.query('/* mend */ alter table stripe_event drop constraint broken');
    await expect.poll(() => seen(told, member)).toMatchObject({ isPaid: false });
  } finally {
    await told.close();
  }
});

async function triesOf({ db }: TestServer): Promise<number> {
  const [row] = await db.query<{ attempts: number }[]>(
    `/* tries */ select attempts from demo_stripe.object where data->>'type' = 'customer.subscription.deleted'`,
  );
  return row?.attempts ?? 0;
}
