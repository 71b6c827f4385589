import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const PAGE = '/stt/portfoliohotel/0/1/West%20Texas';
const PAST = `${PAGE}?asOf=release:7`;
const asOf = { release: 'release:7' };

test('a portfolio as of a release has two years up to it, names months with doubtful or unusual values, and nothing that exists for today only', async () => {
  const files = catchDownloads();
  const { user, asked } = renderPage(PAST);
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  const hotel = await within(table).findByRole('link', { name: 'EXAMPLE HOUSE' });
  expect(hotel.getAttribute('href')).toMatch(/\?asOf=release:7$/);
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('As of HOT2306.CSV, published here on Aug 20, 2023;');
  expect(banner.textContent).toContain('The portfolio’s list of properties is today’s.');
  await screen.findByRole('img', { name: /West Texas: Monthly Revenue/ });
  within(table).getByText('April 2023 does not wholly count as filed.');
  within(table).getByText('September 2023 has unusual receipts, which count as filed.');
  within(table).getByText('September 2023 is apportioned.');
  const months = [
    'partly apportioned',
    'April 2023 does not wholly count as filed',
    'September 2023 has unusual receipts',
  ];
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('1 property with unusual receipts');
  expect(headline).toContain('1 property with apportioned receipts');
  expect(headline).toContain(months.join(''));
  await screen.findByText([...months, 'May 2023 is incomplete'].join(' · '));
  expect(asked.find(({ name }) => name === 'PortfolioFigures')?.variables).toMatchObject({ asOf });
  expect(asked.find(({ name }) => name === 'PortfolioChart')?.variables).toMatchObject({
    asOf,
    from: '2022-01',
    to: '2023-12',
  });
  expect(screen.queryByRole('radio', { name: '10 years' })).toBeNull();
  const card = screen.getByRole('region', { name: 'Available Properties' });
  const compare = within(card).getByRole('link', { name: 'Compare' });
  expect(compare.getAttribute('href')).toMatch(/&asOf=release:7$/);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(files.map(({ name }) => name)).toEqual(['Portfolio as of release 7.csv']);
  expect(await files[0]?.text).toMatch(/,Share of city,[^]*,12\.5,/);
  expect(await files[0]?.text).not.toContain('Delete');
  expect(await files[0]?.text).toMatch(
    /2021-12 902; 2022-01 unknown; 2022-02 904;[^]*2023-04 \d+ \(doubtful\);[^]*2023-09 \d+ \(unusual\) \(apportioned\),/,
  );
  expect(await files[0]?.text).toMatch(
    /,Doubtful months,Unusual months,Apportioned months,Reasons,[^]*,2023-04,,,April 2023 does not wholly count as filed\.,/,
  );
  // New columns of the export stand last, and join its rows with other files.
  const joined = /,Note,Months compared,Taxpayer number,Location number,Address,Marketplace\b/;
  expect(await files[0]?.text).toMatch(joined);
  expect(await files[0]?.text).toMatch(/"2023-08, 2023-09",32000000011,22,105 S HIGHLAND AVE,/);
  await user.click(screen.getByRole('link', { name: '‹ 2020–2021' }));
  expect(address()).toBe(`${PAST.replace(':', '%3A')}&until=2021`);
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  expect((await screen.findByRole('note', { name: 'Citation' })).textContent).toContain(
    `http://localhost:3000${PAST}&until=2021`,
  );
});

test('a release that is not there is told', async () => {
  renderPage(`${PAGE}?asOf=release:99`);
  expect(await screen.findByText(/There is no release:99\./)).toBeTruthy();
});

test('a portfolio of bars as of a release says that what was filed under permits is missing', async () => {
  const node = () => ({ ...fakePortfolios.node({ id: 'portfolio:1' }), product: 'BEVERAGE' });
  renderPage('/stt/portfoliohotel/1/1/Bars?asOf=release:7', { answers: { node } });
  const banner = await screen.findByRole('region', { name: 'As of an earlier release' });
  expect(banner.textContent).toContain('what a bar had filed by then is on the page of its permit');
});
