import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('an unsubscription that works after a lost connection says only that it worked', async () => {
  const { user, failing } = renderPage('/unsubscribe/00000000-0000-0000-0000-000000000001', {
    answers: { stopNewsMails: () => ({ ok: true, errors: [] }) },
    signedIn: false,
  });
  failing.add('StopNewsMails');
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('Could not get response from server.');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText('You no longer get these emails.');
  expect(screen.queryByText('Could not get response from server.')).toBeNull();
});
