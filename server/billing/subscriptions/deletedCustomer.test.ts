import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { checkIfDue } from '../reconcile/duePayments.ts';
import { checkDepsOf } from '../reconcile/checkDeps.testing.ts';
import { customerOf, paid, seen, subscribe, tellAll, updateCard, type Payer } from './payers.testing.ts';
import { addSubscriber } from './subscribers.testing.ts';

const server = useServer();

/** A paying member whose customer an operator deletes in Stripe's dashboard. */
async function deletedPayer(): Promise<Payer & { customer: string }> {
  const payer = await addSubscriber(server);
  const customer = await customerOf(server, payer);
  await server.billing.stripe.customers.del(customer);
  return { ...payer, customer };
}

const ENDED = { isPaid: false, isSubscribed: false, subscription: { status: 'ENDED' } };

/** Has the stand-in forget which customer the subscriptions were of, so that it lists none. */
async function loseList({ customer }: { customer: string }): Promise<void> {
  await server.db.query(
    `/* loseList */ update demo_stripe.object set data = jsonb_set(data, '{customer}', '"cus_other"')
     where customer = $1 and kind = 'subscription'`,
    [customer],
  );
}

describe('a customer that is deleted at Stripe', () => {
  test('loses access with the event, and can buy again with another customer', async () => {
    const payer = await deletedPayer();
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject(ENDED);
    expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true, subscription: { plan: 'YEARLY' } });
    expect(await customerOf(server, payer)).not.toBe(payer.customer);
    // Both were paid in the same second, in either order.
    const amounts = await paid(server, payer);
    expect(amounts.toSorted((one, other) => one - other)).toEqual([15, 150]);
  });

  test('gets a card stored with another customer', async () => {
    const payer = await deletedPayer();
    await tellAll(server, payer);
    expect(await updateCard(server, payer, 'pm_card_visa')).toMatchObject({ errors: [] });
    expect(await customerOf(server, payer)).not.toBe(payer.customer);
  });

  test('loses access by the daily check, even if Stripe lists none of its subscriptions', async () => {
    const payer = await deletedPayer();
    await loseList(payer);
    expect(await seen(server, payer)).toMatchObject({ isPaid: true });
    expect(await checkIfDue(checkDepsOf(server))).toBe(true);
    expect(await seen(server, payer)).toMatchObject(ENDED);
  });
});
