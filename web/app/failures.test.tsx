import { gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { seeEverything } from '../test/browserStubs.ts';
import { fakeRoot } from '../test/fakeApi.ts';
import { renderPage, usePages } from '../test/renderPage.tsx';
import { waitText } from '../ui/parts/wait.ts';
import { makeClient } from './apollo.ts';

usePages();

const HOTEL = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const unpaid = { ...fakeRoot.viewer, isPaid: false, isSubscribed: false, isFree: false };
const RESULTS = '/stt/results/monthly/9/2023/city/MARFA';

/** Queries that other parts of a page wait for: page, query, what the page says could not be loaded. */
const parts = [
  ['/stt/search', 'LatestPeriods', 'The latest months'],
  ['/stt/compare', 'LatestPeriods', 'The latest month'],
  ['/stt/set/7', 'LatestPeriods', 'The latest month'],
  ['/stt/owner/32000000011', 'LatestPeriods', 'The latest month'],
  ['/stt/portfoliohotel/0/1/West%20Texas', 'LatestPeriods', 'The latest month'],
  ['/stt/portfoliohotel/0/1/West%20Texas', 'PortfolioFigures', 'The properties'],
  [RESULTS, 'HotelResults', 'The results'],
  ['/stt/results/mbt/10/2023/city/MARFA', 'BeverageResults', 'The results'],
  ['/stt/settings', 'OwnEmail', 'Your name and address'],
  ['/stt/settings', 'Membership', 'Your membership'],
  [RESULTS, 'PublishedMonths', 'The published months'],
  ['/stt/explore', 'SavedViews', 'Your saved views'],
  ['/stt/explore', 'ExploreBrandNames', 'The brands to choose from'],
  ['/privacy', 'Retention', 'This list'],
  ['/stt/explore', 'PublishedMonths', 'The months to choose from'],
  ['/stt/map', 'PublishedMonths', 'The months to choose from'],
  ['/stt/city/MARFA', 'PublishedMonths', 'The growth'],
  ['/stt/mbtcity/MARFA', 'PublishedMonths', 'The market'],
  ['/stt/trends', 'PublishedMonths', 'The published months'],
] as const;

test.each(parts)(
  '%s without %s says so, loads nothing forever, and asks again',
  async (path, query, what) => {
    seeEverything();
    const { user, failing } = renderPage(path);
    failing.add(query);
    const failure = await screen.findByText(`${what} could not be loaded.`);
    await waitFor(() => expect(screen.queryAllByRole('img', { name: 'Loading' })).toEqual([]));
    failing.clear();
    const again = within(failure.parentElement ?? document.body).getByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(screen.queryByText(`${what} could not be loaded.`)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  },
);

test('who tries again keeps the focus: on the next button to try again, then on what has loaded', async () => {
  const { user, failing, asked } = renderPage('/stt/city/MARFA');
  failing.add('PlaceLodging');
  const again = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Try again' });
  (await again()).focus();
  const before = asked.length;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await waitFor(async () => expect(document.activeElement).toBe(await again()));
  failing.clear();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Marfa' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('once the browser is online again, what failed loads by itself', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { failing } = renderPage('/stt/search');
  failing.add('Viewer');
  await screen.findByText('Your account could not be loaded. You are offline.');
  failing.clear();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Howdy, Ana!');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('without the plans their page loads nothing forever, and asks again as often as that fails', async () => {
  const { user, failing } = renderPage('/paymentplan', { answers: { viewer: unpaid } });
  failing.add('Billing');
  await screen.findByText('The plans could not be loaded.');
  expect(screen.queryAllByRole('img', { name: 'Loading' })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The plans could not be loaded.');
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('$15.00');
});

test('a payment form says nothing of renewal while its price is unknown', async () => {
  localStorage.setItem('token', 'a-token');
  const { failing } = renderPage('/paymentform/2', { answers: { viewer: unpaid }, signedIn: false });
  failing.add('Billing');
  await screen.findByText('The card entry could not be loaded.');
  expect(screen.queryByText(/renewed each month/)).toBeNull();
  expect(screen.queryAllByRole('img', { name: 'Loading' })).toEqual([]);
});

test('a payment form comes with its price, whose words above it would move it', async () => {
  localStorage.setItem('token', 'a-token');
  renderPage('/paymentform/2', { answers: { viewer: unpaid }, unanswered: ['Membership'], signedIn: false });
  await screen.findByRole('heading', { name: 'Monthly Plan Payment' });
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Loading' })).toHaveLength(2));
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('without the published months results claim nothing of them and show their rows', async () => {
  const { failing } = renderPage(RESULTS);
  failing.add('PublishedMonths');
  await screen.findByText('The published months could not be loaded.');
  await screen.findByRole('link', { name: 'THE 50/50 INN #2' });
  expect(screen.queryByText(/not in the releases/)).toBeNull();
});

test('without the published months a sum says that it is not known which of them are incomplete', async () => {
  const { failing } = renderPage(HOTEL);
  failing.add('PublishedMonths');
  const words = 'which months are incomplete could not be loaded';
  for (const name of ['Headline figures', 'Alcohol per available room']) {
    await waitFor(() => within(screen.getByRole('region', { name })).getByText(words));
  }
});

test('without the latest month a period can still be chosen and searched', async () => {
  const { failing } = renderPage('/stt/search?month=3&year=2022');
  failing.add('LatestPeriods');
  await screen.findByText('The latest months could not be loaded.');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('disabled', false);
});

test('a chart without the published months is drawn all the same', async () => {
  const { failing } = renderPage(HOTEL);
  failing.add('PublishedMonths');
  await screen.findByRole('img', { name: /The figures follow as a table\.$/ });
});

test('administrators are told which names of a filter could not be loaded', async () => {
  const { failing } = renderPage('/stt/admin/doubtful', {
    answers: { viewer: { ...fakeRoot.viewer, isAdmin: true } },
  });
  failing.add('BrandNames').add('HotelReleases');
  await screen.findByText('The brands to choose from could not be loaded.');
  await screen.findByText('The releases to choose from could not be loaded.');
});

test('the explorer says which names could not be loaded', async () => {
  const { failing } = renderPage('/stt/explore');
  failing.add('PlaceNames');
  await screen.findByText('The cities to choose from could not be loaded.');
  await screen.findByText('The counties to choose from could not be loaded.');
});

test('a part that was refused for too many requests says when to try again', async () => {
  vi.useFakeTimers({ now: new Date(2024, 2, 5, 9, 0), toFake: ['Date'] });
  const response = new Response('', { status: 429, headers: { 'retry-after': '300' } });
  const failure = new ServerError('Refused', { response, bodyText: '' });
  const { user, failing } = renderPage('/trial/city', { signedIn: false, failure });
  failing.add('TrialCity');
  await screen.findByText(
    'The sample could not be loaded. There were too many requests. Try again in 5 minutes.',
  );
  vi.setSystemTime(new Date(2024, 2, 5, 9, 6));
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Marfa' })).toBeTruthy();
});

test('an answer that refuses is read for the time to wait, too', async () => {
  const body = JSON.stringify({
    errors: [{ message: 'Too many.', extensions: { code: 'TOO_MANY_AT_ONCE' } }],
  });
  const headers = { 'content-type': 'application/graphql-response+json', 'retry-after': '5' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 429, headers })));
  const client = makeClient({ onSignedOut: () => undefined });
  await client.query({ query: gql('{ about { name } }') }).catch(() => undefined);
  expect(waitText()).toBe(' There were too many requests. Try again in a minute.');
});

test.each([
  ['wrong input is no fault of the product', ['BAD_USER_INPUT'], 0],
  ['a fault beside wrong input is one', ['BAD_USER_INPUT', 'INTERNAL_SERVER_ERROR'], 1],
])('%s: only a fault is reported', async (_, codes, reports) => {
  const errors = codes.map((code) => ({ message: 'Refused.', extensions: { code } }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors })));
  const onFailure = vi.fn();
  const client = makeClient({ onSignedOut: () => undefined, onFailure });
  await client.query({ query: gql('{ about { name } }') }).catch(() => undefined);
  expect(onFailure).toHaveBeenCalledTimes(reports);
});

test('a failure with another cause is not given the time to wait of the one before', async () => {
  const answers = [
    new Response('', { status: 429, headers: { 'retry-after': '300' } }),
    new Response('', { status: 500 }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const client = makeClient({ onSignedOut: () => undefined });
  const fail = (): Promise<unknown> =>
    client.query({ query: gql('{ about { name } }') }).catch(() => undefined);
  await fail();
  expect(waitText()).toContain('Try again in 5 minutes.');
  await fail();
  expect(waitText()).toBe('');
});
