import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

test.each(['Change name', 'Change email'])('"%s" can be left without a keyboard', async (name) => {
  const { user, asked } = renderPage('/stt/settings');
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(asked.some(({ name: sent }) => sent === 'ChangeName' || sent === 'ChangeEmail')).toBe(false);
});
