import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';

test('says below a table why dashes stand in its rows, each reason once', async () => {
  renderPage('/stt/city/MARFA');
  const table = await screen.findByRole('table', { name: 'Monthly revenue' });
  await within(table).findByRole('row', { name: /2023/ });
  expect((await within(table).findAllByTitle('no release has this month')).length).toBeGreaterThan(1);
  const card = within(table.closest('section') ?? document.body);
  await card.findByText(/^–: .*no release has this month; no release has this quarter/);
});

test('a table says below its rows why dashes stand in those that show', async () => {
  renderPage(`${EXAMPLE}?view=years`);
  await screen.findByText('$150,740');
  const years = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  await within(years).findAllByTitle('no release has this month');
  const card = within(years.closest('section') ?? document.body);
  await card.findByText(/^–: .*no release has this month/);
});

test('below a table without dashes there is no reason, and those of rows on another page are not there', async () => {
  const { user } = renderPage(`${EXAMPLE}?m.sort=month&m.size=10`);
  await screen.findByText('$150,740');
  const months = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  const card = within(months.closest('section') ?? document.body);
  await card.findByText('–: no figure a year earlier');
  await user.click(card.getByRole('button', { name: 'Next page' }));
  await user.click(card.getByRole('button', { name: 'Next page' }));
  expect(card.queryByText(/^–: /)).toBeNull();
});
