import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import {
  addPayer,
  answerChallenge,
  billingDetails,
  change,
  customerOf,
  paid,
  seen,
  subscribe,
  updateCard,
} from './payers.testing.ts';
import { addSubscriber, daysLeft, inDays, passDays, setEndAtStripe } from './subscribers.testing.ts';

const server = useServer();

const BUMMER = 'Bummer!! Something went wrong. Please contact our Support Team for assistance.';

test('a monthly plan is bought, cancelled, resumed and changed to yearly', async () => {
  const payer = await addPayer(server);
  expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: null });
  expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({
    member: { isPaid: true, isSubscribed: true },
    subscription: {
      plan: 'MONTHLY',
      status: 'ACTIVE',
      isCancelled: false,
      canUpgrade: true,
      upgradePrice: 135,
      card: { brand: 'visa', last4: '4242' },
    },
    clientSecret: null,
    errors: [],
  });
  expect(await paid(server, payer)).toEqual([15]);
  expect(await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' })).toMatchObject({
    member: { isPaid: true, isSubscribed: false },
    subscription: { isCancelled: true },
    errors: [],
  });
  expect(await change(server, payer, 'resubscribe')).toMatchObject({
    member: { isPaid: true, isSubscribed: true },
    subscription: { isCancelled: false },
  });
  expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({
    subscription: { plan: 'YEARLY', canUpgrade: false },
    errors: [],
  });
  expect(await paid(server, payer)).toEqual([135, 15]);
});

describe('a plan that ends on a day set in Stripe’s dashboard', () => {
  test('within its period is open until that day, and is kept by its member', async () => {
    const payer = await addSubscriber(server);
    const day = inDays(10);
    await setEndAtStripe(server, payer, day);
    expect(await seen(server, payer)).toMatchObject({
      isPaid: true,
      isSubscribed: false,
      subscription: { isCancelled: true, currentPeriodEnd: day.toISOString() },
    });
    expect(await change(server, payer, 'resubscribe')).toMatchObject({
      member: { isSubscribed: true },
      subscription: { isCancelled: false },
      errors: [],
    });
    expect(await daysLeft(server, payer)).toBeGreaterThan(27);
    const customer = await customerOf(server, payer);
    const { data } = await server.billing.stripe.subscriptions.list({ customer });
    expect(data).toMatchObject([{ cancel_at: null, cancel_at_period_end: false }]);
  });

  test('after its period is shown as renewed, since it is charged until then', async () => {
    const payer = await addSubscriber(server);
    await setEndAtStripe(server, payer, inDays(50));
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: true,
      subscription: { isCancelled: false },
    });
    expect(await daysLeft(server, payer)).toBeLessThan(32);
    await passDays(server, payer, 32);
    expect(await paid(server, payer)).toEqual([15, 15]);
    expect(await seen(server, payer)).toMatchObject({ isPaid: true, subscription: { isCancelled: true } });
  });
});

test('a yearly plan gives access at once, and cannot be upgraded', async () => {
  const payer = await addPayer(server);
  const places = '{ places(product: HOTEL, kind: CITY) { id } }';
  expect((await server.ask(places, {}, payer)).status).toBe(403);
  const { token } = await subscribe(server, payer, 'YEARLY', 'pm_card_mastercard');
  expect((await server.ask(places, {}, payer)).status).toBe(200);
  expect((await server.ask(places, {}, { token: token ?? '' })).status).toBe(200);
  expect(await paid(server, payer)).toEqual([150]);
  expect(await change(server, payer, 'upgradeSubscription')).toMatchObject({ errors: [] });
  expect(await paid(server, payer)).toEqual([150]);
});

describe('a declined card', () => {
  test.each([
    ['pm_card_chargeDeclined', 'CARD_DECLINED', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'INSUFFICIENT_FUNDS', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'EXPIRED_CARD', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'INCORRECT_CVC', 'Your card’s security code is incorrect.'],
    ['pm_card_chargeCustomerFail', 'CARD_DECLINED', 'Your card was declined.'],
  ])('%s is reported, gives no access, and can be followed by a good one', async (card, code, message) => {
    const payer = await addPayer(server);
    const declined = await subscribe(server, payer, 'MONTHLY', card);
    expect(declined).toMatchObject({ member: null, subscription: null, token: null });
    expect(declined.errors).toEqual([
      { field: null, code: 'PAYMENT_FAILED', message: BUMMER },
      { field: 'card', code, message },
    ]);
    expect(await seen(server, payer)).toMatchObject({ isPaid: false });
    expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    expect(await paid(server, payer)).toEqual([150]);
  });

  test('is refused after a few attempts', async () => {
    const payer = await addPayer(server);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 16; i += 1) {
      codes.push((await subscribe(server, payer, 'MONTHLY', 'pm_card_chargeDeclined')).errors[0]?.code);
    }
    expect(new Set(codes.slice(0, 15))).toEqual(new Set(['PAYMENT_FAILED']));
    expect(codes[15]).toBe('TOO_MANY_ATTEMPTS');
  });
});

test('a purchase may be tried again however often another amount was due than the form stated', async () => {
  const payer = await addPayer(server);
  for (let i = 0; i < 16; i += 1) {
    const { errors } = await subscribe(server, payer, 'MONTHLY', 'pm_card_visa', 12);
    expect(errors.map(({ code }) => code)).toEqual(['AMOUNT_CHANGED']);
  }
  expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa', 15)).toMatchObject({ errors: [] });
  expect(await paid(server, payer)).toEqual([15]);
});

describe('a card whose bank checks the cardholder', () => {
  test('pays after the cardholder passes', async () => {
    const payer = await addPayer(server);
    const asked = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    expect(asked).toMatchObject({
      member: { isPaid: false },
      subscription: { status: 'INCOMPLETE' },
      errors: [],
    });
    expect(asked.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    // Nothing has happened yet, and confirming again returns the same check.
    expect((await change(server, payer, 'confirmSubscription')).clientSecret).toBe(asked.clientSecret);
    expect((await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required')).clientSecret).toBe(
      asked.clientSecret,
    );
    await answerChallenge(server, payer, asked.clientSecret, true);
    expect(await change(server, payer, 'confirmSubscription')).toMatchObject({
      member: { isPaid: true, isSubscribed: true },
      clientSecret: null,
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('pays nothing if the cardholder fails the check', async () => {
    const payer = await addPayer(server);
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    await answerChallenge(server, payer, clientSecret, false);
    expect((await change(server, payer, 'confirmSubscription')).errors).toMatchObject([
      { field: null, code: 'PAYMENT_FAILED', message: BUMMER },
      { field: 'card', code: 'AUTHENTICATION_FAILED' },
    ]);
    expect(await change(server, payer, 'confirmSubscription')).toMatchObject({
      errors: [{ code: 'NOT_SUBSCRIBED' }],
    });
    expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('can be replaced by another card, and then cannot be charged', async () => {
    const payer = await addPayer(server);
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
    expect(await paid(server, payer)).toEqual([150]);
  });

  test('can be replaced a day later, and then cannot be charged either', async () => {
    const payer = await addPayer(server);
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    await server.db.query(
      `/* old */ update billing_attempt set created_at = now() - interval '21 hours' where member_id = $1`,
      [payer.memberId],
    );
    expect(await subscribe(server, payer, 'YEARLY', 'pm_card_visa')).toMatchObject({ errors: [] });
    await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
    expect(await paid(server, payer)).toEqual([150]);
  });

  test('is charged once if another card is entered during the check', async () => {
    const payer = await addPayer(server);
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    const [, bought] = await Promise.all([
      answerChallenge(server, payer, clientSecret, true).catch(() => undefined),
      subscribe(server, payer, 'MONTHLY', 'pm_card_visa'),
    ]);
    expect(bought).toMatchObject({ member: { isPaid: true }, errors: [] });
    expect(await paid(server, payer)).toEqual([15]);
  });

  test('cannot be confirmed by another member', async () => {
    const payer = await addPayer(server);
    const other = await addSubscriber(server);
    const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
    await expect(answerChallenge(server, other, clientSecret, true)).rejects.toThrow('Nothing waited');
  });
});

test('missing fields are refused in the words of the form', async () => {
  const payer = await addPayer(server);
  for (const field of ['name', 'line1', 'city', 'state', 'country']) {
    const billing = { ...billingDetails, [field]: ' ' };
    const input = { plan: 'MONTHLY', paymentMethodId: 'pm_card_visa', billing };
    expect((await change(server, payer, 'subscribe', input)).errors).toEqual([
      { field, code: 'REQUIRED', message: 'Please Fill the details before making a payment.' },
    ]);
    const card = { paymentMethodId: 'pm_card_visa', billing };
    expect((await change(server, payer, 'updateCard', card)).errors).toEqual([
      { field, code: 'REQUIRED', message: 'Please Fill all the details' },
    ]);
  }
  const { postalCode: _, ...billing } = billingDetails;
  const input = { plan: 'MONTHLY', paymentMethodId: 'pm_card_visa', billing };
  expect((await change(server, payer, 'subscribe', input)).errors).toEqual([]);
});

test('an old plan cannot be bought, and free members have nothing to pay', async () => {
  const payer = await addPayer(server);
  expect((await subscribe(server, payer, 'LEGACY_MONTHLY', 'pm_card_visa')).errors).toMatchObject([
    { code: 'INVALID_PLAN' },
  ]);
  const free = await addPayer(server, { isFree: true });
  expect((await subscribe(server, free, 'MONTHLY', 'pm_card_visa')).errors).toMatchObject([
    { code: 'FREE_ACCOUNT' },
  ]);
  expect((await updateCard(server, free, 'pm_card_visa')).errors).toMatchObject([{ code: 'FREE_ACCOUNT' }]);
  for (const call of ['cancelSubscription', 'resubscribe', 'upgradeSubscription']) {
    const input = call === 'cancelSubscription' ? { reason: 'OPTION1' } : undefined;
    // Members who are still charged can always cancel.
    const code = call === 'cancelSubscription' ? 'NOT_SUBSCRIBED' : 'FREE_ACCOUNT';
    expect((await change(server, free, call, input)).errors).toMatchObject([{ code }]);
    expect((await change(server, payer, call, input)).errors).not.toEqual([]);
  }
});

// More requests than one member's queue holds are refused before they reach the payment.
test('60 simultaneous clicks make one charge, and each gets the same response', async () => {
  const payer = await addPayer(server);
  const clicks = Array.from({ length: 60 }, () => subscribe(server, payer, 'MONTHLY', 'pm_card_visa'));
  const answers = await Promise.all(clicks);
  for (const answer of answers) expect(answer).toMatchObject({ member: { isPaid: true }, errors: [] });
  expect(await paid(server, payer)).toEqual([15]);
  const charges = await server.db.query<unknown[]>(
    `/* charges */ select from demo_stripe.object where kind = 'charge'
     and customer = (select stripe_customer_id from subscription where member_id = $1)`,
    [payer.memberId],
  );
  expect(charges).toHaveLength(1);
});
