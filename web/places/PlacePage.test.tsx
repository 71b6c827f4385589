import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../test/browserStubs.ts';
import { address, renderPage, usePages } from '../test/renderPage.tsx';

usePages();

const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim());

test('answers first, and compares monthly filers with monthly filers until the quarterly ones are in', async () => {
  renderPage('/stt/city/MARFA');
  await screen.findByText('$1,100');
  expect(screen.getByRole('heading', { level: 1, name: 'MARFA' })).toBeTruthy();
  screen.getByText('Hotel Occupancy Tax Receipts');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  // September 2023 brought 1,100 of monthly filers, and the one before 1,000 of them beside 300 of quarterly ones.
  expect(headline).toContain('up 10.0% on the year, monthly filers only');
  // 12 × 1,100 + 9 × 300 against 12 × 1,000 + 9 × 300.
  expect(headline).toContain('$15,900');
  expect(headline).toContain('up 8.2% on the year, 3 months without quarterly filers');
});

test('months stand beside their quarters, which are their sums', async () => {
  renderPage('/stt/city/MARFA');
  const table = await screen.findByRole('table', { name: 'Monthly revenue' });
  const row = await within(table).findByRole('row', { name: /2023/ });
  expect(cellsOf(row).slice(0, 4)).toEqual(['$1,400.00', '$1,400.00', '$1,400.00', '$4,200.00']);
});

test('exports carry the specified names, on each of the four pages', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/county/Presidio');
  await screen.findByText('1–10 of 48');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'CountyMonthlyRevenue.csv',
    'CountyByCity.csv',
    'CountyYearlyRevenue.csv',
    'CountyDataSet.csv',
  ]);
  const byCity = (await files[1]?.text) ?? '';
  expect(byCity.trim().split('\r\n')).toHaveLength(1 + 2 * 24);
});

test.each([
  ['/stt/city/MARFA', ['CityMonthlyRevenue.csv', 'CityYearlyData.csv', 'CityDataSet.csv']],
  [
    '/stt/mbtcity/MARFA',
    ['MBTCityMonthlyRevenue.csv', 'MBTCityYearlyRevenue.csv', 'MBTCityCompleteDataset.csv'],
  ],
])('%s exports %j', async (path, names) => {
  const files = catchDownloads();
  const { user } = renderPage(path);
  await screen.findByText('1–10 of 24');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual(names);
});

test('a county shows its cities, in a chart that is in the address and in a table', async () => {
  const { user } = renderPage('/stt/mbtcounty/Presidio');
  await user.click(await screen.findByRole('tab', { name: 'Monthly Receipts By City' }));
  expect(address()).toContain('tab=cities');
  await screen.findByRole('img', { name: /MARFA and PRESIDIO from/ });
  const table = screen.getByRole('table', { name: 'By city' });
  expect(within(table).getAllByText('MARFA').length).toBeGreaterThan(0);
});

test('parts that a legacy release does not state are dashes, never 0', async () => {
  renderPage('/stt/mbtcity/MARFA?d.sort=month');
  const table = await screen.findByRole('table', { name: 'Complete data set' });
  const first = await within(table).findByRole('row', { name: /October 2021/ });
  expect(first.textContent).toContain('unknown: a release of before 2017 states the total only');
  expect(cellsOf(first).slice(0, 2)).toEqual(['$1,000.00', expect.stringMatching(/^–/)]);
});

test.each([
  ['/stt/city/NOWHERE', 'No such city'],
  ['/stt/mbtcounty/NOWHERE', 'No such county'],
])('%s says so, with a way back', async (path, heading) => {
  renderPage(path);
  await screen.findByRole('heading', { name: heading });
  expect(screen.getByRole('link', { name: 'Back to search' }).getAttribute('href')).toBe('/stt/search');
});
