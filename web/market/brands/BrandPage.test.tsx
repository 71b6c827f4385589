import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { catchDownloads } from '../../test/browserStubs.ts';
import { HOTELS, MONTHS, receiptsOf } from '../../test/fakeFigures.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';
import { headingsAndCellsOf } from '../../test/tables.ts';

usePages();

const BRAND = '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms';
const COMPANY = '/stt/brand/9/Ranch';

const headingsOf = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.replace(/[↓↑]/, ''));

/** Filings of the brand's hotels from one month to another, in dollars. */
function takenIn(from: string, to: string): number {
  const hotels = HOTELS.filter(({ name }) => name.startsWith('RANCH ROAD'));
  const months = MONTHS.filter((month) => month >= from && month <= to);
  return hotels
    .flatMap((hotel) => months.map((month) => receiptsOf(hotel, month)))
    .reduce((a, b) => a + b, 0);
}

async function exportAll(user: ReturnType<typeof renderPage>['user']): Promise<void> {
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
}

test('a brand says whose it is and how large, and its latest figures', async () => {
  renderPage(BRAND);
  const companies = await screen.findAllByRole('link', { name: 'Ranch & Road / Holdings #1' });
  for (const link of companies) {
    expect(link.getAttribute('href')).toBe('/stt/brand/9/Ranch%20%26%20Road%20(slash)%20Holdings%20(hash)1');
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ranch Road Rooms BETA');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('September 2023');
  expect(headline).toContain(
    '162 rooms in 8 of 12 properties that filed, $150.00 if 50 rooms of a sold hotel count once',
  );
  expect(headline).toContain('3 of these rooms filed $0 receipts');
  expect(headline).toContain('Locations12');
  expect(headline).toContain('Rooms162as last filed, without 2,940 doubtful');
  expect(headline).toContain(`TTM revenue${formatWholeMoney(takenIn('2022-10', '2023-09'))}`);
  expect(headline).toContain('▲ up 11.1% vs. a year earlier, like for like');
  // A figure that cannot be stated says why, and the nearest that can stands beside it.
  expect(headline).toContain(
    'no change shown: only 79% of the receipts are from properties that filed in both',
  );
  expect(headline).toContain(
    'Revenue, year to date$5,000Jan–Sep 2023 · May 2023 incomplete▲ up 22.5% vs. the same months of 2021, like for like' +
      ' · up 25.6% without idle hotels',
  );
});

test('the grid has a year in a line, with dashes where nothing was filed or no release has the month', async () => {
  renderPage(BRAND);
  const grid = await screen.findByRole('table', { name: 'Monthly revenue' });
  await within(grid).findByRole('row', { name: /^2021/ });
  expect(headingsOf('Monthly revenue')).toEqual([
    'Year',
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]);
  const row = (year: number): string[] =>
    headingsAndCellsOf(within(grid).getByRole('row', { name: new RegExp(`^${String(year)}`) }));
  expect(row(2021)[6]).toBe('–unknown: none of the brand’s hotels filed for this month');
  expect(row(2021)[5]).toMatch(/^\$[\d,]+\.\d\d$/);
  // Before its first month; releases begin in 2017.
  expect(row(2018).slice(1, 3)).toEqual(
    Array(2).fill('–unknown: none of the brand’s hotels filed for this month'),
  );
  // No release has January 2020, and the year is not over.
  expect(row(2020)[1]).toBe('–unknown: no release has this month');
  expect(row(2023)[10]).toBe('–unknown: no release has this month');
});

test('exports carry the specified names and all rows', async () => {
  const files = catchDownloads();
  const { user } = renderPage(BRAND);
  await screen.findByText('1–10 of 12');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Export CSV' })).toHaveLength(3));
  await exportAll(user);
  expect(files.map(({ name }) => name)).toEqual([
    'BrandMonthlyRevenue.csv',
    'BrandInsightData.csv',
    'BrandCompleteData.csv',
  ]);
  const [grid, hotels, all] = await Promise.all(
    files.map(async ({ text }) => (await text).replace('\uFEFF', '').trim().split('\r\n')),
  );
  expect(grid).toHaveLength(1 + 6);
  expect(grid?.[3]?.split(',').slice(0, 7)[6]).toBe('');
  // Unknown is empty, never 0.
  expect(grid?.[4]?.split(',').slice(0, 2)).toEqual(['2020', '']);
  expect(hotels).toHaveLength(1 + 12);
  expect(hotels?.[0]).toBe(
    'Hotel,Address,City,County,Zip,Rooms,Taxpayer,Taxpayer number,Location number,Responsible from',
  );
  expect(hotels?.[1]).toContain('RANCH ROAD ROOMS 1,1 RANCH RD,MARFA,PRESIDIO,79843,8,HIGHLAND LODGING LLC');
  expect(all?.[0]).toBe(
    'Month,Room receipts,Taxable,RevPAR,Rooms,Properties,Apportioned,Doubtful receipts,Unusual,Room receipts as filed,' +
      'RevPAR as filed,Rooms as filed,Notes,Release,Exempt share (%),RevPAR with sold hotels counted once,' +
      'Rooms that filed $0,Properties with rooms',
  );
  expect(all).toHaveLength(1 + 65);
});

test('its hotels lead to their own page, their city and their county, and can be looked through', async () => {
  const { user } = renderPage(BRAND);
  const table = await screen.findByRole('table', { name: 'Brand properties' });
  const hotel = await within(table).findByRole('link', { name: 'RANCH ROAD ROOMS 1' });
  expect(hotel.getAttribute('href')).toBe('/stt/hotelinfo/RANCH%20ROAD%20ROOMS%201/32000000100/1');
  expect(within(table).getAllByRole('link', { name: 'Marfa' })[0]?.getAttribute('href')).toBe(
    '/stt/city/MARFA',
  );
  expect(within(table).getAllByRole('link', { name: 'Presidio' })[0]?.getAttribute('href')).toBe(
    '/stt/county/PRESIDIO',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find in these hotels' }), '12 ranch');
  await screen.findByText('1–1 of 1');
});

test.each([
  ['/stt/brand/999/X/0/Nobody%27s', 'No such brand'],
  ['/stt/brand/999/Nobody', 'No such parent company'],
])('%s says so and leads back to the list', async (path, title) => {
  const { user } = renderPage(path);
  await screen.findByRole('heading', { level: 1, name: title });
  await user.click(screen.getByRole('link', { name: 'Back to the list of brands' }));
  await screen.findByText('1–10 of 14');
});

test('a brand without a number is found nowhere', async () => {
  renderPage('/stt/brand/abc/X/0/X');
  await screen.findByText('Oops! Page Not Found.');
});

test('a brand counts by its number, whatever else the address says', async () => {
  renderPage('/stt/brand/11/WRONG/0/Wrong');
  await screen.findByRole('heading', { level: 1, name: 'Ranch Road Rooms BETA' });
});

test('a company has its brands, its hotels with theirs, and exports of its own', async () => {
  const files = catchDownloads();
  const { user } = renderPage(COMPANY);
  const brands = await screen.findByRole('table', { name: 'Its brands' });
  await within(brands).findByRole('link', { name: 'The 50/50 Inn #2' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ranch & Road / Holdings #1 BETA');
  screen.getByText('A company with 2 hotel brands');
  await screen.findByText('1–10 of 13');
  await screen.findByRole('table', { name: 'Parts of the change' });
  expect(headingsOf('Brand properties')).toContain('Brand');
  await exportAll(user);
  expect(files.map(({ name }) => name)).toEqual([
    'ParentBrandMonthlyRevenue.csv',
    'BrandInsightParentData.csv',
    'ParentBrandCompleteData.csv',
  ]);
  expect((await files[1]?.text)?.trim().split('\r\n')).toHaveLength(1 + 13);
});

test.each(['Monthly revenue', 'Brand properties', 'Complete data set'])(
  '%s offers pages of 10, 20, 50 and 100 rows',
  async (table) => {
    const { user } = renderPage(BRAND);
    await user.click(await screen.findByRole('combobox', { name: `Rows per page of ${table}` }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '10 rows',
      '20 rows',
      '50 rows',
      '100 rows',
    ]);
  },
);

test('a failed part says so in its place', async () => {
  const { user, failing } = renderPage('/stt/brands');
  await screen.findByText('1–10 of 14');
  failing.add('BrandHotels');
  await user.click(screen.getByRole('link', { name: 'Hilton House 1' }));
  await screen.findByText('The properties could not be loaded.');
  failing.add('CompanyGrowth').add('ParentCompanyPage');
  const [company] = await screen.findAllByRole('link', { name: 'Hilton' });
  if (company === undefined) throw new Error('There is no way to the company.');
  await user.click(company);
  await screen.findByText('The company could not be loaded.');
});
