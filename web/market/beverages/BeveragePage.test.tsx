import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '../../app/session.ts';
import { catchDownloads } from '../../test/browserStubs.ts';
import { barAtPremises } from '../../test/fakePremises.ts';
import { address, goTo, renderPage, usePages } from '../../test/renderPage.tsx';
import { cellsOf } from '../../test/tables.ts';

usePages();
import { fakeBar } from '../../test/fakeBar.ts';

const ESTIMATED = '2023-08';
const BAR = '/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1';

test('answers first: latest month, twelve months, rank in city and county', async () => {
  renderPage(BAR);
  await screen.findByText('$43,023');
  expect(screen.getByRole('heading', { level: 1, name: 'CAPOTE BAR 2' })).toBeTruthy();
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('October 2023$43,023▲ up 0.0% vs. a year earlier');
  expect(headline).toContain('Rank in Marfa2 of 7');
  expect(headline).toContain('Rank in Presidio County3 of 12');
});

test('the header leads to its city, county and zip of the same tax, and names the permit', async () => {
  renderPage(BAR);
  await screen.findByText('Permit MB123456');
  const header = screen.getByRole('group', { name: 'CAPOTE BAR 2' });
  expect(header.textContent).toContain('Permit MB123456');
  const pathOf = (name: string): string | null | undefined =>
    within(header).getAllByRole('link', { name }).at(-1)?.getAttribute('href');
  expect(pathOf('Marfa')).toBe('/stt/mbtcity/MARFA');
  expect(pathOf('Presidio County')).toBe('/stt/mbtcounty/PRESIDIO');
  expect(pathOf('79843')).toBe('/stt/mbtzip/79843');
});

test('exports carry all rows under names of their own', async () => {
  const files = catchDownloads();
  const { user } = renderPage(BAR);
  await screen.findByText('1–10 of 11');
  await screen.findAllByText('1–10 of 120');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'MBTMonthly&QuarterlyResults.csv',
    'MBTYearlyRevenueResults.csv',
    'MBTCompleteDataset.csv',
  ]);
  const texts = await Promise.all(files.map(({ text }) => text));
  expect(texts.map((text) => text.trim().split('\r\n').length)).toEqual([121, 12, 121]);
  expect(texts[1]?.split('\r\n')[0]).toMatch(/,Months compared,Partial months$/);
  expect(texts[2]?.split('\r\n')[0]).toContain('Liquor,Wine,Beer,Cover charge,Total receipts');
});

test('a bar that is current, but filed long before the latest release, says when it filed last', async () => {
  renderPage(BAR);
  await screen.findByText('Current');
  expect(screen.queryByText(/^Last filed/)).toBeNull();
  cleanup();
  const latestPeriod = () => ({ month: '2024-06', monthNumber: 6, quarter: 2, year: 2024 });
  renderPage(BAR, { answers: { latestPeriod } });
  await screen.findByText('Last filed October 2023; published up to June 2024');
});

test('a chart says if receipts were calculated from the tax', async () => {
  renderPage(`${BAR}?years=1`);
  const source = await screen.findByText(/^Source: /);
  expect(source.textContent).not.toContain('calculated');
  cleanup();
  renderPage(`${BAR}?years=all`);
  await screen.findByText(/^Source: .* · partly calculated from the tax/);
});

test('parts that a release does not state are dashes with the reason, and estimates say so', async () => {
  renderPage(`${BAR}?d.sort=period`);
  const table = await screen.findByRole('table', { name: 'Complete data set' });
  const first = await within(table).findByRole('row', { name: /November 2013/ });
  expect(cellsOf(first).slice(1, 6)).toEqual([
    ...Array<unknown>(4).fill(
      expect.stringContaining('unknown: the release states only the tax on the total'),
    ),
    '$43,113.00',
  ]);
  const months = screen.getByRole('table', { name: 'Monthly & quarterly' });
  const estimate = await within(months).findByRole('row', { name: /August 2023/ });
  expect(within(estimate).getByRole('rowheader').textContent).toContain('estimated');
  const unknown = 'unknown: the comptroller estimated the total alone';
  expect(cellsOf(estimate).filter((text) => text.includes(unknown))).toHaveLength(4);
  expect(estimate.textContent).not.toContain('$0.00');
});

test('sums and changes that estimates are part of say so, in exports too', async () => {
  const files = catchDownloads();
  const { user } = renderPage(BAR);
  await screen.findByText('$43,023');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  const [ofMonth, ofTwelve] = headline.split('TTM receipts');
  expect(ofMonth).toContain('compared with estimated receipts of October 2022');
  expect(ofTwelve).toContain('August 2023 has estimated receipts');
  const years = await screen.findByRole('table', { name: 'Yearly receipts' });
  const headings = (await within(years).findAllByRole('rowheader')).map(({ textContent }) => textContent);
  expect(headings.filter((text) => text.includes('estimated'))).toEqual([
    '2023 10 months incomplete 1 month estimated',
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Export CSV' })[1] ?? document.body);
  const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
  expect(lines[0]).toContain(',Estimated months,');
  expect(lines.slice(1).map((line) => line.includes(ESTIMATED))).toEqual([
    true,
    ...Array<boolean>(10).fill(false),
  ]);
});

test('the grid of a bar’s years names its estimated months', async () => {
  renderPage(`${BAR}?view=years`);
  expect(await screen.findByText('August 2023 has estimated receipts; the list says why.')).toBeTruthy();
});

test('earlier versions of a filing open, unknown parts as dashes', async () => {
  const { user } = renderPage(BAR);
  await user.click(await screen.findByRole('button', { name: /1 earlier value/ }));
  const versions = screen.getByRole('list', { name: 'June 2023 in earlier releases' });
  expect(versions.textContent).toContain('HOT2306, Oct 2, 2023 (synthetic)Liquor –, now $24,413.00');
  expect(versions.textContent).toContain('Total receipts $44,776.00, now $42,623.00');
  expect(versions.textContent).toContain('Address 9 OLD ST, now ');
});

test('quarters sum their three months', async () => {
  renderPage(`${BAR}?view=years`);
  const grid = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  const row = await within(grid).findByRole('row', { name: /^2022/ });
  expect(cellsOf(row).slice(0, 4)).toEqual(['$42,122.00', '$42,222.00', '$42,322.00', '$126,666.00']);
});

test('charts show receipts by month and over twelve months, by durations in the address', async () => {
  const { user } = renderPage(BAR);
  const chart = await screen.findByRole('table', { name: 'CAPOTE BAR 2: Monthly Receipts', hidden: true });
  // One year: the latest and the one before.
  expect(within(chart).getAllByRole('row', { hidden: true })).toHaveLength(1 + 22);
  await user.click(screen.getByRole('tab', { name: 'TTM Receipts' }));
  await user.click(screen.getByRole('radio', { name: '3 years' }));
  expect(address()).toBe(`${BAR}?tab=ttm&years=3`);
  const ttm = screen.getByRole('table', { name: 'CAPOTE BAR 2: TTM Receipts', hidden: true });
  expect(within(ttm).getAllByRole('row', { hidden: true })).toHaveLength(1 + 34);
});

test('each month says which of its names it was filed under', async () => {
  renderPage(`${BAR}?m.sort=month`);
  const timeline = await screen.findByRole('region', { name: 'Property Timeline' });
  await within(timeline).findByText('THE OLD CAPOTE');
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'CAPOTE BAR 2CAPOTE PARTNERS LP · since Jan 2023',
    'THE OLD CAPOTECAPOTE PARTNERS LP · Nov 2013 – Dec 2022 · 2 SOUTH AUSTIN',
  ]);
  const months = screen.getByRole('table', { name: 'Monthly & quarterly' });
  const first = await within(months).findByRole('row', { name: /November 2013/ });
  expect(cellsOf(first)).toContain('THE OLD CAPOTE');
  const strip = screen.getByRole('list', { name: 'Filed under the name' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map(({ title }) => title),
  ).toEqual(['THE OLD CAPOTE, from Jan 2022', 'CAPOTE BAR 2, from Jan 2023']);
});

test('an address with more names than colours shows the latest twelve, and all when asked', async () => {
  const { premises } = barAtPremises;
  const [latest] = premises.ownershipPeriods;
  const ownershipPeriods = Array.from({ length: 15 }, (_, i) => ({
    ...latest,
    beginDate: `20${String(i + 10)}-01-01`,
  }));
  const beverageProperty = { ...barAtPremises, premises: { ...premises, ownershipPeriods } };
  const { user } = renderPage(BAR, { answers: { beverageProperty } });
  const timeline = await screen.findByRole('region', { name: 'Property Timeline' });
  await within(timeline).findAllByText('CAPOTE BAR 2');
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(12);
  await user.click(within(timeline).getByRole('button', { name: 'Show all 15' }));
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(15);
});

test('it can be added to portfolios of bars only', async () => {
  const { user } = renderPage(BAR);
  await user.click(await screen.findByRole('button', { name: 'Add this Property to Portfolio' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('radio', { name: 'Bars' })).toBeTruthy();
  expect(within(dialog).queryByRole('radio', { name: 'West Texas' })).toBeNull();
});

test('leaving the page notes the visit as one of a bar', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', asked);
  storeToken('a-token');
  const { user } = renderPage(BAR);
  await screen.findByText('Permit MB123456');
  await user.click(screen.getAllByRole('link', { name: 'Search' })[0] ?? document.body);
  await screen.findByText('Classic Search');
  expect(asked).toHaveBeenCalledWith(
    '/rest/history',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({
        type: 1,
        taxpayer_number: '32100000002',
        location_number: 1,
        location_name: 'CAPOTE BAR 2',
        location_city: 'MARFA',
        location_county: 'PRESIDIO',
      }),
    }),
  );
});

test.each(['BeverageFigures', 'BeverageFilings', 'BeverageNames'])(
  'where %s fails, that part says so and can be tried again; the rest stays',
  async (operation) => {
    const { user, failing } = renderPage('/stt/search');
    await screen.findByText('Classic Search');
    failing.add(operation);
    goTo(BAR);
    // Two pages in one test: more than the usual patience.
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await screen.findByText('$43,023')).toBeTruthy();
    failing.clear();
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
);

test('an unknown property says so, with a way back', async () => {
  renderPage('/stt/mbthotelinfo/NOWHERE/99999999999/1');
  expect(await screen.findByRole('heading', { name: 'No such property' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to search' }).getAttribute('href')).toBe('/stt/search');
});

test('years and headline of a bar name its months with unusual receipts', async () => {
  const months = [`${ESTIMATED.slice(0, 4)}-01`, `${ESTIMATED.slice(0, 4)}-02`];
  const { establishment } = fakeBar;
  const years = establishment.years.map((year) => ({
    ...year,
    unusualMonths: year.year === 2023 ? months : [],
  }));
  const headline = { ...establishment.headline, unusualMonths: months };
  const beverageProperty = { ...fakeBar, establishment: { ...establishment, headline, years } };
  renderPage(BAR, { answers: { beverageProperty } });
  const table = await screen.findByRole('table', { name: 'Yearly receipts' });
  expect(await within(table).findByText(/1 month estimated, 2 months unusual/)).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Headline figures' });
  expect(region.textContent).toContain('January 2023, February 2023 have unusual receipts');
});
