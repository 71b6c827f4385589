import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../../test/browserStubs.ts';
import { fakeCompare } from '../../../test/fakeCompare.ts';
import { fakePortfolios } from '../../../test/fakePortfolios.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

const MONTHS = ['2023-07', '2023-08', '2023-09'];
const ONLY_MONTHLY = 'Jul–Sep 2023: monthly filers only';
const BY_QUARTER = 'Jul–Sep 2023: files by quarter, which no release has';

interface Row {
  isAwaited: boolean;
}

/** West Texas, whose second hotel files by quarter. */
function westTexas() {
  const known = fakePortfolios.node({ id: 'portfolio:1' });
  if (known === null || !('figures' in known)) throw new Error('There is no such portfolio.');
  return {
    ...known,
    chart: (asked: Parameters<typeof known.chart>[0]) => ({ ...known.chart(asked), awaitedMonths: MONTHS }),
    figures: (asked: Parameters<typeof known.figures>[0]) => {
      const { rows, total, ...rest } = known.figures(asked);
      const row = (each: Row) =>
        each.isAwaited ? { ...each, isAwaited: false, awaitedMonths: MONTHS } : each;
      return { ...rest, rows: rows.map(row), total: { ...total, awaitedMonths: MONTHS } };
    },
  };
}

test('a portfolio says which of its hotels file by quarter, and which months lack them', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/portfoliohotel/0/1/West%20Texas', { answers: { node: westTexas } });
  const table = await screen.findByRole('table', { name: 'Available Properties' });
  await within(table).findByText('By quarter');
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toMatch(
    /^September 2023.*Sep 2023: monthly filers only.*TTM.*Jul–Sep 2023: monthly filers only/,
  );
  expect(headline).toMatch(/Filed for September 20232 of 31 by quarter/);
  expect(headline).not.toContain('none outstanding');
  within(table).getByTitle('files by quarter, which no release has');
  await screen.findByText(new RegExp(ONLY_MONTHLY), { selector: '[class*=source]' });
  const card = screen.getByRole('region', { name: 'Available Properties' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  const csv = await files[0]?.text;
  expect(csv).toContain(',Months without quarterly filings');
  expect(csv).toContain('"2023-07, 2023-08, 2023-09"');
  expect(csv).toContain(`${BY_QUARTER}.`);
});

test('so does a comparison', async () => {
  const files = catchDownloads();
  const compareHotels = (asked: Parameters<typeof fakeCompare.compareHotels>[0]) => {
    const known = fakeCompare.compareHotels(asked);
    const awaitedMonths = MONTHS;
    const competitors = known.competitors.map((each, at) => (at === 0 ? { ...each, awaitedMonths } : each));
    return { ...known, competitors, competitorSet: { ...known.competitorSet, awaitedMonths } };
  };
  const { user } = renderPage(
    '/stt/compare?subject=32000000011-22&with=32000000045-3&from=2022-10&to=2023-09',
    { answers: { compareHotels } },
  );
  const table = await screen.findByRole('table', { name: 'Comparison' });
  await within(table).findByRole('row', { name: /^Competitor set/ });
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(`· ${ONLY_MONTHLY}`);
  expect(screen.getByRole('region', { name: 'Charts' }).textContent).toContain(`· ${ONLY_MONTHLY}`);
  const months = screen.getByRole('table', { name: 'Month by month' });
  within(months).getByRole('rowheader', { name: 'September 2023 monthly filers only' });
  within(months).getByRole('rowheader', { name: 'June 2023' });
  const card = screen.getByRole('region', { name: 'Comparison' });
  await user.click(within(card).getByRole('button', { name: 'Export CSV' }));
  const csv = await files[0]?.text;
  expect(csv).toContain('"2023-07, 2023-08, 2023-09"');
  expect(csv).toContain(`${BY_QUARTER}.`);
});
