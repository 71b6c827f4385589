import { describe, expect, test } from 'vitest';
import { givePlanSql } from './givenPlan.sql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import {
  addPayer,
  answerChallenge,
  change,
  paid,
  seen,
  subscribe,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber, daysLeft, passDays } from './subscribers.testing.ts';

const server = useServer();

test('a monthly plan is renewed each month', async () => {
  const payer = await addSubscriber(server);
  await passDays(server, payer, 32);
  expect(await paid(server, payer)).toEqual([15, 15]);
  await passDays(server, payer, 31);
  expect(await paid(server, payer)).toEqual([15, 15, 15]);
  expect(await seen(server, payer)).toMatchObject({ isSubscribed: true, subscription: { status: 'ACTIVE' } });
  expect(await daysLeft(server, payer)).toBeGreaterThan(80);
});

test('a cancelled subscription gives access until it ends, and is not renewed', async () => {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION4', text: 'Too quiet' });
  await passDays(server, payer, 20);
  expect(await seen(server, payer)).toMatchObject({ isPaid: true, isSubscribed: false });
  await passDays(server, payer, 12);
  expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
  expect(await paid(server, payer)).toEqual([15]);
  const reasons = await server.db.query<unknown[]>(
    '/* reasons */ select plan, reason, text from cancellation where member_id = $1',
    [payer.memberId],
  );
  expect(reasons).toEqual([{ plan: 2, reason: 4, text: 'Too quiet' }]);
  // A returning member pays again.
  expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({
    member: { isSubscribed: true },
  });
  expect(await paid(server, payer)).toEqual([15, 15]);
});

test('a cancelled subscription ends on time even without an event', async () => {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await server.db.query(
    `/* past */ update subscription set period_end = now() - interval '1 second' where member_id = $1`,
    [payer.memberId],
  );
  expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
});

describe('a reason', () => {
  test.each([
    [{ reason: 'OPTION5' }, 'SPECIFY', 'please specify before submitting.'],
    [{ reason: 'OPTION5', text: '  ' }, 'SPECIFY', 'please specify before submitting.'],
    [{ reason: 'OPTION2', text: 'x'.repeat(301) }, 'TEXT_TOO_LONG', 'Please use at most 300 characters.'],
  ])('%j is refused', async (input, code, message) => {
    const payer = await addSubscriber(server);
    const { errors } = await change(server, payer, 'cancelSubscription', input);
    expect(errors).toEqual([{ field: 'text', code, message }]);
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
  });

  test('may have 300 characters', async () => {
    const payer = await addSubscriber(server);
    const input = { reason: 'OPTION5', text: 'x'.repeat(300) };
    expect((await change(server, payer, 'cancelSubscription', input)).errors).toEqual([]);
  });
});

test('a plan that an operator granted is cancelled until its end, and not at all without one', async () => {
  const cancel = (payer: Payer) => change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  const endless = await addPayer(server);
  const ending = await addPayer(server);
  const give = (payer: Payer, until: string | null): Promise<unknown> =>
    server.db.query(givePlanSql, [payer.memberId, 0, until, null]);
  await give(endless, null);
  await give(ending, '2100-01-01');
  const { errors } = await cancel(endless);
  expect(errors).toMatchObject([{ code: 'NOT_ELIGIBLE' }]);
  expect(errors[0]?.message).toContain('please contact us via Help & Support');
  expect(await seen(server, endless)).toMatchObject({ isPaid: true, isSubscribed: true });
  expect(await cancel(ending)).toMatchObject({ member: { isPaid: true, isSubscribed: false }, errors: [] });
  expect(await change(server, ending, 'resubscribe')).toMatchObject({ member: { isSubscribed: true } });
});

describe('an unpaid renewal', () => {
  async function failing(): Promise<Payer> {
    const payer = await addSubscriber(server);
    await updateCard(server, payer, 'pm_card_chargeCustomerFail');
    await passDays(server, payer, 32);
    return payer;
  }

  test('keeps access while the card is retried, and then ends it', async () => {
    const payer = await failing();
    const late = await seen(server, payer);
    expect(late).toMatchObject({ isPaid: true, subscription: { status: 'PAST_DUE', canUpgrade: false } });
    expect(late.subscription?.nextAttemptAt).not.toBeNull();
    expect(late.invoices.nodes.map(({ status }) => status)).toEqual(['OPEN', 'PAID']);
    await passDays(server, payer, 4);
    const later = await seen(server, payer);
    expect(later.subscription?.status).toBe('PAST_DUE');
    expect(later.subscription?.nextAttemptAt).not.toBe(late.subscription?.nextAttemptAt);
    await passDays(server, payer, 15);
    const ended = await seen(server, payer);
    expect(ended).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
    expect(ended.invoices.nodes.map(({ status }) => status)).toEqual(['UNCOLLECTIBLE', 'PAID']);
  });

  test('is paid at once by another card', async () => {
    const payer = await failing();
    expect(await updateCard(server, payer, 'pm_card_mastercard')).toMatchObject({
      subscription: { status: 'ACTIVE', card: { brand: 'mastercard', last4: '4444' } },
      errors: [],
    });
    expect(await paid(server, payer)).toEqual([15, 15]);
    await passDays(server, payer, 5);
    expect(await paid(server, payer)).toEqual([15, 15]);
  });
});

describe('a card', () => {
  test('that is refused leaves the earlier card in place', async () => {
    const payer = await addSubscriber(server);
    expect((await updateCard(server, payer, 'pm_card_chargeDeclined')).errors).toMatchObject([
      { field: null, code: 'PAYMENT_FAILED' },
      { field: 'card', code: 'CARD_DECLINED' },
    ]);
    expect(await seen(server, payer)).toMatchObject({ subscription: { card: { last4: '4242' } } });
  });

  test('whose bank requires a check is used after the cardholder passes', async () => {
    const payer = await addSubscriber(server);
    const asked = await updateCard(server, payer, 'pm_card_authenticationRequiredOnSetup');
    expect(asked.clientSecret).toMatch(/^seti_\w+_secret_\w+$/);
    expect(await seen(server, payer)).toMatchObject({ subscription: { card: { last4: '4242' } } });
    await answerChallenge(server, payer, asked.clientSecret, true);
    expect(await change(server, payer, 'confirmCard')).toMatchObject({
      subscription: { card: { last4: '3155' } },
      errors: [],
    });
    await passDays(server, payer, 32);
    expect(await paid(server, payer)).toEqual([15, 15]);
  });

  test('whose holder does not pass the check is not used', async () => {
    const payer = await addSubscriber(server);
    const { clientSecret } = await updateCard(server, payer, 'pm_card_authenticationRequiredOnSetup');
    await answerChallenge(server, payer, clientSecret, false);
    expect((await change(server, payer, 'confirmCard')).errors).toMatchObject([
      { code: 'PAYMENT_FAILED' },
      { code: 'AUTHENTICATION_FAILED' },
    ]);
    expect((await change(server, payer, 'confirmCard')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

test('an unfinished first payment expires, and gives no access', async () => {
  const payer = await addPayer(server);
  const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
  await passDays(server, payer, 1);
  await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
  expect(await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).toMatchObject({ errors: [] });
  expect(await paid(server, payer)).toEqual([15]);
});

test('a former payer who is given a plan sees neither a price nor the old card', async () => {
  const payer = await addSubscriber(server);
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await passDays(server, payer, 32);
  await server.db.query(givePlanSql, [payer.memberId, 0, '2100-01-01', null]);
  const document = '{ viewer { subscription { price isCharged canHaveCard isGiven card { last4 } } } }';
  const { viewer } = await server.query<{ viewer: unknown }>(document, {}, { token: payer.token });
  expect(viewer).toEqual({
    subscription: { price: null, isCharged: false, canHaveCard: true, isGiven: true, card: null },
  });
});
