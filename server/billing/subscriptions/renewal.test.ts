import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import {
  addPayer,
  answerChallenge,
  change,
  eventsOf,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber, passDays } from './subscribers.testing.ts';

const server = useServer();

const ASKS = 'pm_card_threeDSecure2Required';

/** A member with an unpaid renewal after replacing the card. */
async function pastDue(card = ASKS): Promise<Payer> {
  const payer = await addSubscriber(server);
  const { clientSecret } = await updateCard(server, payer, card);
  if (clientSecret !== null) {
    await answerChallenge(server, payer, clientSecret, true);
    await change(server, payer, 'confirmCard');
  }
  await passDays(server, payer, 32);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { status: 'PAST_DUE' } });
  return payer;
}

const pay = (payer: Payer) => change(server, payer, 'payRenewal');
const confirm = (payer: Payer) => change(server, payer, 'confirmSubscription');

async function outcomes({ memberId }: Payer): Promise<(string | null)[]> {
  const rows = await server.db.query<{ outcome: string | null }[]>(
    `/* outcomes */ select outcome from billing_attempt where member_id = $1 and kind = 'RENEWAL' order by created_at`,
    [memberId],
  );
  return rows.map(({ outcome }) => outcome);
}

const UNRECOGNISED = [
  { field: null, code: 'PAYMENT_FAILED' },
  { field: 'card', code: 'AUTHENTICATION_FAILED' },
];

describe('a renewal that needs the bank’s check', () => {
  test('is reported as failed and as waiting for the cardholder', async () => {
    const types = (await eventsOf(server, await pastDue())).map(({ type }) => type);
    expect(types).toContain('invoice.payment_failed');
    expect(types).toContain('invoice.payment_action_required');
  });

  test('is paid once after the cardholder passes, even with many clicks', async () => {
    const payer = await pastDue();
    const asked = await pay(payer);
    expect(asked).toMatchObject({ subscription: { status: 'PAST_DUE' }, errors: [] });
    expect(asked.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => pay(payer)));
    expect(new Set(clicks.map(({ clientSecret }) => clientSecret))).toEqual(new Set([asked.clientSecret]));
    expect((await confirm(payer)).clientSecret).toBe(asked.clientSecret);
    await answerChallenge(server, payer, asked.clientSecret, true);
    expect(await confirm(payer)).toMatchObject({
      member: { isSubscribed: true },
      subscription: { status: 'ACTIVE', nextAttemptAt: null },
      clientSecret: null,
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15, 15]);
    expect(await outcomes(payer)).toEqual(['SUCCEEDED']);
    // Another click is not charged.
    expect(await pay(payer)).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('stays past due if the cardholder fails the check, says so, and can be retried', async () => {
    const payer = await pastDue();
    await answerChallenge(server, payer, (await pay(payer)).clientSecret, false);
    expect((await confirm(payer)).errors).toMatchObject(UNRECOGNISED);
    expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { status: 'PAST_DUE' } });
    expect(await paid(server, payer)).toEqual([15]);
    const again = await pay(payer);
    await answerChallenge(server, payer, again.clientSecret, true);
    expect(await confirm(payer)).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
    expect(await paid(server, payer)).toEqual([15, 15]);
    expect(await outcomes(payer)).toEqual(['FAILED', 'SUCCEEDED']);
  });

  test('starts another check at the next click if the member never returned from a failed one', async () => {
    const payer = await pastDue();
    await answerChallenge(server, payer, (await pay(payer)).clientSecret, false);
    const again = await pay(payer);
    expect(again.errors).toEqual([]);
    await answerChallenge(server, payer, again.clientSecret, true);
    await confirm(payer);
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('is paid by events alone if the browser closes after the bank’s approval', async () => {
    const payer = await pastDue();
    await answerChallenge(server, payer, (await pay(payer)).clientSecret, true);
    await tellAll(server, payer);
    expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'ACTIVE' } });
    expect(await paid(server, payer)).toEqual([15, 15]);
    expect(await outcomes(payer)).toEqual(['SUCCEEDED']);
    // A returning member sees the result.
    expect(await confirm(payer)).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
  });

  test('can still be completed after Stripe has retried the card', async () => {
    const payer = await pastDue();
    const { clientSecret } = await pay(payer);
    await passDays(server, payer, 4);
    await answerChallenge(server, payer, clientSecret, true);
    expect(await confirm(payer)).toMatchObject({ subscription: { status: 'ACTIVE' }, errors: [] });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('ends after the last retry, and then the bank’s page charges nothing', async () => {
    const payer = await pastDue();
    const { clientSecret } = await pay(payer);
    await passDays(server, payer, 20);
    await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
    expect((await pay(payer)).errors).toMatchObject([{ code: 'NOT_SUBSCRIBED' }]);
    expect(await outcomes(payer)).toEqual(['FAILED']);
    expect(await paid(server, payer)).toEqual([15]);
  });
});

describe('a new card while a renewal is past due', () => {
  async function shown(payer: Payer, pass: boolean) {
    const setup = await updateCard(server, payer, ASKS);
    expect(setup.clientSecret).toMatch(/^seti_/);
    await answerChallenge(server, payer, setup.clientSecret, true);
    const charge = await change(server, payer, 'confirmCard');
    expect(charge.clientSecret).toMatch(/^pi_/);
    await answerChallenge(server, payer, charge.clientSecret, pass);
    return change(server, payer, 'confirmCard');
  }

  test('pays it after its bank has checked that charge too', async () => {
    const payer = await pastDue('pm_card_chargeCustomerFail');
    expect(await shown(payer, true)).toMatchObject({
      subscription: { status: 'ACTIVE', card: { last4: '3220' } },
      clientSecret: null,
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('becomes the default, and the renewal stays past due, if the cardholder fails the check', async () => {
    const payer = await pastDue('pm_card_chargeCustomerFail');
    expect((await shown(payer, false)).errors).toMatchObject(UNRECOGNISED);
    expect(await seen(server, payer)).toMatchObject({
      subscription: { status: 'PAST_DUE', card: { last4: '3220' } },
    });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('replaces a card that waits for its bank, which then charges nothing', async () => {
    const payer = await pastDue();
    const { clientSecret } = await pay(payer);
    expect(await updateCard(server, payer, 'pm_card_visa')).toMatchObject({
      subscription: { status: 'ACTIVE', card: { last4: '4242' } },
    });
    await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
    expect(await outcomes(payer)).toEqual(['SUCCEEDED']);
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('lets a member who cancelled pay the amount due, then subscribe again', async () => {
    const payer = await pastDue();
    await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    const setup = await subscribe(server, payer, 'MONTHLY', ASKS);
    await answerChallenge(server, payer, setup.clientSecret, true);
    const charge = await confirm(payer);
    expect(charge).toMatchObject({ subscription: { status: 'PAST_DUE', isCancelled: true }, errors: [] });
    await answerChallenge(server, payer, charge.clientSecret, true);
    expect(await confirm(payer)).toMatchObject({
      member: { isSubscribed: true },
      subscription: { status: 'ACTIVE', isCancelled: false },
    });
    expect(await paid(server, payer)).toEqual([15, 15]);
  });
});

test('a member who cancelled pays the amount due before changing to yearly, and never both at once', async () => {
  const payer = await pastDue();
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  const { errors } = await subscribe(server, payer, 'YEARLY', 'pm_card_visa', 135);
  expect(errors).toMatchObject([{ field: 'plan', code: 'NOT_ELIGIBLE' }]);
  expect(errors[0]?.message).toMatch(/^Your last renewal was not paid\. Pay it in My Account first/);
  expect(await paid(server, payer)).toEqual([15]);
});

test('a declined card is reported, and uses up none of Stripe’s retries', async () => {
  const payer = await pastDue('pm_card_chargeCustomerFail');
  const before = await seen(server, payer);
  for (let i = 0; i < 4; i += 1) {
    expect((await pay(payer)).errors).toMatchObject([
      { field: null, code: 'PAYMENT_FAILED' },
      { field: 'card', code: 'CARD_DECLINED', message: 'Your card was declined.' },
    ]);
  }
  expect((await seen(server, payer)).subscription).toEqual(before.subscription);
  await passDays(server, payer, 9);
  expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'PAST_DUE' } });
});

test('if nothing is due, nothing is charged', async () => {
  const payer = await addSubscriber(server);
  await letDaysPass(server, payer, 3);
  expect(await pay(payer)).toMatchObject({
    subscription: { status: 'ACTIVE' },
    clientSecret: null,
    errors: [],
  });
  expect(await paid(server, payer)).toEqual([15]);
  expect((await pay(await addPayer(server))).errors).toMatchObject([{ code: 'NOT_SUBSCRIBED' }]);
  const free = await addPayer(server, { isFree: true });
  expect((await pay(free)).errors).toMatchObject([{ code: 'FREE_ACCOUNT' }]);
});
