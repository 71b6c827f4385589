import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeOwner } from '../../../test/fakeOwner.ts';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAST = '/stt/owner/32000000011?asOf=release:7';

test('an owner as of a release has the months of both taxes of two years, and nothing that exists for today only', async () => {
  const files = catchDownloads();
  const { user, asked } = renderPage(PAST);
  expect(await screen.findByRole('heading', { name: 'MARFA LODGING LLC' })).toBeTruthy();
  const months = await screen.findByRole('table', { name: 'Room receipts by month' });
  expect(within(months).getAllByText(/up 10\.0%/).length).toBeGreaterThan(0);
  const banner = screen.getByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain(
    'As of HOT2306.CSV, published here on Aug 20, 2023 and portal-2023-10.csv, published here on Nov 21, 2023;',
  );
  expect(banner.textContent).toContain('Not shown: the list of properties, and what was bought and sold');
  expect(await screen.findByRole('table', { name: 'Biggest cities, hotels' })).toBeTruthy();
  const asOf = { release: 'release:7' };
  expect(asked.find(({ name }) => name === 'OwnerMonthsAsOf')?.variables).toMatchObject({
    asOf,
    from: '2022-01',
    to: '2023-12',
  });
  const names = asked.map(({ name }) => name);
  for (const name of ['OwnerPage', 'OwnerMonths']) expect(names).not.toContain(name);
  expect(asked.find(({ name }) => name === 'OwnerParts')?.variables).toMatchObject({ asOf });
  const similar = await screen.findByRole('table', { name: 'Possibly the same owner' });
  expect(within(similar).queryByRole('columnheader', { name: /^Properties/ })).toBeNull();
  for (const link of within(similar).getAllByRole('rowheader')) {
    expect(within(link).getByRole('link').getAttribute('href')).toMatch(/\?asOf=release:7$/);
  }
  expect(asked.find(({ name }) => name === 'SimilarOwners')?.variables).toMatchObject({ asOf });
  const hotels = await screen.findByRole('region', { name: 'Hotels' });
  expect(within(hotels).getByText('TTM revenue')).toBeTruthy();
  expect(within(hotels).getByText('Current hotels')).toBeTruthy();
  const headlines = asked.filter(({ name }) => name === 'OwnerHeadlineAsOf');
  expect(headlines.map(({ variables }) => variables)).toMatchObject([
    { asOf, product: 'HOTEL' },
    { asOf, product: 'BEVERAGE' },
  ]);
  expect(screen.queryByRole('button', { name: /^Export hotels/ })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'OwnerMonthlyRevenue as of release 7.csv',
    'OwnerCities as of release 7.csv',
    'PossiblySameOwners as of release 7.csv',
  ]);
  expect(await files[0]?.text).toContain(
    ',Apportioned,Doubtful receipts,Unusual,Rooms that do not count,Room receipts as filed,Notes,',
  );
  expect(await files[1]?.text).toMatch(
    /^City,Receipts,Properties,Period,Months without quarterly filings\r\n.*,"Oct 2022 – Sep 2023, 12 of 12 months",\r\n/,
  );
  await user.click(screen.getByRole('link', { name: '‹ 2020–2021' }));
  expect(address()).toBe(`${PAST.replace(':', '%3A')}&until=2021`);
});

test.each([PAST, '/stt/owner/32000000011'])(
  '%s counts no hotels of a marketplace, which has none',
  async (path) => {
    const owner = fakeOwner({ number: '32000000011' });
    const headline = { ...owner?.headline({ product: 'HOTEL' }), properties: 0 };
    renderPage(path, { answers: { owner: { ...owner, headline } } });
    const hotels = await screen.findByRole('region', { name: 'Hotels' });
    expect(within(hotels).getByText('$110,000')).toBeTruthy();
    expect(hotels.textContent).not.toMatch(/\d hotels?|Current hotels/);
  },
);

test.each([PAST, '/stt/owner/32000000011'])(
  '%s tells the places of a marketplace from the hotels of the same owner',
  async (path) => {
    const owner = fakeOwner({ number: '32000000011' });
    renderPage(path, { answers: { owner: { ...owner, hotels: 1, marketplacePlaces: 1486 } } });
    const hotels = await screen.findByRole('region', { name: 'Hotels' });
    expect(hotels.textContent).toContain(
      'of 1 hotel filed under this number, and 1,486 places of a marketplace',
    );
  },
);

test('a citation of an owner of both taxes names the release of each', async () => {
  const { user } = renderPage('/stt/owner/32000000011');
  await user.click(await screen.findByRole('button', { name: 'Cite' }));
  const citation = (await screen.findByRole('note', { name: 'Citation' })).textContent;
  expect(citation).toContain(
    'MARFA LODGING LLC (taxpayer 32000000011). Receipts of all properties by month. Source: Texas Comptroller of ' +
      'Public Accounts, hotel occupancy tax, as of HOT2309.CSV, issued Nov 8, 2023, in Texas Receipts since Nov 20, 2023 (release:12); ' +
      'mixed beverage gross receipts, as of portal-2023-10.csv, in Texas Receipts since Nov 21, 2023 (release:12).',
  );
  expect(citation).toContain('http://localhost:3000/stt/owner/32000000011?asOf=release:12');
});

test('says where an owner has no figures, is unknown, or the release is not there', async () => {
  renderPage(PAST, {
    answers: {
      owner: {
        id: 'owner:1',
        number: '1',
        name: 'A',
        hotels: 1,
        marketplacePlaces: 0,
        bars: 0,
        currentHotels: 1,
        currentBars: 0,
        months: [],
        cities: [],
        brands: [],
      },
    },
  });
  await within(await screen.findByRole('region', { name: 'Figures' })).findByText(
    /No release up to then has a figure of this owner for 2022–2023\./,
  );
  renderPage('/stt/owner/99999999999?asOf=release:7');
  expect(await screen.findByRole('heading', { name: 'No such owner' })).toBeTruthy();
  renderPage('/stt/owner/32000000011?asOf=release:99');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no release:99.');
});
