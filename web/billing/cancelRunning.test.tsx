import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { later } from '../test/later.ts';
import { pressBeside } from '../test/pressBeside.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';
import { viewerWith } from '../test/viewerWith.ts';

usePages();

const CANCELED = { member: null, subscription: null, token: 'b-token', clientSecret: null, errors: [] };

test.each([
  ['I’ve changed my mind', (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /mind\.$/ })],
  ['a press beside the dialog', (dialog: HTMLElement) => dialog],
])('a plan that is being canceled is shown as canceled in spite of %s', async (_, wayOut) => {
  const { answered, answer } = later<typeof CANCELED>();
  let isCancelled = false;
  const { user } = renderPage('/stt/settings', {
    answers: {
      viewer: () => viewerWith({ isCancelled }).viewer,
      cancelSubscription: () => answered,
    },
  });
  await screen.findByText('$15.00 a month');
  await user.click(screen.getByRole('button', { name: 'Cancel Plan' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
  await user.click(await screen.findByLabelText('Too expensive'));
  await user.click(screen.getByRole('button', { name: 'cancel plan' }));
  pressBeside(wayOut(screen.getByRole('dialog', { name: 'Why are you canceling?' })));
  isCancelled = true;
  answer(CANCELED);
  expect(await screen.findByText('Plan canceled.')).toBeTruthy();
  const plan = screen.getByRole('region', { name: 'Membership' });
  expect(await within(plan).findByRole('link', { name: 'Resubscribe' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
