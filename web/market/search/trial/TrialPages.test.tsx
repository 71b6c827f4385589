import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { fakeTrial } from '../../../test/fakeTrial.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const visitor = { signedIn: false } as const;
const ADD = 'Add this Hotel to Portfolio';

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
const tabs = (): (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const main = (): HTMLElement => screen.getByRole('main');

async function exportsOf(path: string): Promise<string[]> {
  const files = catchDownloads();
  const { user } = renderPage(path, visitor);
  await screen.findAllByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(screen.queryByText('SEARCHING...')).toBeNull());
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  return files.map(({ name }) => name);
}

test('a page that a footer links to is shown from its top, and has the focus', async () => {
  const { user } = renderPage('/trial', visitor);
  await screen.findByRole('heading', { level: 1, name: /EXAMPLE HOUSE/ });
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  await screen.findByText(/^These terms are between/);
  expect(document.activeElement).toBe(main());
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await screen.findByText(/is responsible for what it keeps/);
  expect(document.activeElement).toBe(main());
  expect(scrolled.mock.calls).toHaveLength(2);
});

test('the frame leads to the three samples, to an account, and by the logo to the search', async () => {
  renderPage('/trial', visitor);
  await screen.findByRole('heading', { level: 1, name: /EXAMPLE HOUSE/ });
  expect(address()).toBe('/trial/hotel');
  const drawer = screen.getByRole('navigation', { name: 'Main' });
  const entries = within(drawer).getAllByRole('link');
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sample Hotel', '/trial/hotel'],
    ['Sample City', '/trial/city'],
    ['Sample County', '/trial/county'],
  ]);
  expect(hrefOf('Sign Up')).toBe('/register');
  expect(hrefOf('Login')).toBe('/login');
  expect(screen.getByRole('link', { name: /^Texas Receipts/ }).getAttribute('href')).toBe('/stt/search');
});

test('the sample hotel says its address, its places and what its names mean', async () => {
  renderPage('/trial/hotel', visitor);
  await screen.findByRole('heading', { level: 1, name: 'EXAMPLE HOUSE' });
  expect(screen.getByText(/^The Hotel Timeline is/).textContent).toContain(
    'history of names under which this property filed its state hotel occupancy tax, with the dates of the changes',
  );
  expect(main().textContent).toContain('105 S HIGHLAND AVE, Marfa, TX 79843');
  expect(hrefOf('Marfa')).toBe('/trial/city/MARFA');
  expect(hrefOf('Presidio County')).toBe('/trial/county/PRESIDIO');
  expect(tabs()).toEqual(['Monthly Revenue', 'RevPAR', 'TTM Revenue', 'TTM RevPAR']);
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain('1 of 11');
  expect(screen.getByRole('region', { name: 'Location' })).toBeTruthy();
});

test('its cards name owner, related properties and the bars of its address, at most ten', async () => {
  renderPage('/trial/hotel', visitor);
  const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
  const owner = (await card('Owner Information')).textContent;
  expect(owner).toContain('HIGHLAND LODGING LLC');
  expect(owner).toContain('32000000011');
  expect(owner).toContain('50 Monthly');
  const bars = await card('Mixed Beverage Records');
  await within(bars).findByText('BAR 0');
  expect(within(bars).getAllByText('MBT')).toHaveLength(10);
  expect(within(bars).getByRole('link', { name: 'BAR 0' }).getAttribute('href')).toMatch(
    /^\/stt\/mbthotelinfo\/BAR%200\//,
  );
  const others = await card('Taxpayer Other Properties');
  expect(within(others).getAllByRole('link')).toHaveLength(10);
  expect(others.textContent).toContain('10 of 30. Members see them all.');
});

test('only other properties link to members’ pages, and those links lead to sign-in', async () => {
  const { user } = renderPage('/trial/hotel', visitor);
  const bar = await screen.findByRole('link', { name: 'BAR 0' });
  await screen.findAllByText('a later release changed what was first published.');
  const links = within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^\/(trial|stt\/(mbt)?hotelinfo)\//.test(href))).toEqual([]);
  await user.click(bar);
  await screen.findByRole('button', { name: 'Login' });
  expect(address()).toBe('/login');
});

test('without coordinates there is no map, and without others the cards say so', async () => {
  const hotel = {
    ...fakeTrial.hotel,
    coordinates: null,
    taxpayerProperties: [],
    taxpayerPropertiesCount: 0,
    mixedBeverageRecords: [],
  };
  renderPage('/trial/hotel', { ...visitor, answers: { trial: { ...fakeTrial, hotel } } });
  expect(await screen.findAllByText('There are no other properties.')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Location' })).toBeNull();
});

test.each([
  ['/trial/hotel', ['MonthlyResults.csv', 'YearlyRevenueResults.csv', 'CompleteDataSet.csv']],
  ['/trial/city', ['CityMonthlyRevenue.csv', 'CityYearlyData.csv', 'CityDataSet.csv']],
  [
    '/trial/county',
    ['CountyMonthlyRevenue.csv', 'CountyByCity.csv', 'CountyYearlyRevenue.csv', 'CountyDataSet.csv'],
  ],
])('%s exports each table under its name', async (path, names) => {
  expect(await exportsOf(path)).toEqual(names);
});

test('the latest two years come first, and more with a longer time', async () => {
  const { user, asked } = renderPage('/trial/hotel', visitor);
  const years = await screen.findByRole('table', { name: 'Yearly revenue' });
  await within(years).findByRole('row', { name: /^2022/ });
  expect(within(years).getByRole('row', { name: /^2023/ }).textContent).toContain(' over Jan–Sep 2023');
  expect(within(years).queryByRole('row', { name: /^2021/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '3 years' }));
  await within(years).findByRole('row', { name: /^2021/ });
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await screen.findByText('1–10 of 24');
  const loads = asked.filter(({ name }) => name === 'TrialHotelFigures');
  expect(loads.map(({ variables }) => variables['latestYears'])).toEqual([2, 3, null]);
  expect(new Set(asked.map(({ name }) => name))).toEqual(
    new Set(['About', 'TrialHotel', 'TrialHotelFigures', 'PublishedMonths']),
  );
});

test.each(['all', '99', '100'])('%s years in the address are all, in the tables too', async (years) => {
  const { asked } = renderPage(`/trial/hotel?years=${years}`, visitor);
  await screen.findByText('1–10 of 24');
  const loads = asked.filter(({ name }) => name === 'TrialHotelFigures');
  expect(loads.map(({ variables }) => variables['latestYears'])).toEqual([null]);
});

test('adding the hotel to a portfolio is offered: visitors learn that it needs an account', async () => {
  const { user } = renderPage('/trial/hotel', visitor);
  await user.click(await screen.findByRole('button', { name: ADD }));
  const dialog = await screen.findByRole('dialog', { name: ADD });
  expect(within(dialog).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  await user.click(within(dialog).getByRole('link', { name: 'Login' }));
  await screen.findByRole('button', { name: 'Login' });
  expect(address()).toBe('/login');
});

test('members add the sample hotel to a portfolio as they add any other', async () => {
  const { user } = renderPage('/trial/hotel');
  await user.click(await screen.findByRole('button', { name: ADD }));
  await user.click(await screen.findByRole('radio', { name: 'West Texas' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByRole('link', { name: 'West Texas' })).getAttribute('href')).toBe(
    '/stt/portfoliohotel/0/1/West%20Texas',
  );
});

test('tables say SEARCHING until their figures load', async () => {
  renderPage('/trial/hotel', { ...visitor, unanswered: ['TrialHotelFigures'] });
  await waitFor(() => expect(screen.getAllByText('SEARCHING...')).toHaveLength(3));
});

test('the sample city has one chart, and its headline stays while more years load', async () => {
  const { user, asked } = renderPage('/trial/city/Marfa', visitor);
  await screen.findByRole('heading', { level: 1, name: 'Marfa' });
  expect(main().textContent).toContain('Hotel Occupancy Tax Receipts');
  expect(tabs()).toEqual(['Monthly Revenue and RevPAR Comparison']);
  expect(await screen.findByText('212 of 1,041')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '10 years' }));
  expect(screen.getByText('212 of 1,041')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.variables).toEqual({ latestYears: 10 }));
  expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['About', 'TrialCity', 'PublishedMonths']));
});

test('the sample city says what does not count as filed, and shows months and years either way', async () => {
  const { user } = renderPage('/trial/city', visitor);
  const line = await screen.findByRole('region', { name: 'What counts' });
  expect(line.textContent).toContain(
    '3,000 doubtful or idle rooms do not count as filed; that makes receipts',
  );
  await user.click(within(line).getByRole('radio', { name: 'As filed' }));
  expect(address()).toBe('/trial/city?reading=filed');
  expect(line.textContent).toContain('show what was filed; the headline shows what counts.');
  const years = screen.getByRole('table', { name: 'Yearly revenue, as filed' });
  expect(within(years).getByRole('row', { name: /2023/ }).textContent).toContain('$22,023.00');
  screen.getByRole('table', { name: /^Marfa: Monthly Revenue .*, as filed$/, hidden: true });
});

test('the exports of the sample as filed say so in their names', async () => {
  expect(await exportsOf('/trial/county?reading=filed')).toEqual([
    'CountyMonthlyRevenueAsFiled.csv',
    'CountyByCityAsFiled.csv',
    'CountyYearlyRevenueAsFiled.csv',
    'CountyDataSetAsFiled.csv',
  ]);
});

test('the sample county has its cities too', async () => {
  renderPage('/trial/county', visitor);
  await screen.findByRole('heading', { level: 1, name: 'Presidio County' });
  expect(main().textContent).toContain('County Data');
  expect(tabs()).toEqual(['Monthly Revenue and RevPAR', 'Monthly Revenue By City']);
  const cities = screen.getByRole('table', { name: 'By city' });
  await within(cities).findAllByText('Presidio');
});

test.each([
  ['/trial/city/ALPINE', 'Alpine', 'Marfa', '/trial/city'],
  ['/trial/county/Brewster', 'Brewster County', 'Presidio County', '/trial/county'],
])('%s says that only the sample is open', async (path, title, sample, open) => {
  const { asked } = renderPage(path, visitor);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(hrefOf(sample)).toBe(open);
  expect(within(main()).getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
  expect(asked.map(({ name }) => name).filter((name) => name !== 'About')).toEqual([]);
});

test.each([
  ['/trial/hotel', 'Sample Hotel', 'hotel'],
  ['/trial/city', 'Sample City', 'city'],
  ['/trial/county', 'Sample County', 'county'],
])('%s says where there is no sample', async (path, title, of) => {
  const none = { latestYear: null, hotel: null, city: null, county: null };
  renderPage(path, { ...visitor, answers: { trial: none } });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(main().textContent).toContain(`no figures for the sample ${of} yet`);
});
