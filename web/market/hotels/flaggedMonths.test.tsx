import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '../../ui/formats/formatMoney.ts';
import { catchDownloads } from '../../test/browserStubs.ts';
import { EXTRA_DIGIT_MONTH, HOTELS, receiptsOf } from '../../test/fakeFigures.ts';
import { fakeHotel, page } from '../../test/fakeHotel.ts';
import { LEFT_OUT } from '../../test/fakeLeftOut.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const [first] = HOTELS;
const counts = first === undefined ? 0 : receiptsOf(first, EXTRA_DIGIT_MONTH);
const [countsText, filedText] = [formatMoney(counts), formatMoney(counts * 10)];
const EXTRA_DIGIT = 'Filed ten times as much as is taxable; the taxable receipts count.';

/** A month's row of a table, and the row of reasons below it. */
async function flaggedRow(table: string, month: RegExp): Promise<[string, string]> {
  const rows = within(await screen.findByRole('table', { name: table }));
  const row = (await rows.findByRole('rowheader', { name: month })).closest('tr');
  return [row?.textContent ?? '', row?.nextElementSibling?.textContent ?? ''];
}

test('a flagged month says in sight what was filed, what counts and why: in tables and below the chart', async () => {
  renderPage(EXAMPLE);
  const [month, why] = await flaggedRow('Monthly & quarterly', /April 2023/);
  expect(month).toContain(`April 2023 extra digit${countsText} ${filedText} filed`);
  expect(why).toBe(EXTRA_DIGIT);
  const [filing, reason] = await flaggedRow('Complete data set', /April 2023/);
  expect(filing).toContain(`${filedText} ${countsText} counts`);
  expect(reason).toBe(EXTRA_DIGIT);
  await screen.findByText(/April 2023 does not wholly count as filed/);
});

test('rooms that do not count are beside a dash, and there is no RevPAR', async () => {
  renderPage(`${EXAMPLE}?m.page=14`);
  const [row, reason] = await flaggedRow('Monthly & quarterly', /February 2012/);
  expect(row).toContain('3,120 filed');
  expect(row).toContain('unknown: the filed rooms do not count');
  expect(reason).toBe('Filed 3,120 rooms, more than 3,000; the receipts count, the rooms do not.');
});

test('months side by side name those that do not count as filed, and those with unusual receipts', async () => {
  renderPage(`${EXAMPLE}?view=years`);
  await screen.findByText(
    'February 2012, April 2023 do not wholly count as filed; November 2022 has unusual receipts; the list says why.',
  );
});

test('a month with unusual receipts, which count, says so in tables and below the chart', async () => {
  renderPage(`${EXAMPLE}?duration=3&m.page=2`);
  const [row, why] = await flaggedRow('Monthly & quarterly', /November 2022/);
  expect(row).toContain(
    `November 2022 unusual receipts${formatMoney(first ? receiptsOf(first, '2022-11') : 0)}`,
  );
  expect(row).not.toContain('filed');
  expect(why).toBe('Filed ten times the usual; it counts as filed.');
  await screen.findByText(/November 2022 has unusual receipts/);
});

test('a headline says that its month does not count as filed, and what was filed', async () => {
  if (first === undefined) throw new Error('There is no hotel.');
  const hotel = fakeHotel(first);
  const { establishment } = hotel;
  const flagged = { roomReceipts: 1_000, filedReceipts: 10_000.5, flags: ['EXTRA_DIGIT'] };
  const headline = { ...establishment.headline, ...flagged };
  renderPage(EXAMPLE, { answers: { hotel: { ...hotel, establishment: { ...establishment, headline } } } });
  await screen.findByText('$10,000.50 filed');
  const figures = within(screen.getByRole('region', { name: 'Headline figures' }));
  expect(figures.getByText('extra digit')).toBeTruthy();
});

test('exports have both values and the reason', async () => {
  const files = catchDownloads();
  const { user } = renderPage(EXAMPLE);
  await screen.findAllByText('1–10 of 285');
  const table = screen.getByRole('table', { name: 'Monthly & quarterly' });
  await within(table).findAllByText('September 2023');
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  const [months, , filings] = await Promise.all(files.map(async ({ text }) => (await text).split('\r\n')));
  expect(months?.[0]).toContain('Room receipts,Room receipts as filed,');
  expect(months?.find((line) => line.startsWith('2023-04'))).toContain(
    `2023-04,${String(counts)},${String(counts * 10)},`,
  );
  expect(filings?.[0]).toContain('Room receipts,Receipts that count,');
  const filing = filings?.find((line) => line.startsWith('2023-04')) ?? '';
  expect(filing).toContain(`,${String(counts * 10)},${String(counts)},`);
  expect(filing).toContain(EXTRA_DIGIT);
});

test.each([
  [
    'LEFT_OUT',
    null,
    'does not count',
    'An operator left the filing out; it counts toward nothing. Note: A duplicate.',
  ],
  ['ACCEPTED', 1_000, '', 'An operator checked the filing; it counts as filed. Note: A duplicate.'],
])('%s by an operator is said of the filing', async (decision, countedReceipts, counted, said) => {
  if (first === undefined) throw new Error('There is no hotel.');
  const hotel = fakeHotel(first);
  const filing = hotel
    .filings()
    .nodes.slice(0, 1)
    .map((each) => ({
      ...each,
      roomReceipts: 1_000,
      countedReceipts,
      decision,
      decisionNote: 'A duplicate.',
      flags: decision === 'LEFT_OUT' ? ['LEFT_OUT'] : [],
    }));
  renderPage(EXAMPLE, { answers: { hotel: { ...hotel, filings: () => page(filing) } } });
  const [row, reason] = await flaggedRow('Complete data set', /September 2023/);
  expect(row).toContain(`$1,000.00${counted === '' ? '' : ` ${counted}`}$`);
  expect(reason).toBe(said);
});

test('a month of which nothing counts is unknown, says what was filed and why; so does a year of such months', async () => {
  if (first === undefined) throw new Error('There is no hotel.');
  const files = catchDownloads();
  const hotel = fakeHotel(first);
  const { establishment } = hotel;
  const months = establishment.months.filter(({ month }) => month !== '2023-04');
  const monthsLeftOut = ['1999-05', '2023-04'].map((month) => ({ ...LEFT_OUT, month }));
  const whole = { ...establishment, months, monthsLeftOut };
  const { user } = renderPage(`${EXAMPLE}?y.sort=year`, {
    answers: { hotel: { ...hotel, establishment: whole } },
  });
  const [row, reason] = await flaggedRow('Monthly & quarterly', /April 2023/);
  const why = 'the only filing was left out by an operator (A duplicate.)';
  expect(row).toContain(`April 2023 left out–unknown: ${why} $8,000,000.00 filed`);
  expect(row).toContain('40 filed');
  expect(reason).toBe(
    'An operator left out all that was filed for the month; nothing counts of it. Note: A duplicate.',
  );
  await user.click(screen.getAllByRole('button', { name: 'Export CSV' })[0] ?? document.body);
  const lines = (await files[0]?.text)?.split('\r\n') ?? [];
  expect(lines.find((line) => line.startsWith('2023-04'))).toMatch(/^2023-04,,8000000,/);
  await user.click(screen.getByRole('radio', { name: 'Months and quarters by year' }));
  const grid = within(screen.getByRole('table', { name: 'Monthly & quarterly' }));
  expect((await grid.findByRole('row', { name: /^2023/ })).textContent).toContain(`–unknown: ${why}`);
  const years = within(screen.getByRole('table', { name: 'Yearly revenue' }));
  expect(years.getByRole('row', { name: /^1999/ }).textContent).toContain(
    '1999 left out by an operator –unknown: all filings of the year were left out by an operator',
  );
});
