import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakeBrands } from '../../test/fakeBrands.ts';
import { HOTELS, MONTHS, receiptsOf } from '../../test/fakeFigures.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
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
  expect(headline).toContain('from 12 properties that filed, $150.00 if 50 rooms of a sold hotel count once');
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

test('a brand whose months are older than the duration says when they end and offers all of them', async () => {
  const brand = (asked: { id: string }) => {
    const found = fakeBrands.brand(asked);
    return found && { ...found, months: found.months.filter(({ month }) => month < '2022-01') };
  };
  const { user } = renderPage(BRAND, { answers: { brand } });
  expect(await screen.findByText('No Records Found. Its figures end in December 2021.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(address()).toBe(`${BRAND}?years=all`);
});

test('its chart offers 1, 3, 5, 10 years and all, and begins with one', async () => {
  const { user } = renderPage(BRAND);
  await screen.findByRole('img', {
    name: /Monthly Revenue and RevPAR Comparison: Revenue and RevPAR from Jan 2022 to Sep 2023/,
  });
  const durations = screen.getByRole('group', { name: 'Duration' });
  expect(
    within(durations)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label')),
  ).toEqual(['1 year', '3 years', '5 years', '10 years', 'All']);
  await user.click(screen.getByRole('radio', { name: '3 years' }));
  await screen.findByRole('img', { name: /from Jan 2021 to Sep 2023/ });
  expect(address()).toBe(`${BRAND}?years=3`);
});

test.each(['all', '99', '100'])('%s years in the address are all', async (years) => {
  renderPage(`${BRAND}?years=${years}`);
  await screen.findByRole('img', { name: /from Mar 2018 to Sep 2023/ });
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
      'Rooms that filed $0',
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
