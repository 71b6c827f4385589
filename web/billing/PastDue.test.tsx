import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { MONTHLY } from '../test/fakeBilling.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';

usePages();

const BUMMER = 'Bummer!! Something went wrong. Please contact our Support Team for assistance.';

/** The signed-in member, whose renewal is unpaid until the test pays it. */
const PAST = {
  ...MONTHLY,
  status: 'PAST_DUE',
  nextAttemptAt: '2026-12-24T10:00:00Z',
  amountOwed: 15,
  accessEndsAt: '2027-01-05T10:00:00Z',
  canUpgrade: false,
};
const ANSWER = { member: null, subscription: null, token: 'a-token', clientSecret: null, errors: [] };
const refused = (message: string) => ({
  ...ANSWER,
  token: null,
  errors: [
    { field: null, code: 'PAYMENT_FAILED', message: BUMMER },
    { field: 'card', code: 'CARD_DECLINED', message },
  ],
});

function renderPastDue(answers: Record<string, unknown>) {
  const viewer = { ...fakeRoot.viewer, subscription: PAST };
  const rendered = renderPage('/stt/settings', { answers: { viewer, ...answers } });
  const payNow = async (): Promise<void> => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Pay $15.00 now' }));
  };
  return { ...rendered, viewer, payNow };
}

test('a renewal that was not paid is told', async () => {
  renderPastDue({});
  const told = await screen.findByText(
    /was not paid. \$15\.00 is open. The card is tried again on December 24th 2026/,
  );
  expect(told.textContent).toContain('Unless it is paid, access ends on January 5th 2027.');
  expect(screen.queryByText('Upgrade To Yearly')).toBeNull();
});

test('every other page says so, with the amount and the day when access ends', async () => {
  renderPage('/stt/search', { answers: { viewer: { ...fakeRoot.viewer, subscription: PAST } } });
  const banner = await screen.findByRole('complementary', { name: 'Payment' });
  expect(banner.textContent).toBe(
    'Your last renewal was not paid. $15.00 is open. Unless it is paid, access ends on January 5th 2027. Pay in My Account',
  );
});

test('it is paid at once where the card pays, and the page then shows no more of it', async () => {
  const { viewer, payNow } = renderPastDue({
    payRenewal: () => {
      viewer.subscription = { ...PAST, status: 'ACTIVE' };
      return { ...ANSWER, token: 'a-newer-token' };
    },
  });
  await payNow();
  expect(await screen.findByText('Your membership is paid.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay .* now$/ })).toBeNull());
  expect(document.activeElement?.textContent).toBe('Update Payment details');
  expect(localStorage.getItem('token')).toBe('a-newer-token');
});

test.each([
  ['Complete', true, 'Your membership is paid.'],
  ['Fail', false, 'Your bank did not know you.'],
])('a bank that asks for it is answered: %s', async (button, pass, told) => {
  const { user, asked, payNow } = renderPastDue({
    payRenewal: () => ({ ...ANSWER, clientSecret: 'pi_1_secret_2' }),
    confirmSubscription: () => (pass ? ANSWER : refused('Your bank did not know you.')),
  });
  await payNow();
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeTruthy();
  const answered = asked.find(({ name }) => name === 'AnswerDemonstrationChallenge');
  expect(answered?.variables).toEqual({ input: { clientSecret: 'pi_1_secret_2', pass } });
});

test('a card that is declined is told, and can be tried again', async () => {
  const answers = [refused('Your card was declined.'), ANSWER];
  const { payNow } = renderPastDue({ payRenewal: () => answers.shift() });
  await payNow();
  await screen.findByText('Your card was declined.');
  const [told] = screen
    .getAllByRole('alert')
    .filter(({ textContent }) => textContent.includes('Your card was'));
  expect(told?.textContent).toContain(BUMMER);
  await payNow();
  expect(await screen.findByText('Your membership is paid.')).toBeTruthy();
  expect(screen.queryByText('Your card was declined.')).toBeNull();
});

test('a server that cannot be reached is told as a payment that failed, and one click asks once', async () => {
  const { user, asked, failing } = renderPastDue({});
  failing.add('PayRenewal');
  await user.dblClick(await screen.findByRole('button', { name: 'Pay $15.00 now' }));
  expect(await screen.findByText(BUMMER)).toBeTruthy();
  expect(asked.filter(({ name }) => name === 'PayRenewal')).toHaveLength(1);
});

test('a former subscriber sees when the plan ended and what was paid, above the plans', async () => {
  localStorage.setItem('token', 'a-token');
  const subscription = { ...PAST, status: 'ENDED', amountOwed: null, endedAt: '2027-01-05T10:00:00Z' };
  const viewer = { ...fakeRoot.viewer, isPaid: false, isSubscribed: false, subscription };
  renderPage('/paymentplan', { answers: { viewer }, signedIn: false });
  const told = await screen.findByText(/^Your Monthly plan ended on January 5th 2027\./);
  const invoices = await screen.findByRole('table', { name: 'Invoices' });
  expect(await within(invoices).findAllByRole('link', { name: /^PDF of/ })).toHaveLength(5);
  const plans = await screen.findByRole('region', { name: 'Monthly' });
  for (const first of [told, invoices]) {
    expect(first.compareDocumentPosition(plans)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('a member who cancels is told that the renewal stays due, and when access ends', async () => {
  const { user } = renderPastDue({});
  await user.click(await screen.findByRole('button', { name: 'Cancel Plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to Cancel?' });
  expect(dialog.textContent).toContain(
    'Unless it is paid, access ends on January 5th 2027. Your card may still be charged for it; you then keep access until December 21st 2026.',
  );
  expect(dialog.textContent).not.toContain('You keep access until');
});

test('a plan that was cancelled during an unpaid renewal is open until the day when access ends', async () => {
  const viewer = { ...fakeRoot.viewer, subscription: { ...PAST, isCancelled: true } };
  renderPage('/stt/settings', { answers: { viewer } });
  const plan = await screen.findByRole('region', { name: 'Membership' });
  await waitFor(() => expect(plan.textContent).toContain('Open untilJanuary 5th 2027'));
});

test('a plan with an unpaid renewal names no renewal after a period that nobody paid', async () => {
  const unpaid = { ...PAST, isYearly: true, currentPeriodEnd: '2027-12-21T10:00:00Z' };
  renderPage('/stt/settings', { answers: { viewer: { ...fakeRoot.viewer, subscription: unpaid } } });
  const plan = await screen.findByRole('region', { name: 'Membership' });
  await waitFor(() => expect(plan.textContent).toContain('Open untilJanuary 5th 2027'));
  expect(plan.textContent).not.toContain('December 21st 2027');
});

test('a cancelled plan can be kept, and says what is due', async () => {
  const viewer = { ...fakeRoot.viewer, subscription: { ...PAST, isCancelled: true } };
  localStorage.setItem('token', 'a-token');
  renderPage('/paymentplan', { answers: { viewer: { ...viewer, isSubscribed: false } }, signedIn: false });
  expect(
    await screen.findByText(/^Your Monthly plan is canceled\. Your last renewal was not paid\./),
  ).toBeTruthy();
});

test('a plan without an end is not cancelled here, and says whom to ask', async () => {
  const subscription = { ...MONTHLY, isGiven: true, isCharged: false, price: null, currentPeriodEnd: null };
  renderPage('/stt/settings', { answers: { viewer: { ...fakeRoot.viewer, subscription } } });
  expect(await screen.findByText(/^Your plan has no end, and no card is charged here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel Plan' })).toBeNull();
});
