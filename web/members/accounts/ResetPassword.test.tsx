import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test('a reset link is asked for once: the button is busy meanwhile, and cannot be used after', async () => {
  const { user, asked } = renderPage('/stt/settings');
  const button = await screen.findByRole('button', { name: 'Reset Password' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await screen.findByText('Request Sent!');
  expect(button).toHaveProperty('disabled', true);
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(asked.filter(({ name }) => name === 'RequestPasswordReset')).toHaveLength(1);
  // The disabled button cannot take the focus back from the dialog.
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('A link to choose a new password is sent to your email.');
});
