import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('a marketplace among the hotels of a portfolio is marked, with its taxpayer, and is not compared', async () => {
  renderPage('/stt/portfoliohotel/0/4/Both');
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const row = await within(table).findByRole('row', { name: /CITY OF MARFA/ });
  within(row).getByText('marketplace');
  within(row).getByText('EXAMPLE BOOKINGS INC, 1 MARKET ST STE 600, Marfa');
  const hotel = within(table).getByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(hotel).queryByText('marketplace')).toBeNull();
  // The legend of the chart, and its table.
  await screen.findByRole('columnheader', { name: /^CITY OF MARFA, marketplace of EXAMPLE BOOKINGS INC/ });
  const card = screen.getByRole('region', { name: 'Available Properties' });
  const compare = within(card).getByRole('link', { name: 'Compare' });
  expect(compare.getAttribute('href')).not.toContain('32000000052');
});
