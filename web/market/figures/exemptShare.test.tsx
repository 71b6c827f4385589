import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const HOTEL = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const pages = [
  ['hotel', HOTEL, 'Monthly & quarterly', '14.0%'],
  ['city', '/stt/city/MARFA', 'Complete data set', '12.5%'],
  ['county', '/stt/county/Presidio', 'Complete data set', '12.5%'],
  ['ZIP code', '/stt/zip/79843', 'Complete data set', '12.5%'],
  ['brand', '/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms', 'Complete data set', '9.5%'],
] as const;

test.each(pages)(
  'the %s has a chart of its exempt share, and a column to choose',
  async (_, path, table, share) => {
    const { user } = renderPage(path);
    await user.click(await screen.findByRole('tab', { name: 'Exempt Share' }));
    const chart = await screen.findByRole('table', { name: /Exempt Share$/, hidden: true });
    expect((await within(chart).findAllByText(share)).length).toBeGreaterThan(0);
    const card = screen.getByRole('region', { name: table });
    expect(within(card).queryByRole('columnheader', { name: /Exempt share/ })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Columns' }));
    await user.click(within(card).getByRole('checkbox', { name: 'Exempt share (%)' }));
    expect((await within(card).findAllByText(share)).length).toBeGreaterThan(0);
  },
);

test('the exports of months and years have it after the columns of before: bare numbers, nothing where it is unknown', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/city/MARFA');
  await screen.findByText('1–10 of 24');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  const [, years, months] = await Promise.all(files.map(async ({ text }) => (await text).split('\r\n')));
  expect(months?.[0]).toMatch(
    /^\uFEFF?Month,Room receipts,Taxable,RevPAR,.*,Release,Exempt share \(%\),RevPAR with sold hotels counted once,/,
  );
  expect(months?.find((line) => line.startsWith('2023-09'))).toMatch(/,,60,\d*,\d*$/);
  expect(months?.find((line) => line.startsWith('2023-08'))).toMatch(/,12\.5,60,\d*,\d*$/);
  expect(years?.[0]).toMatch(
    /^\uFEFF?Year,Months,Total revenue,.*,RevPAR as filed,Exempt share \(%\),Change without idle hotels/,
  );
});

test('a hotel’s export keeps its columns before, the names it filed under among them', async () => {
  const files = catchDownloads();
  const { user } = renderPage(HOTEL);
  await screen.findByText('1–10 of 24');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  const [heading = ''] = ((await files[0]?.text) ?? '').split('\r\n');
  expect(heading).toMatch(
    /Month,Room receipts,Room receipts as filed,Taxable,Apportioned,Rooms,.*,Notes,Reasons,Filed as,Release,Exempt share \(%\),Owner,Days of responsibility,Days of responsibility a year earlier$/,
  );
});

test('the reading as filed has no exempt share, because that of doubtful receipts is unknown', async () => {
  renderPage('/stt/city/MARFA?reading=filed&d.columns=exempt');
  const card = await screen.findByRole('region', { name: 'Complete data set, as filed' });
  expect(within(card).queryByRole('checkbox', { name: /Exempt share/, hidden: true })).toBeNull();
});

test('the data dictionary defines it beside taxable receipts', async () => {
  renderPage('/stt/about-data');
  await screen.findByRole('heading', { level: 1, name: 'About the data' });
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms.slice(0, 5)).toEqual([
    'Room receipts (revenue)',
    'Taxable receipts',
    'Exempt share',
    'Rooms',
    'RevPAR',
  ]);
});
