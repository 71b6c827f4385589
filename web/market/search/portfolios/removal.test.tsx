import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('a removed property comes back with its note', async () => {
  const { user, asked } = renderPage('/stt/portfoliohotel/0/1/West%20Texas');
  await user.click(await screen.findByRole('button', { name: 'Delete EXAMPLE HOUSE' }));
  const told = await screen.findByText(/^EXAMPLE HOUSE was removed\./);
  expect(told.closest('[role=status]')).toBeTruthy();
  await user.click(within(told).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/was removed/)).toBeNull());
  const key = { portfolioId: 'portfolio:1', taxpayerNumber: '32000000011', locationNumber: 22 };
  const [change] = asked.filter(({ name }) => name === 'PutBackInPortfolio');
  expect(change?.variables).toEqual({ input: key, noted: { ...key, note: 'Sold soon?' } });
});

test.each(['removeFromPortfolio', 'addToPortfolio'])('a refusal of %s is said', async (refused) => {
  const message = 'This portfolio is full.';
  const answers = { [refused]: { portfolio: null, notice: null, errors: [{ message, code: 'FULL' }] } };
  const { user } = renderPage('/stt/portfoliohotel/0/1/West%20Texas', { answers });
  await user.click(await screen.findByRole('button', { name: 'Delete EXAMPLE HOUSE' }));
  if (refused === 'addToPortfolio') await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
});
