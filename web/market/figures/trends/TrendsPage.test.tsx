import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, goTo, renderPage, usePages } from '../../../test/renderPage.tsx';
import { headingsAndCellsOf } from '../../../test/tables.ts';
import { publishedMonths } from '../../../test/fakeReleases.ts';
import { NO_HOTELS, yearsWithin } from './trendYears.ts';

usePages();

const TABLE = 'New Hotels per Year';

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => headingsAndCellsOf(row).map((text) => text.replace(/[↓↑]/, '')));

test('years stand in a table of two columns, five a page, without search and export', async () => {
  renderPage('/stt/trends');
  await screen.findByText('1–5 of 29');
  expect(screen.getByRole('heading', { level: 1, name: 'Hotel Trends' })).toBeTruthy();
  expect(rowsOf(screen.getByRole('table', { name: TABLE }))).toEqual([
    ['Year', 'New Hotels'],
    ['2023', '330'],
    ['2022', '320'],
    ['2021', '310'],
    ['2020', '300'],
    ['2019', '290'],
  ]);
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the headline says how the year goes, and the last whole one against the one before', async () => {
  renderPage('/stt/trends');
  await screen.findByText('New hotels in 2023');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain(
    'New hotels in 2023330up to Sep 2023 · 2 (150 rooms) had receipts in an earlier yearRooms',
  );
  expect(headline).toContain('Rooms added in 202312,300rooms of 3 hotels unknown');
  expect(headline).toContain(
    'New hotels in 2022320▲ up 3.2% vs. a year earlier · 2 (150 rooms) had receipts in an earlier yearRooms',
  );
  expect(headline).toContain('Rooms added in 202212,200▲ up 0.8% vs. a year earlier');
});

test('both charts have their figures as a table, and all years when asked for', async () => {
  const { user } = renderPage('/stt/trends');
  await screen.findByRole('img', { name: /^New hotels, 2001 to 2023: most in 2023, 330/ });
  screen.getByRole('img', { name: /^Rooms added, 2001 to 2023: most in 2023, 12,300/ });
  const figures = () => rowsOf(screen.getByRole('table', { name: 'New hotels and rooms added' }));
  expect(figures()[1]).toEqual(['2001', '110', '10,100', '0', '0', '0']);
  // A year that brought none has its place.
  expect(figures().find(([year]) => year === '2009')).toEqual(['2009', '0', '0', '0', '0', '0']);
  // Registered again, hotels count as new in years in which they had long been open.
  expect(figures().find(([year]) => year === '2021')).toEqual(['2021', '310', '12,100', '0', '2', 'unknown']);
  screen.getByText(
    /6 hotels had receipts in a year before that date; the table below says in which years\.$/,
  );
  await user.click(screen.getByRole('radio', { name: 'All years' }));
  expect(address()).toContain('range=all');
  expect(figures()[1]).toEqual(['1959', '1', '5,900', '0', '0', '0']);
  expect(figures().some(([year]) => year === '2000')).toBe(false);
  screen.getByText(/^The year 2000 is left out\./);
});

test('a chosen year lists its hotels, with the way to each and to its city, and is in the address', async () => {
  const { user } = renderPage('/stt/trends');
  const latest = await screen.findByRole('table', { name: 'New hotels of 2023' });
  await within(latest).findByText('EXAMPLE HOUSE OF 2023');
  await user.click(screen.getByRole('button', { name: '2021' }));
  expect(address()).toBe('/stt/trends?year=2021');
  const table = await screen.findByRole('table', { name: 'New hotels of 2021' });
  const hotel = await within(table).findByRole('link', { name: 'EXAMPLE HOUSE OF 2021' });
  expect(hotel.getAttribute('href')).toBe('/stt/hotelinfo/EXAMPLE%20HOUSE%20OF%202021/32000000011/22');
  const row = within(table).getByRole('row', { name: /EXAMPLE HOUSE/ });
  expect(within(row).getByRole('link', { name: 'Marfa' }).getAttribute('href')).toBe('/stt/city/MARFA');
  // Registered again, a hotel counts as new in a year in which it had long been open.
  within(table).getByText(/ · receipts since May 2019$/);
  screen.getByText(/ 1 hotel had receipts in an earlier year, before the date that was filed\.$/);
  // The rooms of the first filing, not those of today.
  expect(headingsAndCellsOf(row).slice(1)).toEqual(['Marfa', '103', 'Jan 1, 2021', 'Open']);
  expect(screen.getByRole('button', { name: '2021' }).getAttribute('aria-pressed')).toBe('true');
});

test('the year of the address shows at once; one without new hotels is the latest', async () => {
  renderPage('/stt/trends?year=1959');
  await screen.findByRole('table', { name: 'New hotels of 1959' });
  goTo('/stt/trends?year=2000');
  await screen.findByRole('table', { name: 'New hotels of 2023' });
});

test('trends as of a release say so, leave out what exists for today only, and keep the release', async () => {
  const { user, asked } = renderPage('/stt/trends?year=2021&asOf=release:7');
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  expect(banner.textContent).toContain('Not shown: dates of the hotels, and whether they are open');
  const table = await screen.findByRole('table', { name: 'New hotels of 2021' });
  const row = (await within(table).findByRole('link', { name: 'EXAMPLE HOUSE OF 2021' })).closest('tr');
  expect(row && headingsAndCellsOf(row).slice(1)).toEqual(['Marfa', '103']);
  for (const link of row === null ? [] : within(row).getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  }
  for (const operation of ['NewHotels', 'HotelsOfYear', 'PublishedMonths']) {
    expect(asked.findLast(({ name }) => name === operation)?.variables).toMatchObject({
      asOf: { release: 'release:7' },
    });
  }
  await user.click(screen.getByRole('button', { name: '2022' }));
  expect(address()).toBe('/stt/trends?year=2022&asOf=release%3A7');
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const citation = (await screen.findByRole('note', { name: 'Citation' })).textContent;
  expect(citation).toContain('Hotel trends of Texas. New hotels by year.');
  expect(citation).toContain('/stt/trends?asOf=release:7&year=2022');
});

test('trends as of a release that is not there say why', async () => {
  renderPage('/stt/trends?asOf=release:99');
  await screen.findByText(/There is no release:99\. Give the id of another release\./);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failed part says so in its place and can be tried again', async () => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add('HotelsOfYear');
  await user.click(screen.getByRole('link', { name: 'Hotel Trends' }));
  await screen.findByText('The hotels of 2023 could not be loaded.');
  screen.getByText('1–5 of 29');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('EXAMPLE HOUSE OF 2023');
});

test('without any release there is nothing to show, and it says so', async () => {
  renderPage('/stt/trends', { answers: { newHotels: () => [], latestPeriod: () => null } });
  await screen.findAllByText('No Records Found.');
  expect(screen.queryByRole('table', { name: /New hotels of/ })).toBeNull();
});

const since = (first: string) => ({
  publishedMonths: () => publishedMonths('2023-09').filter(({ month }) => month >= first),
});

test('new hotels of years before the first release are said to include hotels that were sold', async () => {
  const early =
    /The releases begin in 2017\. New hotels of earlier years include older hotels that were sold/;
  const { user } = renderPage('/stt/trends', { answers: since('2017-01') });
  await screen.findByText(early);
  await user.click(screen.getByRole('radio', { name: 'All years' }));
  screen.getByText(early);
  goTo('/stt/trends?year=2016');
  await screen.findByRole('table', { name: 'New hotels of 2016' });
  await screen.findByText(
    /under the name it last filed\. 1 hotel had receipts .* The releases begin in 2017\./,
  );
});

test('a running year says how far it goes, and one that is over says nothing', async () => {
  renderPage('/stt/trends');
  const words = /2023 counts hotels that began up to/;
  expect((await screen.findByText(words)).textContent).toContain('September 2023.');
  cleanup();
  const latestPeriod = () => ({ month: '2023-12', year: 2023, monthNumber: 12, quarter: 4 });
  renderPage('/stt/trends', { answers: { latestPeriod } });
  await screen.findByText(/months up to December 2023/);
  expect(screen.queryByText(words)).toBeNull();
});

test('years are not compared with one before the first release', async () => {
  renderPage('/stt/trends', { answers: since('2022-01') });
  await screen.findByText('New hotels in 2022');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('New hotels in 20223202021 is before the first release, so no change is shown');
  expect(headline).not.toContain('vs. a year earlier');
});

test('a year before the first release says what its figure is', async () => {
  renderPage('/stt/trends', { answers: since('2023-01') });
  await screen.findAllByText(
    '2022 is before the first release; older hotels that were sold in it count as new',
  );
});

test('a chart without years has none', () => {
  expect(yearsWithin([], 'all')).toEqual([]);
  expect(yearsWithin([{ year: 1990, ...NO_HOTELS }], 'recent')).toEqual([]);
});
