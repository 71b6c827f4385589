import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads, seeEverything } from '../../test/browserStubs.ts';
import { address, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const PAST = '/stt/county/PRESIDIO?asOf=release:7';

async function findMonths(): Promise<void> {
  const table = await screen.findByRole('table', { name: 'Monthly revenue' });
  await within(table).findByRole('row', { name: /2023/ });
}

test('a place as of a release asks for two years up to it, says so, and leaves out what exists for today only', async () => {
  const { asked } = renderPage(PAST);
  await findMonths();
  const banner = screen.getByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  const variables = (name: string): unknown => asked.find((each) => each.name === name)?.variables;
  const asOf = { release: 'release:7' };
  expect(variables('PlaceAsOf')).toMatchObject({ product: 'HOTEL', asOf });
  const months = asked.filter((each) => each.name === 'PlaceLodgingAsOf');
  expect(months.map(({ variables: { from, to } }) => [from, to])).toEqual([
    ['2022-01', '2023-12'],
    // Of the headline: twelve up to its month.
    ['2022-10', '2023-09'],
  ]);
  expect(variables('PlaceLodging')).toBeUndefined();
  expect(screen.getByRole('table', { name: 'All figures by month' })).toBeTruthy();
  const headline = await screen.findByRole('region', { name: 'Headline figures' });
  expect(within(headline).getByText('Coverage')).toBeTruthy();
  expect(within(headline).queryByText('Rank in Texas')).toBeNull();
  for (const part of ['Yearly revenue', 'By city', 'Brands here']) {
    expect(await screen.findByRole('table', { name: part })).toBeTruthy();
  }
  expect(await screen.findByText('Growth and its sources')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Rank all/ })).toBeNull();
  expect(variables('PlaceHeadlineAsOf')).toMatchObject({ asOf, isLodging: true });
  expect(variables('PlaceYearsAsOf')).toMatchObject({ asOf, from: 2022, to: 2023, isLodging: true });
  expect(variables('CitiesLodging')).toMatchObject({ asOf, from: '2022-01', to: '2023-12' });
  for (const name of ['PlaceGrowth', 'PlaceBrands']) {
    expect(variables(name)).toMatchObject({ asOf });
  }
  expect(screen.queryByText('Monthly Revenue By City')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Export properties/ })).toBeNull();
});

test('a place as of a release has the chain scales, the supply and the map of that time', async () => {
  seeEverything();
  const { asked } = renderPage(PAST);
  for (const name of ['Chain scale mix', 'Supply']) {
    expect(await screen.findByRole('table', { name })).toBeTruthy();
  }
  const variables = (name: string): unknown => asked.find((each) => each.name === name)?.variables;
  const asOf = { release: 'release:7' };
  expect(variables('PlaceChainScales')).toEqual({ kind: 'COUNTY', name: 'PRESIDIO', asOf });
  expect(variables('PlaceSupplyAsOf')).toMatchObject({ asOf, from: 2022, to: 2023 });
  await waitFor(() =>
    expect(variables('PropertyMap')).toMatchObject({ asOf, filter: { county: { eq: 'PRESIDIO' } } }),
  );
});

test('earlier years are a step away, and the latest figures too', async () => {
  const { user, asked } = renderPage(PAST);
  await findMonths();
  const steps = screen.getByRole('navigation', { name: 'Years' });
  expect(steps.textContent).toBe('‹ 2020–20212022–2023');
  await user.click(within(steps).getByRole('link', { name: '‹ 2020–2021' }));
  expect(address()).toBe(`${PAST.replace(':', '%3A')}&until=2021`);
  await screen.findByText('2022–2023 ›');
  const last = asked.findLast(({ name }) => name === 'PlaceLodgingAsOf');
  expect(last?.variables).toMatchObject({ from: '2020-01', to: '2021-12' });
  await user.click(screen.getByRole('link', { name: 'Show the latest' }));
  expect(await screen.findByRole('region', { name: 'Headline figures' })).toBeTruthy();
});

test('a citation of a place names it, its releases and the address of the months that show', async () => {
  const { user } = renderPage(`${PAST}&until=2021`);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  await screen.findByText('2022–2023 ›');
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cite' });
  expect((await within(dialog).findByRole('note', { name: 'Citation' })).textContent).toBe(
    'Presidio County, Texas. Room receipts of all hotels by month. ' +
      'Source: Texas Comptroller of Public Accounts, hotel occupancy tax, as of HOT2306.CSV, in Texas Receipts ' +
      'since Aug 20, 2023 (release:7). Texas Receipts, retrieved Nov 23, 2026: ' +
      'http://localhost:3000/stt/county/PRESIDIO?asOf=release:7&until=2021',
  );
});

test('the latest page of a place can be cited as well', async () => {
  const { user } = renderPage('/stt/city/MARFA');
  await screen.findByText('$1,100');
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const citation = await screen.findByRole('note', { name: 'Citation' });
  expect(citation.textContent).toContain('http://localhost:3000/stt/city/MARFA?asOf=release:12');
});

test('files say which release their figures are as of', async () => {
  const files = catchDownloads();
  const { user } = renderPage(PAST);
  await findMonths();
  await screen.findByRole('table', { name: 'Brands here' });
  for (const name of ['Yearly revenue', 'By city']) {
    await within(await screen.findByRole('table', { name })).findAllByRole('row', { name: /2023/ });
  }
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'CountyMonthlyRevenue as of release 7.csv',
    'CountyYearlyRevenue as of release 7.csv',
    'CountyByCity as of release 7.csv',
    'CountyDataSet as of release 7.csv',
  ]);
});

test('a release that is not there is refused, and so are places that nobody knows', async () => {
  renderPage('/stt/city/MARFA?asOf=release:99');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no release:99.');
  renderPage('/stt/city/NOWHERE?asOf=release:7');
  expect(await screen.findByText('No Texas city is called NOWHERE in any release.')).toBeTruthy();
});

test('before the first release there are no figures', async () => {
  renderPage(PAST, { answers: { figuresAsOf: { hotel: null, beverage: null }, latestPeriod: null } });
  expect(await screen.findByText(/^No release of this tax had been published by then/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('bars of a place as of a release have chart and tables of that time, and a citation', async () => {
  const files = catchDownloads();
  const { user, asked } = renderPage('/stt/mbtcity/MARFA?asOf=release:7');
  const table = await screen.findByRole('table', { name: 'All figures by month' });
  await within(table).findByRole('row', { name: /September 2023/ });
  const banner = screen.getByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of portal-2023-10.csv, published here on Nov 21, 2023;');
  expect(banner.textContent).toContain('Not shown: ranks in Texas and the market around it');
  const last = asked.findLast(({ name }) => name === 'PlaceAlcoholAsOf');
  expect(last?.variables).toMatchObject({ asOf: { release: 'release:7' }, from: '2022-01', to: '2023-12' });
  for (const name of ['PlaceAlcohol', 'PlaceLodgingAsOf', 'PlaceLodging']) {
    expect(asked.map((each) => each.name)).not.toContain(name);
  }
  const years = await screen.findByRole('table', { name: 'Yearly receipts' });
  await within(years).findByRole('row', { name: /2023/ });
  // The year before it is not among the two that are loaded.
  expect(within(years).getByRole('row', { name: /^2022/ }).textContent).toContain(' over Oct–Dec 2022');
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  await waitFor(() =>
    expect(headline.textContent).toContain('compared with estimated receipts of September 2022'),
  );
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'MBTCityMonthlyRevenue as of release 7.csv',
    'MBTCityYearlyRevenue as of release 7.csv',
    'MBTCityCompleteDataset as of release 7.csv',
  ]);
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const citation = await screen.findByRole('note', { name: 'Citation' });
  expect(citation.textContent).toContain(
    'Marfa, Texas. Mixed beverage receipts of all bars and restaurants by month. Source: Texas Comptroller of Public ' +
      'Accounts, mixed beverage gross receipts, as of portal-2023-10.csv, in Texas Receipts since Nov 21, 2023 ' +
      '(release:7).',
  );
  expect(citation.textContent).toContain('/stt/mbtcity/MARFA?asOf=release:7');
});

test('where the months fail in which quarterly filers lack, key figures as of a release are not shown without', async () => {
  const { user, failing } = renderPage('/stt/city/MARFA?asOf=release:7');
  failing.add('PlaceLodgingAsOf');
  const failure = await screen.findByText('The key figures could not be loaded.');
  expect(screen.queryByRole('region', { name: 'Headline figures' })).toBeNull();
  failing.clear();
  const own = failure.closest<HTMLElement>('[role="alert"]') ?? failure.parentElement ?? document.body;
  await user.click(within(own).getByRole('button', { name: 'Try again' }));
  const headline = await screen.findByRole('region', { name: 'Headline figures' });
  await waitFor(() => expect(headline.textContent).toContain('about $63 if rooms of sold hotels count once'));
});
