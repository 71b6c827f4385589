import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { fakeOwner } from '../../../test/fakeOwner.ts';
import { address, renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('shows an owner’s properties of both taxes, its months like for like, and what it bought', async () => {
  renderPage('/stt/owner/32000000011');
  expect(await screen.findByRole('heading', { name: 'MARFA LODGING LLC' })).toBeTruthy();
  expect(screen.getByText(/As filed under this taxpayer number/)).toBeTruthy();
  const hotels = await screen.findByRole('region', { name: 'Hotels' });
  expect(hotels.textContent).toContain('of 2 hotels filed under this number');
  expect(hotels.textContent).toContain('up 10.0%');

  const properties = await screen.findByRole('table', { name: 'Properties, past and present' });
  await within(properties).findByText('CAPOTE BAR');
  within(properties).getByRole('columnheader', { name: /First filed month/ });
  within(properties).getByRole('columnheader', { name: /Last filed month/ });
  const rows = within(properties).getAllByRole('row').slice(1);
  const statuses = ['Current', 'Ended', 'Sold, permit current'];
  expect(rows.map((row) => statuses.find((status) => row.textContent.includes(status)))).toEqual(statuses);

  const bought = await screen.findByRole('table', { name: 'Bought and sold' });
  const other = within(bought).getByRole('link', { name: 'EARLIER OWNER LP' });
  expect(other.getAttribute('href')).toBe('/stt/owner/32000000099');

  const months = screen.getByRole('table', { name: 'Room receipts by month' });
  expect(within(months).getAllByText(/up 10\.0%/).length).toBeGreaterThan(0);
});

test('says which of its months are not plainly as filed: in the headline, below the chart and in the table', async () => {
  renderPage('/stt/owner/32000000011');
  const hotels = await screen.findByRole('region', { name: 'Hotels' });
  expect(hotels.textContent).toContain('$30,000 unusual');
  await screen.findByText(
    /^Source: .* · April 2023 does not wholly count as filed · September 2023 has unusual receipts$/,
  );
  const months = screen.getByRole('table', { name: 'Room receipts by month' });
  within(months).getByRole('rowheader', { name: 'April 2023 1 doubtful filing' });
  within(months).getByRole('rowheader', { name: 'September 2023 $30,000 unusual 4 rooms filed $0' });
});

test('says of its cities how many months lack what it files by quarter, and names them in the file', async () => {
  const owner = fakeOwner({ number: '32000000011' });
  const cities = ({ product }: { product: string }) =>
    (owner?.cities({ product }) ?? []).map((each) => ({ ...each, awaitedMonths: ['2023-04', '2023-05'] }));
  const { user } = renderPage('/stt/owner/32000000011', { answers: { owner: { ...owner, cities } } });
  const table = await screen.findByRole('table', { name: 'Biggest cities, hotels' });
  await within(table).findByText('2 months with monthly filers only');
  const files = catchDownloads();
  const card = screen.getByRole('region', { name: 'Biggest cities, hotels' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  expect(await files[0]?.text).toMatch(/,Months without quarterly filings\r?\nMARFA,.*"2023-04, 2023-05"/);
});

test('says of months of bars that they are partly calculated from the tax or estimated', async () => {
  const owner = fakeOwner({ number: '32000000011' });
  const ofBars = { filedReceipts: null, apportioned: null, flaggedFilings: null, unusual: null };
  const bars = owner?.months({ product: 'HOTEL' }).map((month, index) => ({
    ...month,
    ...ofBars,
    roomsLeftOut: null,
    estimated: 500,
    fromTax: index < 23 ? 300 : 0,
    rooms: null,
    revpar: null,
  }));
  const months = ({ product }: { product: string }) => (product === 'BEVERAGE' ? bars : []);
  renderPage('/stt/owner/32000000011', { answers: { owner: { ...owner, months } } });
  await screen.findByText(/^Source: [^·]* · partly calculated from the tax · partly estimated$/);
});

test.each(['', '?asOf=release:7'])('sums of bars with estimates say of which months%s', async (asOf) => {
  const owner = fakeOwner({ number: '32000000011' });
  const headline = {
    ...owner?.headline({ product: 'HOTEL' }),
    unusualMonths: null,
    estimatedMonths: ['2022-09', '2023-02'],
  };
  renderPage(`/stt/owner/32000000011${asOf}`, { answers: { owner: { ...owner, headline } } });
  const bars = await screen.findByRole('region', { name: 'Bars' });
  expect(bars.textContent).toContain('February 2023 has estimated receipts');
  expect(bars.textContent.split('compared with estimated receipts of September 2022')).toHaveLength(3);
});

test('an owner whose months are older than the duration says when they end and offers all of them', async () => {
  const owner = fakeOwner({ number: '32000000011' });
  const months = ({ product }: { product: 'HOTEL' | 'BEVERAGE' }) =>
    owner?.months({ product }).filter(({ month }) => month < '2022-01');
  const { user } = renderPage('/stt/owner/32000000011', { answers: { owner: { ...owner, months } } });
  expect(await screen.findByText('No Records Found. Its figures end in December 2021.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(address()).toBe('/stt/owner/32000000011?years=all');
});

test('other numbers that may be the owner’s are a suggestion with a sum of its own', async () => {
  renderPage('/stt/owner/32000000011');
  const section = await screen.findByRole('region', { name: 'Possibly the same owner' });
  const table = within(section).getByRole('table', { name: 'Possibly the same owner' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent.includes('same mailing address, similar name'))).toEqual([
    true,
    true,
  ]);
  expect(rows[0]?.textContent).toContain('$2,600,000.00');
  const link = within(table).getByRole('link', { name: 'MARFA LODGING II LLC' });
  expect(link.getAttribute('href')).toBe('/stt/owner/32000000012');
  expect(section.textContent).toContain('No other figure on this page includes them.');
  expect(section.textContent).toContain('Sum of this suggestion: 2 numbers, 4 properties');
  // The owner's own figures are what they are without it.
  const hotels = await screen.findByRole('region', { name: 'Hotels' });
  expect(hotels.textContent).toContain('of 2 hotels filed under this number');
});

test('a hotel’s taxpayer leads to the page, and an unknown number says so', async () => {
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
  const link = await screen.findByRole('link', { name: 'HIGHLAND LODGING LLC' });
  expect(link.getAttribute('href')).toBe('/stt/owner/32000000011');
});

test('nothing is filed under an unknown number', async () => {
  renderPage('/stt/owner/99999999999');
  expect(await screen.findByRole('heading', { name: 'No such owner' })).toBeTruthy();
});

test.each([
  { beganOn: '2021-06-15', earlierMonth: '2019-12', month: '2023-01', said: 'Jun 15, 2021' },
  // No release has the months between.
  { beganOn: null, earlierMonth: '2019-12', month: '2023-01', said: 'Dec 2019 – Jan 2023' },
  { beganOn: null, earlierMonth: '2022-12', month: '2023-01', said: 'January 2023' },
])('says that a hotel changed hands: $said', async ({ said, ...days }) => {
  const owner = fakeOwner({ number: '32000000011' });
  const handovers = () => {
    const page = owner?.handovers();
    return page && { ...page, nodes: page.nodes.map((node) => ({ ...node, ...days })) };
  };
  renderPage('/stt/owner/32000000011', { answers: { owner: { ...owner, handovers } } });
  const bought = await screen.findByRole('table', { name: 'Bought and sold' });
  await within(bought).findByText(said);
});
