import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const BRAND = '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms';
const COMPANY = '/stt/brand/9/Ranch%20%26%20Road%20(slash)%20Holdings%20(hash)1';

test.each([
  ['Ranch Road Rooms BETA', BRAND, 'BrandMonthlyRevenue', 'BrandCompleteData', true],
  ['Ranch & Road / Holdings #1 BETA', COMPANY, 'ParentBrandMonthlyRevenue', 'ParentBrandCompleteData', false],
] as const)('%s as of a release has two years up to it', async (title, path, grid, all, isBrand) => {
  const files = catchDownloads();
  const { user, asked } = renderPage(`${path}?asOf=release:7`);
  const months = await screen.findByRole('table', { name: 'Monthly revenue' });
  await within(months).findByRole('row', { name: /^2023/ });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const banner = screen.getByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  expect(banner.textContent).toContain('Not shown: the list of hotels');
  const ofMonths = isBrand ? 'BrandMonthsAsOf' : 'CompanyMonthsAsOf';
  expect(asked.find(({ name }) => name === ofMonths)?.variables).toMatchObject({
    asOf: { release: 'release:7' },
    from: '2022-01',
    to: '2023-12',
  });
  const names = asked.map(({ name }) => name);
  for (const name of ['BrandPage', 'ParentCompanyPage']) expect(names).not.toContain(name);
  const asOf = { release: 'release:7' };
  expect(asked.find(({ name }) => name === 'BrandHeadlineAsOf')?.variables).toMatchObject({ asOf, isBrand });
  const growth = isBrand ? 'BrandGrowth' : 'CompanyGrowth';
  expect(asked.find(({ name }) => name === growth)?.variables).toMatchObject({ asOf });
  const headline = await screen.findByRole('region', { name: 'Headline figures' });
  expect(within(headline).getByText('TTM revenue')).toBeTruthy();
  expect(within(headline).getByText('that had the name then')).toBeTruthy();
  const located = isBrand ? 'BrandLocationsAsOf' : 'CompanyLocationsAsOf';
  expect(asked.find(({ name }) => name === located)?.variables).toMatchObject({ asOf });
  expect(await screen.findByText('Growth and its sources')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Export properties/ })).toBeNull();
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    `${grid} as of release 7.csv`,
    `${all} as of release 7.csv`,
  ]);
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  const citation = (await screen.findByRole('note', { name: 'Citation' })).textContent;
  expect(citation).toContain('Room receipts of its hotels by month.');
  expect(citation).toContain(`http://localhost:3000${path}?asOf=release:7`);
});

test('RevPAR as of a release says what it is if rooms of sold hotels count once', async () => {
  const { asked } = renderPage(`${BRAND}?asOf=release:7`);
  await screen.findByText('TTM revenue');
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toMatch(/if rooms of sold hotels count once/);
  const months = asked.filter(({ name }) => name === 'BrandMonthsAsOf').map(({ variables }) => variables);
  expect(months).toContainEqual(expect.objectContaining({ from: '2022-10', to: '2023-09' }));
});

test('the list of brands as of a release is read at once, and leads to pages as of the same release', async () => {
  const files = catchDownloads();
  const { user, asked } = renderPage('/stt/brands?asOf=release:7');
  const list = await screen.findByRole('table', { name: 'List of Brands' });
  const brand = await within(list).findByRole('link', { name: 'Ranch Road Rooms' });
  expect(brand.getAttribute('href')).toBe(`${BRAND}?asOf=release:7`);
  expect(within(list).getAllByRole('row')).toHaveLength(3);
  const banner = screen.getByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV');
  expect(asked.find(({ name }) => name === 'BrandsAsOf')?.variables).toEqual({
    asOf: { release: 'release:7' },
  });
  expect(asked.map(({ name }) => name)).not.toContain('Brands');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['ListOfBrands as of release 7.csv']);
  await user.click(brand);
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Brands' }).getAttribute('href')).toBe('/stt/brands?asOf=release:7');
});

test('an unknown brand and a release that is not there say so', async () => {
  renderPage('/stt/brand/999/X/0/Nobody?asOf=release:7');
  expect(await screen.findByRole('heading', { name: 'No such brand' })).toBeTruthy();
  renderPage(`${BRAND}?asOf=release:99`);
  expect((await screen.findByRole('alert')).textContent).toContain('There is no release:99.');
});
