import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const HOTELS = 'subject=32000000011-22&with=32000000045-3';
const asOf = { release: 'release:7' };

test.each([
  ['hotels', `/stt/compare?${HOTELS}&asOf=release:7`, 'CompareHotels'],
  ['a set', '/stt/set/7?asOf=release:7', 'ComparisonSet'],
])('a comparison of %s as of a release says so, and keeps the release', async (_, path, operation) => {
  const files = catchDownloads();
  const { user, asked } = renderPage(path);
  const table = await screen.findByRole('table', { name: 'Comparison' });
  const hotel = await within(table).findByRole('link', { name: 'CAPOTE LODGE' });
  expect(hotel.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  expect(asked.findLast(({ name }) => name === operation)?.variables).toMatchObject({ asOf });
  expect(asked.findLast(({ name }) => name === 'LatestPeriods')?.variables).toMatchObject({ asOf });
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'HotelComparison as of release 7.csv',
    'ComparisonMonths as of release 7.csv',
  ]);
  expect(screen.queryByRole('button', { name: /^Export properties|^Export$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const citation = (await screen.findByRole('note', { name: 'Citation' })).textContent;
  expect(citation).toContain('EXAMPLE HOUSE against one competitor. RevPAR and room receipts by month.');
  expect(citation).toContain('asOf=release:7');
  expect(citation).toContain('&from=2022-10&to=2023-09');
});

test('the hotels of a set as of a release are changed as of it', async () => {
  renderPage('/stt/set/7?asOf=release:7');
  const change = await screen.findByRole('link', { name: 'Change' });
  expect(change.getAttribute('href')).toBe(`/stt/compare?${HOTELS}&set=7&asOf=release:7`);
});

test.each([`/stt/compare?${HOTELS}&asOf=release:99`, '/stt/set/7?asOf=release:99'])(
  '%s: a release that is not there is told',
  async (path) => {
    renderPage(path);
    await screen.findByText(/There is no release:99\. Give the id of another release\./);
    expect(screen.getByRole('link', { name: 'Show the latest' })).toBeTruthy();
  },
);
