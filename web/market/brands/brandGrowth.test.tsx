import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, usePages } from '../../test/renderPage.tsx';
import { headingsAndCellsOf } from '../../test/tables.ts';

usePages();

const BRAND = '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms';

test('growth like for like stands beside that in all, and its parts add up to it', async () => {
  renderPage(BRAND);
  const table = await screen.findByRole('table', { name: 'Parts of the change' });
  const card = screen.getByRole('region', { name: 'Growth and its sources' }).textContent;
  expect(card).toContain(
    'Like for like▲ up 11.1% · up 20.0% without idle hotels$900 → $1,0003 properties that filed in both years',
  );
  expect(card).toContain('In all+$100.25$1,001 → $1,101');
  expect(card).toContain('Oct 2022 to Sep 2023 compared with the same months a year earlier.');
  expect(card).toContain('May 2023: incomplete.');
  expect(card).toContain('Only 11 of the 12 months are published in both years');
  expect(card).toContain('Hotels’ months with unusual receipts, which count as filed: 2.');
  const rows = within(table).getAllByRole('row').slice(1).map(headingsAndCellsOf);
  const names = rows.map(([name]) => name);
  expect(names[0]).toBe('Existingfiled in both years');
  expect(names).toHaveLength(6);
  const dollars = (text: string | undefined): number => Math.round(Number(text?.replace(/[$,+]/g, '')) * 100);
  const parts = rows.slice(0, -1);
  const total = rows.at(-1) ?? [];
  for (const column of [2, 3, 4]) {
    const sum = parts.reduce((all, cells) => all + dollars(cells[column]), 0);
    expect(sum).toBe(dollars(total[column]));
  }
  expect(total).toEqual(['Total', '', '$1,000.50', '$1,100.75', '+$100.25']);
});

test('growth that does not load can be tried again, and hides where there is nothing to compare', async () => {
  const { user, failing } = renderPage('/stt/brands');
  await screen.findByText('1–10 of 14');
  failing.add('BrandGrowth');
  await user.click(screen.getByRole('link', { name: 'Hilton House 1' }));
  await screen.findByText('The growth could not be loaded.');
  screen.getByRole('table', { name: 'Monthly revenue' });
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // It has no hotels, so neither months nor growth.
  await screen.findAllByText('No Records Found.');
  await waitFor(() => expect(screen.queryByText('Growth and its sources')).toBeNull());
});
