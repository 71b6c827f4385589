import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRoot } from '../test/fakeApi.ts';
import { address, renderPage, usePages } from '../test/renderPage.tsx';
import { viewerWith } from '../test/viewerWith.ts';

usePages();

const UNPAID = viewerWith(null, { isPaid: false, isSubscribed: false });

test('the plans, what they cost, and where they are paid for', async () => {
  localStorage.setItem('token', 'a-token');
  renderPage('/paymentplan', { answers: UNPAID, signedIn: false });
  const monthly = await screen.findByRole('region', { name: 'Monthly' });
  await within(monthly).findByText('$15.00');
  expect(monthly.textContent).toContain('$15.00 per monthbilled monthly');
  const yearly = screen.getByRole('region', { name: 'Yearly' });
  expect(yearly.textContent).toContain('$12.50 per month$150 billed once yearly');
  expect(
    within(yearly)
      .getByRole('link', { name: /Sign Up/ })
      .getAttribute('href'),
  ).toBe('/paymentform/3');
  expect(screen.getByText('demonstration: no card is charged')).toBeTruthy();
  expect(screen.queryByText(/ended|Invoices/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test.each(['/paymentplan', '/paymentform/2'])('%s says where payment is not set up', async (path) => {
  localStorage.setItem('token', 'a-token');
  const billing = { ...fakeRoot.billing, mode: 'NOT_SET_UP', plans: [], testCards: [] };
  renderPage(path, { answers: { ...UNPAID, billing }, signedIn: false });
  expect(await screen.findByText(/^Payment is not set up here, so no plan can be bought\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Sign Up/ })).toBeNull();
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('a subscription paid elsewhere takes no card', async () => {
  renderPage('/stt/updatecard', {
    answers: viewerWith({ isCharged: false, canHaveCard: false, isGiven: true, card: null }),
  });
  expect(
    await screen.findByText('No card is charged here for your plan: it is paid elsewhere.'),
  ).toBeTruthy();
});

test('a plan that runs beside free access is never hidden, and can be cancelled', async () => {
  renderPage('/stt/settings', { answers: viewerWith({}, { isFree: true }) });
  expect(await screen.findByText(/this plan is still charged\. You can cancel it below/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel Plan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update Payment details' })).toBeNull();
});

test('an invoice that is owed shows what is owed, and links that may have expired are told of', async () => {
  const owed = {
    ...fakeRoot.viewer,
    invoices: () => ({
      nodes: [
        {
          id: 'invoice:9',
          number: 'A-9',
          createdAt: '2026-06-21T10:00:00Z',
          amountPaid: 0,
          amountDue: 15,
          amountOwed: 15,
          areLinksFresh: false,
          areLinksGone: false,
          status: 'OPEN',
          pdfUrl: null,
          pageUrl: null,
        },
        {
          id: 'invoice:8',
          number: 'A-8',
          createdAt: '2026-05-21T10:00:00Z',
          amountPaid: 0,
          amountDue: 15,
          amountOwed: 0,
          areLinksFresh: false,
          areLinksGone: true,
          status: 'UNCOLLECTIBLE',
          pdfUrl: null,
          pageUrl: null,
        },
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  };
  renderPage('/stt/settings', { answers: { viewer: owed } });
  const table = await screen.findByRole('table', { name: 'Invoices' });
  expect(await within(table).findByText('$15.00')).toBeTruthy();
  expect(within(table).getByText('not paid')).toBeTruthy();
  expect(within(table).getByText('owed')).toBeTruthy();
  expect(screen.getByText(/^Stripe did not respond/)).toBeTruthy();
  expect(screen.getAllByText(/please ask for a copy via Help & Support/).length).toBeGreaterThan(0);
});

test('a subscriber is offered no purchase', async () => {
  renderPage('/paymentform/2');
  await waitFor(() => expect(address()).toBe('/stt/search'));
});

test.each([
  ['/paymentform/2', 'Monthly Plan Payment'],
  ['/paymentform/3', 'Annual Plan Payment'],
])('%s is the %s', async (path, title) => {
  localStorage.setItem('token', 'a-token');
  renderPage(path, { answers: UNPAID, signedIn: false });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  const pay = await screen.findByRole('button', { name: /^Pay/ });
  expect(pay).toHaveProperty('disabled', true);
});

test.each([
  ['Complete', true, 'You now have the Yearly Plan.'],
  ['Fail', false, 'Your bank did not know you.'],
])('a bank that asks before an upgrade is answered: %s', async (button, pass, told) => {
  const card = { field: 'card', code: 'AUTHENTICATION_FAILED', message: 'Your bank did not know you.' };
  const answer = { member: null, subscription: null, token: null, clientSecret: null, errors: [] };
  const { user, asked } = renderPage('/stt/settings', {
    answers: {
      upgradeSubscription: () => ({ ...answer, token: 'a-token', clientSecret: 'pi_1_secret_2' }),
      confirmSubscription: () =>
        pass ? { ...answer, token: 'a-newer-token' } : { ...answer, errors: [card] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Upgrade To Yearly' }));
  await screen.findByText(/You pay \$135\.00 today/);
  await user.click(screen.getByRole('button', { name: 'Confirm Upgrade' }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(told)).toBeTruthy();
  const answered = asked.find(({ name }) => name === 'AnswerDemonstrationChallenge');
  expect(answered?.variables).toEqual({ input: { clientSecret: 'pi_1_secret_2', pass } });
  expect(localStorage.getItem('token')).toBe(pass ? 'a-newer-token' : 'a-token');
});

test('My Account tells of the plan, its end and its card', async () => {
  renderPage('/stt/settings');
  const member = await screen.findByRole('region', { name: 'Member' });
  await within(member).findByText('Monthly');
  const plan = screen.getByRole('region', { name: 'Membership' });
  for (const fact of ['$15.00 a month', 'December 21st 2026', 'Visa ending in 4242, 04/2030']) {
    expect(await within(plan).findByText(fact)).toBeTruthy();
  }
});

test('invoices come five to a page, the latest first, each with its file', async () => {
  const { user } = renderPage('/stt/settings');
  const table = await screen.findByRole('table', { name: 'Invoices' });
  await within(table).findByText('June 21st 2026');
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toMatch(/^June 21st 2026\$15\.00paidPDF/);
  expect(within(table).getAllByText('PDF')[0]?.getAttribute('href')).toBe('https://pay.example.com/6.pdf');
  const [next] = screen.getAllByRole('button', { name: 'Next page' });
  if (next === undefined) throw new Error('There is no next page.');
  await user.click(next);
  expect(await within(table).findByText('January 21st 2026')).toBeTruthy();
});

test('a free account has no billing', async () => {
  const { asked } = renderPage('/stt/settings', { answers: viewerWith(null, { isFree: true }) });
  expect(await screen.findByText('Free Account')).toBeTruthy();
  expect(screen.queryByText('Update Payment details')).toBeNull();
  expect(screen.queryByText('Invoices')).toBeNull();
  expect(asked.map(({ name }) => name)).not.toContain('Invoices');
});

test('members of an earlier plan are warned before they cancel', async () => {
  const { user } = renderPage('/stt/settings', { answers: viewerWith({ isLegacy: true, price: null }) });
  await user.click(await screen.findByText('Cancel Plan'));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to Cancel?' });
  const warning =
    /earlier price .* Once your plan has ended, you cannot get it back: a new plan costs \$15\.00/;
  expect(await within(dialog).findByText(warning)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Nevermind' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a cancellation that fails closes the dialog and says whom to ask', async () => {
  const { user, failing } = renderPage('/stt/settings');
  failing.add('CancelSubscription');
  await user.click(await screen.findByText('Cancel Plan'));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
  await user.click(await screen.findByRole('radio', { name: 'Too expensive' }));
  expect(screen.getByText(/We understand/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'cancel plan' }));
  expect(
    await screen.findByText(
      'Sorry, something went wrong. For assistance in unsubscribing please contact us via Help & Support.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a cancellation that failed the reason need not be given again; after a change of mind it is forgotten', async () => {
  const { user, failing } = renderPage('/stt/settings');
  const ask = async (): Promise<void> => {
    await user.click(await screen.findByText('Cancel Plan'));
    await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
    await screen.findByRole('radio', { name: 'Other' });
  };
  failing.add('CancelSubscription');
  await ask();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  await user.type(screen.getByLabelText('Your reason'), 'The hotel is sold.');
  await user.click(screen.getByRole('button', { name: 'cancel plan' }));
  await screen.findByText(/^Sorry, something went wrong\./);
  await ask();
  expect(screen.getByRole('radio', { name: 'Other' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Your reason')).toHaveProperty('value', 'The hotel is sold.');
  await user.click(screen.getByRole('button', { name: /changed my mind/ }));
  await ask();
  expect(screen.getByRole('radio', { name: 'Other' })).toHaveProperty('checked', false);
});

test.each([
  ['monthly', {}, true],
  ['yearly', { isYearly: true, price: 150 }, false],
  ['at a lower earlier price', { isLegacy: true, price: 9.5 }, false],
  ['paid elsewhere', { isGiven: true, price: null }, false],
])('whose plan is too expensive hears of the yearly price only if it is less: %s', async (_, plan, hears) => {
  const { user } = renderPage('/stt/settings', { answers: viewerWith(plan) });
  await user.click(await screen.findByText('Cancel Plan'));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
  await user.click(await screen.findByRole('radio', { name: 'Too expensive' }));
  const told = await screen.findByText(/^We understand\./);
  await waitFor(() => expect(screen.getByText('demonstration: no card is charged')).toBeTruthy());
  expect(told.textContent.includes('The Yearly plan costs $12.50 per month.')).toBe(hears);
});

test('My Account names the next payment, which a credit makes another amount than the price', async () => {
  renderPage('/stt/settings', { answers: viewerWith({ renewalAmount: 4.5 }) });
  const facts = await screen.findByText('$4.50');
  expect(facts.closest('dl')?.textContent).toContain('Next payment$4.50');
  expect(screen.getByText('$15.00 a month')).toBeTruthy();
});

test('My Account names no next payment of a plan that is cancelled', async () => {
  renderPage('/stt/settings', { answers: viewerWith({ isCancelled: true, renewalAmount: 4.5 }) });
  await screen.findByText('$15.00 a month');
  expect(screen.queryByText('Next payment')).toBeNull();
});

test('the payment form names today’s payment of a member who comes back with a debt', async () => {
  const answers = viewerWith(null, { isPaid: false, isSubscribed: false, purchasePrice: 19 });
  localStorage.setItem('token', 'a-token');
  renderPage('/paymentform/2', { answers, signedIn: false });
  const pay = await screen.findByRole('button', { name: 'Pay $19.00' });
  expect(pay).toBeTruthy();
  expect(document.body.textContent).toContain(
    'You pay $19.00 today. The plan costs $15.00 a month before discounts, credits and taxes, renewed each month until you cancel. My Account then shows what the next payment is.',
  );
});
