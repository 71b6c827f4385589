import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const ADD = 'Add this Hotel to Portfolio';

test('adding a hotel that is there under another owner says so', async () => {
  const notice = 'This hotel is in West Texas already, as HOTEL ESPERANZA of CAPOTE PARTNERS LP.';
  const { user } = renderPage(EXAMPLE, {
    answers: { addToPortfolio: { portfolio: null, notice, errors: [] } },
  });
  await user.click(await screen.findByRole('button', { name: ADD }));
  await user.click(await screen.findByRole('radio', { name: 'West Texas' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const told = await screen.findByText(notice, { exact: false });
  expect(within(told).getByRole('link', { name: 'West Texas' })).toBeTruthy();
  expect(screen.queryByText(/^Added to/)).toBeNull();
});

test('a hotel is added to a portfolio of hotels, and a notice leads there for 4 seconds', async () => {
  const { user } = renderPage(EXAMPLE);
  await user.click(await screen.findByRole('button', { name: ADD }));
  const dialog = await screen.findByRole('dialog', { name: ADD });
  await user.click(await within(dialog).findByRole('button', { name: 'Add' }));
  within(dialog).getByText('Please Select a Portfolio to Add this Hotel to it.');
  expect(within(dialog).queryByLabelText('Bars')).toBeNull();
  await user.click(within(dialog).getByLabelText('West Texas'));
  vi.useFakeTimers();
  const pass = (ms: number): Promise<void> =>
    act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
  fireEvent.submit(within(dialog).getByRole('button', { name: 'Add' }));
  await pass(50);
  expect(screen.queryByRole('dialog', { name: ADD })).toBeNull();
  const link = screen.getByRole('link', { name: 'West Texas' });
  expect(link.getAttribute('href')).toBe('/stt/portfoliohotel/0/1/West%20Texas');
  await pass(4_000);
  expect(screen.queryByRole('link', { name: 'West Texas' })).toBeNull();
});

test('without a portfolio of the kind the dialog leads to where one is made, and closes', async () => {
  const none = { portfolios: { nodes: [], totalCount: 0 } };
  const { user } = renderPage(EXAMPLE, { answers: none });
  await user.click(await screen.findByRole('button', { name: ADD }));
  await screen.findByText(/You do not have any portfolios of this type created\./);
  expect(screen.getByRole('link', { name: 'Create one' }).getAttribute('href')).toBe('/stt/portfolio');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/You do not have any portfolios/)).toBeNull();
});
