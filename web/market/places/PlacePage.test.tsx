import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { fakePlace } from '../../test/fakePlaces.ts';
import { monthsAlone } from '../../test/fakeReleases.ts';
import { figureTabs } from '../figures/figureCharts.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();

/** All of the place's months but those of 2022. */
const PUBLISHED = ['2021-10', '2021-11', '2021-12'].concat(
  Array.from({ length: 9 }, (_, index) => `2023-0${String(index + 1)}`),
);

/** The places of the tests, without a change that leaves idle hotels out. */
function fromIdleHotels(asked: Parameters<typeof fakePlace>[0]) {
  const found = fakePlace(asked);
  const change = { receiptsChangeWithoutIdle: null };
  return (
    found && {
      ...found,
      lodgingHeadline: { ...found.lodgingHeadline, ...change },
      alcoholHeadline: { ...found.alcoholHeadline, ...change },
    }
  );
}

test.each([
  ['hotels', '/stt/city/MARFA', '$1,100', 1],
  ['bars', '/stt/mbtcity/MARFA', '$1,000', 0],
])('the change of %s says if idle hotels are too large a part of it', async (_, path, receipts, times) => {
  renderPage(path, { answers: { place: fromIdleHotels } });
  await screen.findByText(receipts);
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent.split('without idle hotels, too little is left to compare')).toHaveLength(
    times + 1,
  );
});

test('answers first, and says what the answer rests on', async () => {
  renderPage('/stt/city/MARFA');
  await screen.findByText('$1,100');
  expect(screen.getByRole('heading', { level: 1, name: 'Marfa' })).toBeTruthy();
  screen.getByText('Hotel Occupancy Tax Receipts');
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  const notes = headline.textContent;
  expect(notes).toContain('up 10.0% vs. a year earlier, like for like · monthly filers only');
  expect(notes).toContain('10 rooms in 1 of 2 properties that filed · 3 of these rooms filed $0 receipts');
  expect(notes).toContain('$15,900');
  expect(notes).toContain(
    'up 8.2% vs. a year earlier, like for like · up 10.4% without idle hotels, 3 months without quarterly filers',
  );
  expect(notes).toContain('$61weighted $60.89');
  expect(notes).toContain('212 of 1,041by receipts of September 2023; 1 of 2 in Presidio County');
  within(headline).getByTitle('2 of 3 properties filed');
  expect(notes).toContain('$100 by marketplaces');
  expect(notes).toContain('1 filing with doubtful receipts');
  // Nothing is apportioned, so nothing is said of it.
  expect(notes).not.toContain('apportioned');
});

test('for mixed beverage it says what is estimated, and has no rooms', async () => {
  renderPage('/stt/mbtcounty/Presidio');
  await screen.findByText('$12,000');
  const notes = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(notes).toContain('$150 estimated');
  expect(notes).toContain('no complete 12 months before to compare with');
  expect(notes).toContain(
    'Receipts, year to date$9,000Jan–Apr 2023, Sep 2023, 5 of 9 months▲ up 12.5% vs. the same months of 2020, like for like',
  );
  expect(notes).toContain('April 2023 has estimated receipts');
  expect(notes).toContain('compared with estimated receipts of September 2022');
  const years = screen.getByRole('table', { name: 'Yearly receipts' });
  expect(within(years).getByRole('row', { name: /^2023/ }).textContent).toContain(
    '1 month with 5% or more estimated',
  );
  expect(notes).not.toContain('RevPAR');
  // A county has no county.
  expect(notes).toContain('212 of 1,041by receipts of September 2023Coverage');
});

test.each([
  ['/stt/city/MARFA', 'Marfa hotels'],
  ['/stt/mbtcity/MARFA', 'Marfa bars'],
  ['/stt/city/MARFA?asOf=release:7', 'Marfa hotels'],
  ['/stt/mbtcounty/Presidio', 'Presidio County bars'],
])('%s is called %s in the browser', async (path, title) => {
  renderPage(path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title.split(' · ')[0]).toBe(title));
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
  // Chips of the screen become columns of the export.
  const months = ((await files[0]?.text) ?? '').split('\r\n');
  expect(months[0]).toMatch(/,Q4,Notes$/);
  expect(months[1]).toContain('May: incomplete; July: monthly filers only');
  expect(months[1]).toContain('September: monthly filers only, 1 doubtful filing');
  const years = ((await files[2]?.text) ?? '').split('\r\n');
  expect(years[0]).toContain('Year,Months,Total revenue,');
  expect(years[1]).toContain('2023,9,17023,');
  expect([years[0], years[1]]).toEqual([
    expect.stringContaining(',Incomplete months,'),
    expect.stringContaining(',2023-05,'),
  ]);
  const table = screen.getByRole('table', { name: 'Yearly revenue' });
  expect(within(table).getByRole('rowheader', { name: /^2023/ }).textContent).toContain('incomplete');
  const sold = within(table).getByRole('row', { name: /^2022/ });
  expect(sold.textContent).toContain('$900.00 (6.00%) over Oct–Dec 2022 · up 8.3% without idle hotels');
  expect(years[0]).toMatch(
    /,"Change without idle hotels, percent",Months with monthly filers only,Months compared,Months compared for RevPAR$/,
  );
  expect(years[1]).toMatch(/,"2023-07, 2023-08, 2023-09",,$/);
  expect(years[2]).toMatch(/,1200,8\.3,,"2022-10, 2022-11, 2022-12",$/);
  expect(screen.getAllByText(/May 2023 is incomplete: it has 16,248 rows/)).toHaveLength(2);
  expect(byCity.trim().split('\r\n')).toHaveLength(1 + 2 * 24);
});

test.each([
  ['/stt/city/MARFA', ['CityMonthlyRevenue.csv', 'CityYearlyData.csv', 'CityDataSet.csv']],
  [
    '/stt/mbtcity/MARFA',
    ['MBTCityMonthlyRevenue.csv', 'MBTCityYearlyRevenue.csv', 'MBTCityCompleteDataset.csv'],
  ],
  ['/stt/zip/79843', ['ZipMonthlyRevenue.csv', 'ZipYearlyData.csv', 'ZipDataSet.csv']],
  ['/stt/mbtzip/79843', ['MBTZipMonthlyRevenue.csv', 'MBTZipYearlyRevenue.csv', 'MBTZipCompleteDataset.csv']],
])('%s exports %j', async (path, names) => {
  const files = catchDownloads();
  const { user } = renderPage(path);
  await screen.findByText('1–10 of 24');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual(names);
  const rows = await Promise.all(files.map(async ({ text }) => (await text).trim().split('\r\n').length - 1));
  // Three years, three years, and 24 months: all rows, whatever shows.
  expect(rows).toEqual([3, 3, 24]);
});

test('the mixed beverage county exports under names of its own', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/mbtcounty/Presidio');
  await screen.findByText('1–10 of 48');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'MBTCountyMonthly.csv',
    'MBTCountyByCity.csv',
    'MBTCountyYearlyRevenue.csv',
    'MBTCountyCompleteDataset.csv',
  ]);
});

const ofFigures = figureTabs('placeMonth').map(({ label }) => label);

test.each([
  ['/stt/city/MARFA', ['Monthly Revenue and RevPAR Comparison', ...ofFigures]],
  ['/stt/city/MARFA?reading=filed', ['Monthly Revenue and RevPAR Comparison']],
  ['/stt/county/Presidio', ['Monthly Revenue and RevPAR', 'Monthly Revenue By City', ...ofFigures]],
  ['/stt/mbtcounty/Presidio', ['Monthly Receipts', 'Monthly Receipts By City']],
])('%s has the charts %j', async (path, tabs) => {
  renderPage(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
});

test.each([
  ['Monthly revenue', ['10 rows', '20 rows', '50 rows']],
  ['Yearly revenue', ['10 rows', '20 rows', '50 rows']],
  ['Complete data set', ['10 rows', '20 rows', '50 rows', '100 rows']],
])('%s offers pages of %j', async (table, sizes) => {
  const { user } = renderPage('/stt/city/MARFA');
  await user.click(await screen.findByRole('combobox', { name: `Rows per page of ${table}` }));
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(sizes);
});

test.each(['/stt/mbtcounty/Presidio', '/stt/mbtcity/MARFA'])(
  '%s that does not load says so and can be tried again; the member stays signed in',
  async (path) => {
    const { user, failing } = renderPage(path);
    failing.add('PlaceAlcohol');
    await screen.findByText('The figures could not be loaded.');
    expect(localStorage.getItem('token')).not.toBeNull();
    failing.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Headline figures' });
    expect(address()).toBe(path);
  },
);

test('a county shows its cities, in a chart that is in the address and in a table', async () => {
  const { user } = renderPage('/stt/mbtcounty/Presidio');
  await user.click(await screen.findByRole('tab', { name: 'Monthly Receipts By City' }));
  expect(address()).toContain('tab=cities');
  await screen.findByRole('img', { name: /Marfa and Presidio from/ });
  const table = screen.getByRole('table', { name: 'By city' });
  expect(within(table).getAllByText('Marfa').length).toBeGreaterThan(0);
});

test('parts that a legacy release does not state are dashes, never 0', async () => {
  renderPage('/stt/mbtcity/MARFA?d.sort=month');
  const table = await screen.findByRole('table', { name: 'Complete data set' });
  const first = await within(table).findByRole('row', { name: /October 2021/ });
  expect(first.textContent).toContain(
    'unknown: some bars of the month are known only from a release that states only the total',
  );
  expect(cellsOf(first).slice(0, 2)).toEqual(['$1,000.00', expect.stringMatching(/^–/)]);
});

test.each([
  ['/stt/city/NOWHERE', 'No such city'],
  ['/stt/mbtcounty/NOWHERE', 'No such county'],
  ['/stt/zip/NOWHERE', 'No such ZIP code'],
])('%s says so, with a way back', async (path, heading) => {
  renderPage(path);
  await screen.findByRole('heading', { name: heading });
  expect(screen.getByRole('link', { name: 'Back to search' }).getAttribute('href')).toBe('/stt/search');
});

test('a failed part can be tried again, the rest of the place stays; of alcohol neither is asked', async () => {
  const { user, failing, asked } = renderPage('/stt/mbtcounty/Presidio');
  await screen.findByText('$12,000');
  expect(asked.some(({ name }) => name === 'PlaceGrowth' || name === 'PlaceBrands')).toBe(false);
  failing.add('PlaceGrowth').add('PlaceBrands');
  await user.click(screen.getByRole('link', { name: 'Hotel receipts' }));
  await screen.findByText('The growth could not be loaded.');
  await screen.findByText('The brands could not be loaded.');
  await screen.findByText('$15,900');
});

test('a year that no release has is named below the chart and in its table', async () => {
  renderPage('/stt/city/MARFA', {
    answers: {
      publishedMonths: monthsAlone(PUBLISHED),
      place: (asked: { kind: string; name: string }) => {
        const place = fakePlace(asked);
        return (
          place && {
            ...place,
            lodgingMonths: place.lodgingMonths.filter(({ month }) => !month.startsWith('2022')),
          }
        );
      },
    },
  });
  await screen.findByText('2022 is not in the releases.');
  screen.getByText('No published month has the same month of the year before to compare with.');
  expect(screen.getAllByText('not in the releases').length).toBeGreaterThanOrEqual(24);
});
