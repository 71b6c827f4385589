import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../test/renderPage.tsx';
import { viewerWith } from '../test/viewerWith.ts';

usePages();

const PAYLOAD = { member: null, subscription: null, token: null, clientSecret: null, errors: [] };
const CHANGED =
  'Nothing was charged: today’s payment is now $140.00, not $135.00. Please check it, and pay again.';

async function openUpgrade({ user }: Pick<ReturnType<typeof renderPage>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Upgrade To Yearly' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Upgrade to Yearly Plan' }));
  return { dialog, button: dialog.getByRole('button', { name: 'Confirm Upgrade' }) };
}

test('an upgrade cannot be paid before its price is known', async () => {
  const page = renderPage('/stt/settings', { unanswered: ['UpgradePrice'] });
  const { button } = await openUpgrade(page);
  expect(button).toHaveProperty('disabled', true);
});

test('an upgrade whose price could not be loaded is paid only after another try', async () => {
  const page = renderPage('/stt/settings', {
    answers: { upgradeSubscription: () => ({ ...PAYLOAD, token: 'b-token' }) },
  });
  page.failing.add('UpgradePrice');
  const { dialog, button } = await openUpgrade(page);
  await dialog.findByText('The price could not be loaded.');
  expect(button).toHaveProperty('disabled', true);
  page.failing.clear();
  await page.user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(/You pay \$135\.00 today/);
  expect(dialog.queryByText('The price could not be loaded.')).toBeNull();
  await page.user.click(button);
  await screen.findByText('You now have the Yearly Plan.');
  const sent = page.asked.filter(({ name }) => name === 'UpgradeSubscription');
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { today: 135 } }]);
});

test('an upgrade that would charge another amount shows it before it can be paid', async () => {
  let price = 135;
  const { viewer } = viewerWith({});
  const errors = [{ field: null, code: 'AMOUNT_CHANGED', message: CHANGED }];
  const page = renderPage('/stt/settings', {
    answers: {
      viewer: () => ({ ...viewer, subscription: { ...viewer.subscription, upgradePrice: price } }),
      upgradeSubscription: ({ input }: { input: { today: number } }) => {
        price = 140;
        return input.today === price ? { ...PAYLOAD, token: 'b-token' } : { ...PAYLOAD, errors };
      },
    },
  });
  const { dialog, button } = await openUpgrade(page);
  await dialog.findByText(/You pay \$135\.00 today/);
  await page.user.click(button);
  expect(await dialog.findByText(CHANGED)).toBeTruthy();
  await dialog.findByText(/You pay \$140\.00 today/);
  await page.user.click(button);
  expect(await screen.findByText('You now have the Yearly Plan.')).toBeTruthy();
});

test.each([
  [
    135,
    'The Yearly Plan costs $150 a year, starts today and renews every year. You pay $135.00 today, less the month you have already paid for.',
  ],
  [
    60,
    'The Yearly Plan costs $150 a year before discounts, credits and taxes, starts today and renews every year. You pay $60.00 today, less the month you have already paid for. My Account then shows what the next payment is.',
  ],
])(
  'an upgrade for %d dollars today does not promise later years at another price',
  async (upgradePrice, said) => {
    const { viewer } = viewerWith({});
    const page = renderPage('/stt/settings', {
      answers: { viewer: () => ({ ...viewer, subscription: { ...viewer.subscription, upgradePrice } }) },
    });
    const { dialog } = await openUpgrade(page);
    expect(await dialog.findByText(said)).toBeTruthy();
  },
);
