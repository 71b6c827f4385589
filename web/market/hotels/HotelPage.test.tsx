import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { HOTELS, MONTHS } from '../../test/fakeFigures.ts';
import { hotelAtPremises } from '../../test/fakePremises.ts';
import { address, goTo, renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const ENDED = '/stt/hotelinfo/MARFA%20MOTOR%20COURT/32000000029/1';

const table = (name: string): HTMLElement => screen.getByRole('table', { name });

test('answers first: latest month, RevPAR, twelve months, rank, each with its change', async () => {
  renderPage(EXAMPLE);
  await screen.findByText('$150,740');
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain('up 5.0% vs. a year earlier');
  expect(headline.textContent).toContain('104 rooms × 30 days');
  expect(headline.textContent).toContain('weighted $56.28');
  expect(headline.textContent).toContain('1 of 11');
});

test('RevPAR of twelve months of which some have rooms gives way to that of these, with the reason', async () => {
  const yearToDate = { months: MONTHS.slice(-9), receipts: 1, revpar: 40.25, revparMonths: MONTHS.slice(-3) };
  const [hotel] = HOTELS.slice(0, 1)
    .map(hotelAtPremises)
    .map(({ establishment, ...rest }) => {
      const headline = { ...establishment.headline, ttmRevpar: null, ttmRoomMonths: 3, yearToDate };
      return { ...rest, headline, establishment: { ...establishment, headline } };
    });
  renderPage(EXAMPLE, { answers: { hotel: () => hotel } });
  await screen.findByText('$150,740');
  const { textContent } = screen.getByRole('region', { name: 'Headline figures' });
  expect(textContent).toContain(
    'RevPAR, year to date$40.25Jul–Sep 2023, 3 of 9 monthsTTM RevPAR unavailable: rooms that count were filed in 3 of 12 months',
  );
  expect(textContent).not.toContain('Revenue, year to date');
});

test('months are listed latest first, with what is not plainly as filed', async () => {
  renderPage(EXAMPLE);
  const months = await screen.findByRole('table', { name: 'Monthly & quarterly' });
  const june = await within(months).findByRole('rowheader', { name: /June 2023/ });
  expect(june.textContent).toBe('June 2023 revised');
  const names = within(months).getAllByRole('rowheader');
  expect(names[0]?.textContent).toBe('September 2023 ');
});

test('years show their change as amount and percent, and what there is nothing to compare with', async () => {
  renderPage(`${EXAMPLE}?y.size=50`);
  const years = await screen.findByRole('table', { name: 'Yearly revenue' });
  const latest = await within(years).findByRole('row', { name: /2023/ });
  expect(latest.textContent).toContain('9 months');
  expect(latest.textContent).toContain('▲ up $40,308.64 (2.41%) over Jan–Sep 2023');
  expect(within(years).getAllByText('1 month unusual')).toHaveLength(1);
  const first = within(years).getByRole('row', { name: /^2000/ });
  expect(first.textContent).toContain('$0 (0%) no 1999 to compare with');
  expect(first.textContent).not.toMatch(/[▲▼–]|no change/);
});

test('quarters sum their three months, and say where one is missing', async () => {
  renderPage(`${EXAMPLE}?view=years`);
  const grid = table('Monthly & quarterly');
  const row = await within(grid).findByRole('row', { name: /2022/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  const money = (text: string | undefined): number => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);
  expect(money(cells[3])).toBe(money(cells[0]) + money(cells[1]) + money(cells[2]));
  expect(cells).toHaveLength(16);
});

test('exports carry all rows under the specified names', async () => {
  const files = catchDownloads();
  const { user } = renderPage(EXAMPLE);
  await screen.findByText('1–10 of 24');
  await screen.findAllByText('1–10 of 285');
  await screen.findByRole('table', { name: 'Hotels nearby' });
  for (const button of screen.getAllByRole('button', { name: 'Export CSV' })) await user.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    'Monthly&QuarterlyResults.csv',
    'YearlyRevenueResults.csv',
    'CompleteDataSet.csv',
    'HotelsNearBy.csv',
    'OpenedAndClosed.csv',
  ]);
  const lines = await Promise.all(files.map(async ({ text }) => (await text).trim().split('\r\n').length));
  expect(lines).toEqual([286, 25, 286, 3, 2]);
});

test('tab and duration are in the address', async () => {
  const { user } = renderPage(EXAMPLE);
  await user.click(await screen.findByRole('tab', { name: 'TTM Revenue' }));
  await user.click(screen.getByRole('radio', { name: '10 years' }));
  expect(address()).toBe(`${EXAMPLE}?tab=ttm&years=10`);
  expect(screen.getByRole('tab', { name: 'TTM Revenue' }).getAttribute('aria-selected')).toBe('true');
});

test('arrows move between the tabs', async () => {
  const { user } = renderPage(EXAMPLE);
  await user.click(await screen.findByRole('tab', { name: 'Monthly Revenue' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('RevPAR');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toBe('Exempt Share');
});

test('one year shows the latest year and the one before, as text too', async () => {
  renderPage(EXAMPLE);
  const figures = await screen.findByRole('table', { name: 'EXAMPLE HOUSE: Monthly Revenue', hidden: true });
  const rows = within(figures).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(22);
  expect(rows[1]?.textContent).toMatch(/^January 2022\$/);
  expect(rows.at(-1)?.textContent).toMatch(/^September 2023\$150,739.76/);
});

test('a hotel whose months are older than the duration says when they end and offers all of them', async () => {
  const { user } = renderPage(ENDED);
  expect(await screen.findByText('No Records Found. Its figures end in April 2019.')).toBeTruthy();
  expect(await screen.findByText('Permit Ended, last filed April 2019')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(address()).toBe(`${ENDED}?years=all`);
});

test('the timeline lists the owners, the latest first', async () => {
  renderPage(EXAMPLE);
  const timeline = await screen.findByRole('region', { name: 'Hotel Timeline' });
  await within(timeline).findByText('ESPERANZA MOTOR COURT');
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'EXAMPLE HOUSEHIGHLAND LODGING LLC · since Mar 2016',
    'HOTEL ESPERANZACAPOTE PARTNERS LP · Jun 2004 – Mar 2016',
    'ESPERANZA MOTOR COURTJ. EXAMPLE · Jan 1994 – Jun 2004 *',
  ]);
});

test('a part that failed says so and can be tried again; the rest stays', async () => {
  const { user, failing } = renderPage('/stt/search');
  await screen.findByText('Classic Search');
  failing.add('HotelFigures');
  goTo(EXAMPLE);
  expect(await screen.findByText('The figures could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('$150,740')).toBeTruthy();
  failing.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Yearly revenue' })).toBeTruthy();
});

test('earlier versions of a filing open by keyboard', async () => {
  const { user } = renderPage(EXAMPLE);
  const opener = await screen.findByRole('button', { name: /1 earlier value/ });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  opener.focus();
  await user.keyboard('{Enter}');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const versions = screen.getByRole('list', { name: 'June 2023 in earlier releases' });
  const [said = '', was = '', now = ''] =
    /^HOT2306, Oct 2, 2023 \(synthetic\)Room receipts (.+), now (.+)$/.exec(versions.textContent) ?? [];
  const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  expect(said).not.toBe('');
  expect(cents(now)).toBe(cents(was) + 100_00);
});

test('it can be compared with others', async () => {
  renderPage(EXAMPLE);
  await screen.findByText('104 rooms filed');
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Compare' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stt/compare?subject=32000000011-22']);
});

test('an unknown hotel says so, with a way back', async () => {
  renderPage('/stt/hotelinfo/NOWHERE/99999999999/1');
  expect(await screen.findByRole('heading', { name: 'No such hotel' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to search' }).getAttribute('href')).toBe('/stt/search');
});
