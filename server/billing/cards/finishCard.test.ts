import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import {
  answerChallenge,
  change,
  eventsOf,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tell,
  tellAll,
  updateCard,
  type Payer,
} from '../subscriptions/payers.testing.ts';
import { addSubscriber, passDays } from '../subscriptions/subscribers.testing.ts';

const server = useServer();

const ONCE = 'pm_card_authenticationRequiredOnSetup';
const ALWAYS = 'pm_card_threeDSecure2Required';

async function cancelled(): Promise<Payer> {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  return payer;
}

async function tellOf(payer: Payer, type: string): Promise<void> {
  for (const event of await eventsOf(server, payer)) {
    if (event.type === type) expect(await tell(server, event)).toBe(200);
  }
}

const tellSetup = (payer: Payer) => tellOf(payer, 'setup_intent.succeeded');

const last4 = async (payer: Payer) => (await seen(server, payer)).subscription?.card?.last4;

describe('an event alone, after the bank approved a card,', () => {
  test('makes it the default card, and a returning member sees that', async () => {
    const payer = await addSubscriber(server);
    const { clientSecret } = await updateCard(server, payer, ONCE);
    await tellSetup(payer);
    expect(await last4(payer)).toBe('4242');
    await answerChallenge(server, payer, clientSecret, true);
    await tellSetup(payer);
    expect(await last4(payer)).toBe('3155');
    expect(await change(server, payer, 'confirmCard')).toMatchObject({ clientSecret: null, errors: [] });
    await passDays(server, payer, 32);
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('removes the cancellation for a member who bought again', async () => {
    const payer = await cancelled();
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', ONCE);
    await answerChallenge(server, payer, clientSecret, true);
    await tellSetup(payer);
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: true,
      subscription: { isCancelled: false, card: { last4: '3155' } },
    });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('makes the plan yearly if that was bought, or requires the bank’s check of the difference', async () => {
    const payer = await cancelled();
    const once = await subscribe(server, payer, 'YEARLY', ONCE);
    await answerChallenge(server, payer, once.clientSecret, true);
    await tellSetup(payer);
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true, subscription: { plan: 'YEARLY' } });
    expect(await paid(server, payer)).toEqual([135, 15]);
    const other = await cancelled();
    const always = await subscribe(server, other, 'YEARLY', ALWAYS);
    await answerChallenge(server, other, always.clientSecret, true);
    await tellSetup(other);
    const charge = await change(server, other, 'confirmSubscription');
    expect(charge.clientSecret).toMatch(/^pi_/);
    await answerChallenge(server, other, charge.clientSecret, true);
    await tellAll(server, other);
    expect(await seen(server, other)).toMatchObject({ isSubscribed: true, subscription: { plan: 'YEARLY' } });
  });

  test('pays the amount due with it', async () => {
    const payer = await addSubscriber(server);
    await updateCard(server, payer, 'pm_card_chargeCustomerFail');
    await passDays(server, payer, 32);
    const { clientSecret } = await updateCard(server, payer, ONCE);
    await answerChallenge(server, payer, clientSecret, true);
    await tellSetup(payer);
    expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'ACTIVE' } });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });
});

test('the event of the paid amount removes the cancellation for a member who bought again', async () => {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await passDays(server, payer, 32);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  const setup = await subscribe(server, payer, 'MONTHLY', ALWAYS);
  await answerChallenge(server, payer, setup.clientSecret, true);
  const charge = await change(server, payer, 'confirmSubscription');
  await answerChallenge(server, payer, charge.clientSecret, true);
  await tellOf(payer, 'invoice.paid');
  expect(await seen(server, payer)).toMatchObject({
    isSubscribed: true,
    subscription: { status: 'ACTIVE', isCancelled: false },
  });
  expect(await paid(server, payer)).toEqual([15, 15]);
});

describe('an event is ignored', () => {
  test('for a card that has been replaced', async () => {
    const payer = await addSubscriber(server);
    const { clientSecret } = await updateCard(server, payer, ONCE);
    await answerChallenge(server, payer, clientSecret, true);
    await updateCard(server, payer, 'pm_card_mastercard');
    await tellSetup(payer);
    expect(await last4(payer)).toBe('4444');
  });

  test('for a purchase that was cancelled', async () => {
    const payer = await cancelled();
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', ONCE);
    await answerChallenge(server, payer, clientSecret, true);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION2' });
    await tellSetup(payer);
    expect(await seen(server, payer)).toMatchObject({ isPaid: true, isSubscribed: false });
  });

  test('for the card of a plan that ended and was bought again', async () => {
    const payer = await cancelled();
    const { clientSecret } = await updateCard(server, payer, ONCE);
    await answerChallenge(server, payer, clientSecret, true);
    await letDaysPass(server, payer, 32);
    for (const event of await eventsOf(server, payer)) {
      if (event.type !== 'setup_intent.succeeded') await tell(server, event);
    }
    await subscribe(server, payer, 'MONTHLY', 'pm_card_mastercard');
    await tellSetup(payer);
    expect(await last4(payer)).toBe('4444');
  });
});

test('a charge that fails after the event is reported to the returning member, and tried once', async () => {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await passDays(server, payer, 32);
  const { clientSecret } = await updateCard(server, payer, ALWAYS);
  await answerChallenge(server, payer, clientSecret, true);
  await tellSetup(payer);
  const charge = await change(server, payer, 'confirmCard');
  expect(charge.clientSecret).toMatch(/^pi_/);
  await answerChallenge(server, payer, charge.clientSecret, false);
  await tellSetup(payer);
  expect((await change(server, payer, 'confirmCard')).errors).toMatchObject([
    { code: 'PAYMENT_FAILED' },
    { code: 'AUTHENTICATION_FAILED' },
  ]);
  expect(await paid(server, payer)).toEqual([15]);
});
