import { expect, test } from 'vitest';
import {
  change,
  customerOf,
  letDaysPass,
  paid,
  seen,
  tellAll,
} from '../../billing/subscriptions/payers.testing.ts';
import { addSubscriber } from '../../billing/subscriptions/subscribers.testing.ts';
import { testDatabase } from '../../launch/test/database.ts';
import { testServer } from '../../launch/test/query.ts';
import { DemoStripe20261122220000 } from '../../platform/migrations/20261122220000-demoStripe.ts';

test('members of a demonstration of the version before keep their subscriptions, cards and clocks', async () => {
  const database = await testDatabase();
  const before = await testServer({ database });
  const payer = await addSubscriber(before);
  await letDaysPass(before, payer, 32);
  const asked = { email: 'once@example.test' };
  const key = { idempotencyKey: 'before' };
  const { id } = await before.billing.stripe.customers.create(asked, key);
  // Fields that the version before did not have.
  await before.db.query(
    `/* older */ update demo_stripe.object set data = (data - 'currency') #- '{data,object,currency}'
     where kind in ('invoice', 'event')`,
  );
  await before.close();

  const runner = database.dataSource.createQueryRunner();
  const move = new DemoStripe20261122220000();
  await move.down(runner);
  expect(
    await runner.query(
      `/* counts */
    select (select count(*) from stripe_sandbox.object where customer = $1) > 5 as objects,
      (select count(*) from stripe_sandbox.event where customer = $1 and delivered_at is null) > 5 as events,
      (select seconds from stripe_sandbox.clock where customer = $1) as seconds`,
      [await customerOf(before, payer)],
    ),
  ).toEqual([{ objects: true, events: true, seconds: 32 * 86_400 }]);
  await move.up(runner);
  await runner.release();

  const server = await testServer({ database });
  try {
    await tellAll(server, payer);
    expect(await paid(server, payer)).toEqual([15, 15]);
    await letDaysPass(server, payer, 30);
    expect((await server.billing.stripe.customers.create(asked, key)).id).toBe(id);
    expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({ errors: [] });
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject({
      subscription: { plan: 'YEARLY', card: { last4: '4242' } },
    });
    expect(await paid(server, payer)).toEqual([135, 15, 15, 15]);
  } finally {
    await server.close();
    await database.close();
  }
});
