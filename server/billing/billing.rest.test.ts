import { describe, expect, test } from 'vitest';
import { useServer } from '../launch/test/useServer.ts';
import {
  addPayer,
  answerChallenge,
  eventsOf,
  seen,
  tell,
  type Payer,
} from './subscriptions/payers.testing.ts';

const server = useServer();

const owner = {
  name: 'Pat Payer',
  address_city: 'Austin',
  address_country: 'United States',
  address_line1: '1 Main St',
  address_state: 'TX',
  address_zip: '78701',
  country_code: 'US',
};

async function get(payer: Payer, path: string): Promise<unknown> {
  const { status, body } = await server.rest(`/rest/stripe/${path}`, payer);
  expect(status).toBe(200);
  return body;
}

async function post(payer: Payer, path: string, body: object): Promise<unknown> {
  const answer = await server.rest(`/rest/stripe/${path}`, { ...payer, method: 'POST', body });
  expect(answer.status).toBe(200);
  return answer.body;
}

test.each(['free', 'admin'] as const)('a %s account needs no payment', async (role) => {
  const token = (await server.token(role)) ?? '';
  expect((await server.rest('/rest/stripe/stripePayment', { token })).body).toBe('true');
});

test('a member pays, changes the card, upgrades and cancels', async () => {
  const payer = await addPayer(server);
  expect(await get(payer, 'subscription')).toEqual({ subscriptionPlan: null, stripeActive: 0 });
  expect(await get(payer, 'stripePayment')).toEqual({ token: expect.stringMatching(/^eyJ/) as string });
  const bought = await post(payer, 'stripePayment', { token: 'tok_visa', subscriptionPlan: 2, ...owner });
  expect(bought).toEqual({ token: expect.stringMatching(/^eyJ/) as string });
  const renewed = { ...payer, token: (bought as { token: string }).token };
  expect(await get(renewed, 'subscription')).toEqual({ subscriptionPlan: 2, stripeActive: 1 });
  expect(await get(renewed, 'stripePayment')).toBe('true');
  expect(await post(payer, 'updatecard', { token: 'tok_mastercard', ...owner })).toBe('card updated');
  expect(await get(payer, 'upgradeSubscription')).toEqual({ token: expect.stringMatching(/^eyJ/) as string });
  expect(await get(payer, 'subscription')).toEqual({ subscriptionPlan: 3, stripeActive: 1 });
  expect(await post(payer, 'cancelSubscription/', { text: '', value: 'option1' })).toEqual({ result: true });
  expect(await get(payer, 'subscription')).toEqual({ subscriptionPlan: 3, stripeActive: 0 });
  expect(await get(payer, 'stripePayment')).toBe('true');
  const { data } = (await get(payer, 'invoices')) as { data: { amount_paid: number }[] };
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([13_500, 1_500]);
  expect(data[0]).toEqual({
    id: expect.stringMatching(/^in_/) as string,
    number: expect.stringMatching(/-0002$/) as string,
    amount_paid: 13_500,
    invoice_pdf: expect.stringMatching(/\/in_\w+\.pdf$/) as string,
    hosted_invoice_url: expect.stringMatching(/\/in_\w+$/) as string,
    date: expect.any(Number) as number,
    created: expect.any(Number) as number,
    status: 'paid',
  });
});

test('refusals use the specification’s words', async () => {
  const payer = await addPayer(server);
  const bummer = 'Bummer!! Something went wrong. Please contact our Support Team for assistance.';
  const fill = 'Please Fill the details before making a payment.';
  const pay = (changes: object): Promise<unknown> =>
    post(payer, 'stripePayment', { token: 'tok_visa', subscriptionPlan: 3, ...owner, ...changes });
  expect(await pay({ token: 'tok_chargeDeclined' })).toBe(bummer);
  expect(await pay({ name: '' })).toBe(fill);
  expect(await pay({ token: '' })).toBe(fill);
  expect(await pay({ subscriptionPlan: 1 })).toBe('This plan cannot be bought.');
  expect(await post(payer, 'updatecard', { token: 'tok_visa', ...owner, address_line1: '' })).toBe(
    'Please Fill all the details',
  );
  expect(await post(payer, 'cancelSubscription/', { value: 'option5', text: '' })).toBe(
    'please specify before submitting.',
  );
  expect(await get(payer, 'upgradeSubscription')).toBe('Only a paid monthly plan can be upgraded.');
});

test('the bank’s check is passed on to the client', async () => {
  const payer = await addPayer(server);
  const token = 'tok_threeDSecure2Required';
  const asked = await post(payer, 'stripePayment', { token, subscriptionPlan: 2, ...owner });
  expect(asked).toEqual({ requiresAction: true, clientSecret: expect.stringMatching(/^pi_/) as string });
  await answerChallenge(server, payer, (asked as { clientSecret: string }).clientSecret, true);
  expect(await post(payer, 'stripePayment', { token, subscriptionPlan: 2, ...owner })).toEqual({
    token: expect.stringMatching(/^eyJ/) as string,
  });
  expect(await get(payer, 'stripePayment')).toBe('true');
});

const asksOnSetup = { requiresAction: true, clientSecret: expect.stringMatching(/^seti_/) as string };

/** A card that waits for its bank's check, which the cardholder then passes. */
async function allowed(payer: Payer, path: string, token: string): Promise<void> {
  const asked = await post(payer, path, { token, subscriptionPlan: 2, ...owner });
  expect(asked).toEqual(asksOnSetup);
  await answerChallenge(server, payer, (asked as { clientSecret: string }).clientSecret, true);
}

describe('a card that its bank approved', () => {
  const token = 'tok_authenticationRequiredOnSetup';

  /** A member who cancelled and still has access. */
  async function cancelled(): Promise<Payer> {
    const payer = await addPayer(server);
    await post(payer, 'stripePayment', { token: 'tok_visa', subscriptionPlan: 2, ...owner });
    await post(payer, 'cancelSubscription/', { text: '', value: 'option1' });
    return payer;
  }

  test.each(['updatecard', 'stripePayment'])('after %s is used once Stripe’s event arrives', async (path) => {
    const payer = await cancelled();
    await allowed(payer, path, token);
    for (const event of await eventsOf(server, payer)) await tell(server, event);
    expect((await seen(server, payer)).subscription?.card?.last4).toBe('3155');
    const stripeActive = path === 'updatecard' ? 0 : 1;
    expect(await get(payer, 'subscription')).toEqual({ subscriptionPlan: 2, stripeActive });
  });

  test.each(['updatecard', 'stripePayment'])('after %s is used if the request is repeated', async (path) => {
    const payer = await cancelled();
    await allowed(payer, path, token);
    const answer = await post(payer, path, { token, subscriptionPlan: 2, ...owner });
    if (path === 'updatecard') expect(answer).toBe('card updated');
    else expect(answer).toEqual({ token: expect.stringMatching(/^eyJ/) as string });
    expect((await seen(server, payer)).subscription?.card?.last4).toBe('3155');
  });

  test('is returned again, unlike other cards, until the bank responds', async () => {
    const payer = await cancelled();
    const first = await post(payer, 'updatecard', { token, ...owner });
    expect(await post(payer, 'updatecard', { token, ...owner })).toEqual(first);
  });
});

test('free members have no invoices and nothing to pay', async () => {
  const free = await addPayer(server, { isFree: true });
  expect(await get(free, 'subscription')).toEqual({ subscriptionPlan: null, stripeActive: 0 });
  expect(await get(free, 'stripePayment')).toBe('true');
  expect(await get(free, 'invoices')).toEqual({ data: [] });
});
