import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';
import { typeCard } from '../test/typeCard.ts';
import { viewerWith } from '../test/viewerWith.ts';

usePages();

const YEARLY = {
  isYearly: true,
  price: 150,
  renewsAt: '2027-11-26T10:00:00Z',
  renewalAmount: 150,
  currentPeriodEnd: '2027-11-26T10:00:00Z',
  canUpgrade: false,
  upgradePrice: null,
};

/** A page of a member who cancelled and still has access. */
function renderCancelled(path: string, subscription: Parameters<typeof viewerWith>[0], answers = {}) {
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('paid', 'true');
  const cancelled = viewerWith({ isCancelled: true, ...subscription }, { isSubscribed: false });
  return renderPage(path, { answers: { ...cancelled, ...answers }, signedIn: false });
}

test('a member who cancelled may buy again or keep the plan', async () => {
  renderCancelled('/paymentplan', {});
  expect(await screen.findByText(/gives access until December 21st 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Sign Up/ })).toHaveLength(2);
});

test('a yearly plan that is paid is not offered as a monthly one before it ends', async () => {
  renderCancelled('/paymentplan', YEARLY);
  const monthly = await screen.findByRole('region', { name: 'Monthly' });
  await within(monthly).findByText(
    'Your yearly plan is paid until November 26th 2027. You can choose the monthly plan after that, or use “Keep my plan”.',
  );
  expect(screen.getByRole('button', { name: 'Keep my plan' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Sign Up/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sign Up, Yearly' })).toBeTruthy();
});

test('a yearly plan with an unpaid renewal is not called paid where the monthly one is not offered', async () => {
  const unpaid = { status: 'PAST_DUE', amountOwed: 150, accessEndsAt: '2026-12-11T10:00:00Z' };
  renderCancelled('/paymentplan', { ...YEARLY, ...unpaid });
  const monthly = await screen.findByRole('region', { name: 'Monthly' });
  await within(monthly).findByText(
    'Your last renewal was not paid. $150.00 is open. Unless it is paid, access ends on December 11th 2026. You can choose the monthly plan once your yearly plan has ended, or use “Keep my plan”.',
  );
  expect(document.body.textContent).not.toContain('paid until');
});

test('a plan that is paid elsewhere is not sold again before it ends', async () => {
  renderCancelled('/paymentplan', { isGiven: true, isCharged: false, price: null });
  const until = /^Your plan is active until December 21st 2026 and is not charged to a card\./;
  expect(await screen.findAllByText(until)).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Sign Up/ })).toBeNull();
});

test.each([
  [
    'monthly kept',
    2,
    {},
    'You pay nothing today. Your monthly plan renews on December 21st 2026 and costs $15.00 a month, charged to this card.',
    'Keep my plan',
    'You keep your monthly plan. Nothing was charged.',
  ],
  [
    'monthly changed to yearly',
    3,
    {},
    'You pay $135.00 today, less the month you have already paid for. The yearly plan starts today and costs $150.00 a year, renewed each year until you cancel.',
    'Pay $135.00',
    'Purchase complete',
  ],
  [
    'monthly changed to yearly, with a discount that was set at Stripe',
    3,
    { upgradePrice: 60 },
    'You pay $60.00 today, less the month you have already paid for. The yearly plan starts today and costs $150.00 a year before discounts, credits and taxes, renewed each year until you cancel. My Account then shows what the next payment is.',
    'Pay $60.00',
    'Purchase complete',
  ],
  [
    'yearly kept',
    3,
    YEARLY,
    'You pay nothing today. Your yearly plan renews on November 26th 2027 and costs $150.00 a year, charged to this card.',
    'Keep my plan',
    'You keep your yearly plan. Nothing was charged.',
  ],
  [
    'monthly kept, with a discount that was set at Stripe',
    2,
    { renewalAmount: 7.5 },
    'You pay nothing today. Your monthly plan renews on December 21st 2026 for $7.50, of a price of $15.00 a month, charged to this card.',
    'Keep my plan',
    'You keep your monthly plan. Nothing was charged.',
  ],
  [
    'monthly kept, which would have ended before its period',
    2,
    { currentPeriodEnd: '2026-12-05T10:00:00Z' },
    'You pay nothing today. Your monthly plan renews on December 21st 2026 and costs $15.00 a month, charged to this card.',
    'Keep my plan',
    'You keep your monthly plan. Nothing was charged.',
  ],
  [
    'monthly kept, its renewal unpaid',
    2,
    { status: 'PAST_DUE', amountOwed: 15 },
    'You pay $15.00 today, for the renewal that was not paid. Your monthly plan renews on December 21st 2026 and costs $15.00 a month, charged to this card.',
    'Pay $15.00',
    'Your membership is paid.',
  ],
])(
  'the payment form says what is charged after a cancellation: %s',
  async (_, code, plan, lead, button, told) => {
    const payment = { member: fakeRoot.viewer, subscription: null, token: 'b-token', clientSecret: null };
    const answers = { subscribe: () => ({ ...payment, errors: [] }) };
    const { user } = renderCancelled(`/paymentform/${String(code)}`, plan, answers);
    const charged = await screen.findByRole('button', { name: button });
    expect(document.body.textContent).toContain(`${lead} Choose another plan`);
    await typeCard(user, '4242424242424242');
    await user.click(screen.getByRole('checkbox'));
    await user.click(charged);
    expect(await screen.findByText(told)).toBeTruthy();
    if (told !== 'Purchase complete') expect(screen.queryByText('Purchase complete')).toBeNull();
  },
);

test.each([
  [2, YEARLY, /^Your yearly plan is paid until November 26th 2027\./],
  [3, { upgradePrice: null }, /^Stripe did not return today’s price\./],
  [3, { status: 'PAST_DUE', amountOwed: 15, upgradePrice: null }, /^Your last renewal was not paid\./],
])(
  'the payment form of plan %s takes no card if it says that it will be refused',
  async (code, plan, why) => {
    renderCancelled(`/paymentform/${String(code)}`, plan);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
  },
);

test('a plan that ends while the form is open is not paid before the new amount was shown', async () => {
  let isOver = false;
  const { viewer } = viewerWith({ isCancelled: true }, { isSubscribed: false });
  const message =
    'Nothing was charged: today’s payment is now $15.00, not $0.00. Please check it, and pay again.';
  const { user, asked } = renderCancelled(
    '/paymentform/2',
    {},
    {
      viewer: () => (isOver ? { ...viewer, isPaid: false, subscription: null } : viewer),
      subscribe: () => {
        isOver = true;
        const errors = [{ field: null, code: 'AMOUNT_CHANGED', message }];
        return { member: null, subscription: null, token: null, clientSecret: null, errors };
      },
    },
  );
  const keep = await screen.findByRole('button', { name: 'Keep my plan' });
  await typeCard(user, '4242424242424242');
  await user.click(screen.getByRole('checkbox'));
  await user.click(keep);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pay $15.00' })).toBeTruthy();
  const sent = asked.find(({ name }) => name === 'Subscribe');
  expect(sent?.variables).toMatchObject({ input: { plan: 'MONTHLY', today: 0 } });
});

test('while it is unknown what is charged, nothing can be paid', async () => {
  const { failing, user } = renderCancelled('/paymentform/2', {});
  failing.add('Membership');
  expect(await screen.findByText('The price could not be loaded.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You pay nothing today\./)).toBeTruthy();
});
