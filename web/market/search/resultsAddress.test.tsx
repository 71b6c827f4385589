import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { publishedOf } from '../../test/fakeReleases.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const MARFA = '/stt/results/monthly/9/2023/city/MARFA';

test('without a period the latest published one shows; for quarters the latest full one', async () => {
  renderPage('/stt/results/monthly/city/MARFA');
  expect(await screen.findByText('September 2023, the latest published')).toBeTruthy();
});

test.each([
  ['monthly/9/2023', 'HotelResults', { type: 'MONTHLY', year: 2023, month: 9 }],
  ['quarterlymonthly/2/2023', 'HotelResults', { type: 'QUARTERLY_AND_MONTHLY', year: 2023, quarter: 2 }],
  ['mbt/10/2023', 'BeverageResults', { year: 2023, month: 10 }],
])('several counties of %s are asked for together', async (period, operation, input) => {
  const { asked } = renderPage(`/stt/results/${period}/county/Presidio,Brewster`);
  await screen.findByRole('link', { name: 'Brewster County over time' });
  await screen.findByText(/^1–\d+ of \d+$/);
  expect(asked.find(({ name }) => name === operation)?.variables['input']).toEqual({
    ...input,
    place: { kind: 'COUNTY', names: ['Presidio', 'Brewster'] },
  });
});

test('several places are asked for together', async () => {
  const { asked } = renderPage('/stt/results/quarterly/2/2023/city/MARFA,ALPINE');
  await screen.findByText('EXAMPLE HOUSE');
  expect(asked.find(({ name }) => name === 'HotelResults')?.variables['input']).toEqual({
    type: 'QUARTERLY',
    year: 2023,
    quarter: 2,
    place: { kind: 'CITY', names: ['MARFA', 'ALPINE'] },
  });
});

test('the steps go to published periods, over those that no release has and never past the latest', async () => {
  const { user } = renderPage(MARFA);
  expect(await screen.findByRole('button', { name: /Nothing later/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /August 2023/ }));
  expect(address()).toBe('/stt/results/monthly/8/2023/city/MARFA');
});

test('a month that no release has says so, instead of 0, in the export too', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/results/monthly/7/2022/city/MARFA');
  expect(await screen.findByText('July 2022 is not in the releases.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /June 2022/ })).toBeTruthy();
  expect(screen.queryByText(/\$0|0–0/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await files[0]?.text).toMatch(/^Hotel,.*\r\nJuly 2022 is not in the releases\.\r\n$/);
  await user.click(screen.getByRole('button', { name: /August 2022/ }));
  await user.click(await screen.findByRole('button', { name: /June 2022/ }));
  expect(address()).toBe('/stt/results/monthly/6/2022/city/MARFA');
});

test.each([
  ['monthly/5/2023', 'May 2023 is incomplete: it has 16,248 rows where the months around it have 18,739.'],
  [
    'quarterlymonthly/3/2022',
    'Not the whole quarter: the releases have 2 of 3 months of monthly filers and all 3 months of quarterly filers.',
  ],
  [
    'quarterlymonthly/1/2016',
    'Not the whole quarter: the releases have all 3 months of monthly filers and no month of quarterly filers.',
  ],
])('results of %s say: %s', async (period, text) => {
  renderPage(`/stt/results/${period}/city/MARFA`);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a quarter whose last release alone is published does not pass for a whole one, in its citation either', async () => {
  const published = publishedOf({ product: 'HOTEL' }).map((each) =>
    ['2023-07', '2023-08'].includes(each.month) ? { ...each, hasMonthlyFilers: false } : each,
  );
  const { user } = renderPage('/stt/results/quarterlymonthly/3/2023/city/MARFA', {
    answers: { publishedMonths: published },
  });
  const part = '1 of 3 months of monthly filers and all 3 months of quarterly filers';
  await screen.findByText(`Not the whole quarter: the releases have ${part}.`);
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  await screen.findByText(new RegExp(`Room receipts of all hotels, Quarter 3 of 2023 \\(${part}\\)`));
});

test('results of bars say whose filings a month lacks if the release after it is missing', async () => {
  const published = publishedOf({ product: 'BEVERAGE' }).map((each) =>
    each.month === '2023-08' ? { ...each, isIncomplete: true } : each,
  );
  renderPage('/stt/results/mbt/8/2023/city/MARFA', { answers: { publishedMonths: published } });
  await screen.findByText(
    'August 2023 is incomplete: permits that filed late are in the next release, which is missing.',
  );
});

test.each([
  ['/stt/results/weekly/9/2023/city/MARFA'],
  ['/stt/results/monthly/13/2023/city/MARFA'],
  ['/stt/results/monthly/9.5/2023/city/MARFA'],
  ['/stt/results/quarterly/5/2023/city/MARFA'],
  ['/stt/results/monthly/9/0/city/MARFA'],
  ['/stt/hotelinfo/HOTEL/32000000011/x'],
  ['/stt/hotelinfo/HOTEL/3200000001/1'],
  ['/stt/mbthotelinfo/BAR/abc/1'],
  ['/stt/owner/abc'],
  ['/stt/portfoliohotel/7/1/Mine'],
  ['/stt/brand/x/HILTON/0/Hilton'],
  ['/stt/set/x'],
])('%s makes no sense, and is not found', async (path) => {
  renderPage(path);
  expect(await screen.findByText('Oops! Page Not Found.')).toBeTruthy();
});

test.each([
  ['/stt/results/monthly/9/2023/city/MARFA,ALPINE', ['/stt/city/MARFA', '/stt/city/ALPINE']],
  ['/stt/results/mbt/9/2023/county/Presidio', ['/stt/mbtcounty/Presidio']],
  ['/stt/results/quarterly/2/2023/zip/79843', ['/stt/zip/79843']],
])('%s leads to the pages of its places', async (path, pages) => {
  renderPage(path);
  const links = await screen.findAllByRole('link', { name: / over time$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages);
});

test.each(['monthly/9/2023', 'mbt/9/2023'])(
  'results of %s are headed by the known name of a city, once, whichever spellings are in the address',
  async (period) => {
    renderPage(`/stt/results/${period}/city/MARTA,marfa`);
    const links = await screen.findAllByRole('link', { name: 'Marfa over time' });
    expect(links).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marfa');
    expect(document.title).toMatch(/^Marfa · /);
  },
);

test('a city that does not exist says so, instead of results', async () => {
  renderPage('/stt/results/monthly/9/2023/city/NOWHERE');
  expect(await screen.findByRole('heading', { name: 'No such city' })).toBeTruthy();
  screen.getByText('No Texas city is called NOWHERE in any release.');
  expect(screen.queryByText(/filed for|over time/)).toBeNull();
});

test('one of several cities that does not exist is named above the results of the others', async () => {
  renderPage('/stt/results/monthly/9/2023/city/MARFA,NOWHERE');
  expect(await screen.findByText('No Texas city is called NOWHERE in any release.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marfa');
  expect(await screen.findByText('EXAMPLE HOUSE')).toBeTruthy();
});
