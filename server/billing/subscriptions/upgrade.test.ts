import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import {
  answerChallenge,
  change,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber, daysLeft, passDays } from './subscribers.testing.ts';

const server = useServer();

describe('an upgrade', () => {
  test('late in a month still deducts the whole month, and lasts a year from that day', async () => {
    const payer = await addSubscriber(server);
    await letDaysPass(server, payer, 20);
    expect(await seen(server, payer)).toMatchObject({ subscription: { upgradePrice: 135 } });
    await change(server, payer, 'upgradeSubscription');
    expect(await paid(server, payer)).toEqual([135, 15]);
    expect(await daysLeft(server, payer)).toBeGreaterThan(20 + 364);
    await passDays(server, payer, 366);
    expect(await paid(server, payer)).toEqual([150, 135, 15]);
  });

  test.each([150, 0])('charges nothing if the member saw $%s and another amount is due', async (today) => {
    const payer = await addSubscriber(server);
    const { errors } = await change(server, payer, 'upgradeSubscription', { today });
    expect(errors).toEqual([
      {
        field: null,
        code: 'AMOUNT_CHANGED',
        message: `Nothing was charged: today’s payment is now $135.00, not $${today}.00. Please check it, and pay again.`,
      },
    ]);
    await isStillMonthly(payer);
  });

  test('charges the amount that the member saw, on a later day as well', async () => {
    const payer = await addSubscriber(server);
    const today = (await seen(server, payer)).subscription?.upgradePrice;
    await letDaysPass(server, payer, 20);
    expect(await change(server, payer, 'upgradeSubscription', { today })).toMatchObject({ errors: [] });
    expect(await paid(server, payer)).toEqual([135, 15]);
  });

  test('removes a cancellation', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({
      member: { isSubscribed: true },
      subscription: { plan: 'YEARLY', isCancelled: false },
    });
  });

  test('with a declined card changes nothing', async () => {
    const payer = await addSubscriber(server);
    await updateCard(server, payer, 'pm_card_chargeCustomerFail');
    const { errors } = await change(server, payer, 'upgradeSubscription');
    expect(errors.map(({ code }) => code)).toEqual(['PAYMENT_FAILED', 'CARD_DECLINED']);
    await isStillMonthly(payer);
    expect((await seen(server, payer)).invoices.nodes.map(({ status }) => status)).toEqual(['PAID']);
    await updateCard(server, payer, 'pm_card_visa');
    expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({ errors: [] });
    expect(await paid(server, payer)).toEqual([135, 15]);
  });
});

async function isStillMonthly(payer: Payer): Promise<void> {
  expect(await seen(server, payer)).toMatchObject({ subscription: { plan: 'MONTHLY', status: 'ACTIVE' } });
  expect(await paid(server, payer)).toEqual([15]);
}

describe('an upgrade that needs the bank’s check', () => {
  async function asked(): Promise<{ payer: Payer; secret: string | null }> {
    const payer = await addSubscriber(server);
    const card = await updateCard(server, payer, 'pm_card_threeDSecure2Required');
    await answerChallenge(server, payer, card.clientSecret, true);
    await change(server, payer, 'confirmCard');
    const { clientSecret: secret, errors } = await change(server, payer, 'upgradeSubscription');
    expect(errors).toEqual([]);
    expect(secret).toMatch(/^pi_\w+_secret_\w+$/);
    await isStillMonthly(payer);
    return { payer, secret };
  }

  test('happens after the check, which is requested once even with many clicks', async () => {
    const { payer, secret } = await asked();
    expect((await change(server, payer, 'upgradeSubscription')).clientSecret).toBe(secret);
    expect((await change(server, payer, 'confirmSubscription')).clientSecret).toBe(secret);
    await answerChallenge(server, payer, secret, true);
    expect(await change(server, payer, 'confirmSubscription')).toMatchObject({
      subscription: { plan: 'YEARLY', status: 'ACTIVE' },
      clientSecret: null,
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([135, 15]);
    expect(await daysLeft(server, payer)).toBeGreaterThan(364);
  });

  test('changes nothing if the cardholder fails the check, and can be retried', async () => {
    const { payer, secret } = await asked();
    await answerChallenge(server, payer, secret, false);
    const { errors } = await change(server, payer, 'confirmSubscription');
    expect(errors.map(({ code }) => code)).toEqual(['PAYMENT_FAILED', 'AUTHENTICATION_FAILED']);
    await isStillMonthly(payer);
    const again = await change(server, payer, 'upgradeSubscription');
    expect(again.clientSecret).not.toBe(secret);
    await answerChallenge(server, payer, again.clientSecret, true);
    await change(server, payer, 'confirmSubscription');
    expect(await paid(server, payer)).toEqual([135, 15]);
  });

  test('leaves the monthly plan as it was if nobody finishes it', async () => {
    const { payer, secret } = await asked();
    await passDays(server, payer, 1);
    await expect(answerChallenge(server, payer, secret, true)).rejects.toThrow('Nothing waited');
    await isStillMonthly(payer);
    expect((await change(server, payer, 'confirmSubscription')).errors).toMatchObject([
      { code: 'PAYMENT_FAILED' },
    ]);
    await isStillMonthly(payer);
  });

  test('is paid with the newer card, and the older card’s page charges nothing', async () => {
    const { payer, secret } = await asked();
    await updateCard(server, payer, 'pm_card_visa');
    expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({
      subscription: { plan: 'YEARLY' },
      clientSecret: null,
    });
    await expect(answerChallenge(server, payer, secret, true)).rejects.toThrow('Nothing waited');
    expect(await paid(server, payer)).toEqual([135, 15]);
  });

  test('is given up by a cancellation, and then the bank’s page charges nothing', async () => {
    const { payer, secret } = await asked();
    const cancelled = await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(cancelled).toMatchObject({ subscription: { isCancelled: true }, errors: [] });
    await expect(answerChallenge(server, payer, secret, true)).rejects.toThrow('Nothing waited');
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject({ subscription: { isCancelled: true } });
    await isStillMonthly(payer);
  });

  test('removes a cancellation only after the check, by the event alone if the member does not return', async () => {
    const { payer } = await asked();
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const { clientSecret } = await change(server, payer, 'upgradeSubscription');
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: false });
    await answerChallenge(server, payer, clientSecret, true);
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: true,
      subscription: { plan: 'YEARLY', isCancelled: false },
    });
    // A later cancellation stays, even if events are delivered again.
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: false });
    expect(await paid(server, payer)).toEqual([135, 15]);
  });
});

describe('a member who cancelled and still has access', () => {
  test('resumes at the payment form, with another card, for free', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_mastercard')).toMatchObject({
      member: { isSubscribed: true },
      subscription: { isCancelled: false, card: { last4: '4444' } },
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('changes to yearly there for the difference', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(await seen(server, payer)).toMatchObject({ subscription: { upgradePrice: 135 } });
    expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({
      subscription: { plan: 'YEARLY', isCancelled: false },
    });
    expect(await paid(server, payer)).toEqual([135, 15]);
  });

  test('changes to yearly there with a card whose bank checks both steps', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const card = await subscribe(server, payer, 'YEARLY', 'pm_card_threeDSecure2Required');
    expect(card.clientSecret).toMatch(/^seti_/);
    await answerChallenge(server, payer, card.clientSecret, true);
    const charge = await change(server, payer, 'confirmSubscription');
    expect(charge.clientSecret).toMatch(/^pi_/);
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: false,
      subscription: { plan: 'MONTHLY' },
    });
    await answerChallenge(server, payer, charge.clientSecret, true);
    expect(await change(server, payer, 'confirmSubscription')).toMatchObject({
      member: { isSubscribed: true },
      subscription: { plan: 'YEARLY', isCancelled: false, card: { last4: '3220' } },
    });
    expect(await paid(server, payer)).toEqual([135, 15]);
  });

  test('stays cancelled if the cardholder fails the check', async () => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const { clientSecret } = await subscribe(
      server,
      payer,
      'MONTHLY',
      'pm_card_authenticationRequiredOnSetup',
    );
    await answerChallenge(server, payer, clientSecret, false);
    expect((await change(server, payer, 'confirmSubscription')).errors).toMatchObject([
      { code: 'PAYMENT_FAILED' },
      { code: 'AUTHENTICATION_FAILED' },
    ]);
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: false,
      subscription: { card: { last4: '4242' } },
    });
  });

  test('with a yearly plan cannot start a monthly one before it ends', async () => {
    const payer = await addSubscriber(server, 'YEARLY');
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const { errors } = await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
    expect(errors).toMatchObject([{ field: 'plan', code: 'ALREADY_SUBSCRIBED' }]);
    expect(errors[0]?.message).toMatch(
      /^Your yearly plan is paid until \w+ \d+(st|nd|rd|th) 20\d\d\. Use “Keep my plan”, or/,
    );
    expect(await paid(server, payer)).toEqual([150]);
  });

  test.each([
    ['MONTHLY', 0, 'today’s payment is now $15.00, not $0.00.'],
    ['YEARLY', 135, 'today’s payment is now $150.00, not $135.00.'],
  ])(
    'pays nothing for a %s plan if it would not be the $%s that the form stated',
    async (plan, told, now) => {
      const payer = await addSubscriber(server);
      await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
      // The plan ends while the form is open.
      await passDays(server, payer, 32);
      const { errors } = await subscribe(server, payer, plan, 'pm_card_visa', told);
      expect(errors).toMatchObject([{ field: null, code: 'AMOUNT_CHANGED' }]);
      expect(errors[0]?.message).toBe(`Nothing was charged: ${now} Please check it, and pay again.`);
      expect(await paid(server, payer)).toEqual([15]);
    },
  );

  test.each([
    ['MONTHLY', 0, [15]],
    ['YEARLY', 135, [135, 15]],
  ])('pays for a %s plan the $%s that the form stated', async (plan, told, all) => {
    const payer = await addSubscriber(server);
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(await subscribe(server, payer, plan, 'pm_card_visa', told)).toMatchObject({ errors: [] });
    expect(await paid(server, payer)).toEqual(all);
  });
});
