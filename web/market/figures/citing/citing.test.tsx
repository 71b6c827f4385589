import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { HOTELS } from '../../../test/fakeFigures.ts';
import { hotelAtPremises } from '../../../test/fakePremises.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const PAST = `${EXAMPLE}?asOf=release:7`;

async function findMonths(): Promise<void> {
  const months = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  await within(months).findByRole('rowheader', { name: /June 2023/ });
}

test('a citation names the property, the source, the release, the day and the permalink', async () => {
  const { user } = renderPage(EXAMPLE);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cite' });
  expect((await within(dialog).findByRole('note', { name: 'Citation' })).textContent).toBe(
    'EXAMPLE HOUSE, 105 S HIGHLAND AVE, Marfa, TX 79843 (taxpayer 32000000011, location 22). Room receipts by month. ' +
      'Source: Texas Comptroller of Public Accounts, hotel occupancy tax, as of HOT2309.CSV, issued Nov 8, 2023, in ' +
      'Texas Receipts since Nov 20, 2023 (release:12). Texas Receipts, retrieved Nov 23, 2026: ' +
      `http://localhost:3000${EXAMPLE}?asOf=release:12`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('?asOf=release:12');
});

test('a permalink asks for past figures, says so, and leaves out what is known for today only', async () => {
  const { user, asked } = renderPage(PAST);
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toBe(
    'As of HOT2306.CSV, published here on Aug 20, 2023; figures filed or corrected later are not included. ' +
      'Rules and owners are today’s. Show the latest',
  );
  await findMonths();
  await screen.findByRole('region', { name: 'Place in its market' });
  for (const name of ['HotelAsOf', 'HotelFigures', 'HotelPercentiles', 'NearbyHotels']) {
    expect(asked.find((each) => each.name === name)?.variables['asOf']).toEqual({ release: 'release:7' });
  }
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain('$150,740');
  expect(headline.textContent).not.toContain('Rank');
  for (const part of ['Hotel Timeline', 'Complete Data Set', 'Compare with these two']) {
    expect(screen.queryByText(part)).toBeNull();
  }
  expect(screen.queryByText('Current')).toBeNull();
  await user.click(within(banner).getByRole('link', { name: 'Show the latest' }));
  expect(address()).toBe(EXAMPLE);
  expect(await screen.findByText('Current')).toBeTruthy();
});

test('files say which release their figures are as of', async () => {
  const files = catchDownloads();
  const { user } = renderPage(PAST);
  await findMonths();
  await screen.findByRole('table', { name: 'Hotels nearby' });
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'Monthly&QuarterlyResults as of release 7.csv',
    'YearlyRevenueResults as of release 7.csv',
    'HotelsNearBy as of release 7.csv',
    'OpenedAndClosed as of release 7.csv',
  ]);
});

test('a release that is not there is refused with a way on', async () => {
  renderPage(`${EXAMPLE}?asOf=release:99`);
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toBe(
    'These figures cannot be shown as of that release. There is no release:99. Give the id of another release. Show the latest',
  );
});

test('a hotel without a filing by then says so', async () => {
  const hotel = HOTELS.find(({ name }) => name === 'EXAMPLE HOUSE');
  if (hotel === undefined) throw new Error('no hotel');
  const known = hotelAtPremises(hotel);
  const establishment = { ...known.establishment, headline: null };
  renderPage(PAST, { answers: { hotel: { ...known, establishment } } });
  expect(await screen.findByText(/^No release up to then has a filing of this property/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Monthly & quarterly' })).toBeNull();
});

test('a bar has them too', async () => {
  renderPage('/stt/mbthotelinfo/CAPOTE%20BAR%202/32100000002/1?asOf=release:7');
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of portal-2023-10.csv, published here on Nov 21, 2023;');
});
