import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

/** The texts of the cards of a headline, by what is above each, when its figures are there. */
async function cardsOf(region: string): Promise<(label: string) => string> {
  // Drawn after other parts of the page that also name unusual receipts.
  const headline = await waitFor(() => {
    const found = screen.getByRole('region', { name: region });
    within(found).getAllByText('unusual receipts');
    return found;
  });
  return (label) => within(headline).getByText(label).closest('[class*=stat]')?.textContent ?? '';
}

const EARLIER = 'compared with unusual receipts of ';

test('the changes of a place say what is unusual in the earlier month and in the earlier twelve', async () => {
  renderPage('/stt/city/MARFA');
  const card = await cardsOf('Headline figures');
  expect(card('September 2023')).toContain(`${EARLIER}September 2022`);
  const twelve = card('TTM revenue');
  expect(twelve).toContain('February 2023 has unusual receipts');
  expect(twelve).toContain(`${EARLIER}March 2022, September 2022`);
});

test('so do those of an owner, where bars have none', async () => {
  renderPage('/stt/owner/32000000011');
  const card = await cardsOf('Hotels');
  expect(card('September 2023')).toContain(`${EARLIER}September 2022`);
  expect(card('TTM revenue')).toContain('September 2023 has unusual receipts');
  expect(card('TTM revenue')).toContain(`${EARLIER}May 2022, September 2022`);
});

test('a brand says it of the year that a year to date is compared with, and what of its month is not as filed', async () => {
  renderPage('/stt/brand/11/RANCH%20ROAD/0/Ranch%20Road%20Rooms');
  const card = await cardsOf('Headline figures');
  const month = card('September 2023');
  expect(month).toContain(`${EARLIER}September 2022`);
  expect(month).toContain('1 filing with doubtful receipts');
  expect(month).toContain('30 rooms do not count');
  // No change of twelve months is stated.
  expect(card('TTM revenue')).toContain('July 2023 has unusual receipts');
  expect(card('TTM revenue')).not.toContain(EARLIER);
  expect(card('Revenue, year to date')).toContain(`${EARLIER}August 2021`);
});

test('a hotel says which of its twelve months are unusual', async () => {
  renderPage('/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22');
  const card = await cardsOf('Headline figures');
  expect(card('TTM revenue')).toContain('November 2022 has unusual receipts');
});

test('a comparison says it of the hotel that is compared, below the table and in the export', async () => {
  const files = catchDownloads();
  const { user } = renderPage('/stt/compare?subject=32000000011-22&with=32000000045-3,32000000037-1');
  await screen.findByText(/^The change is against unusual receipts of June 2022\.$/);
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain(`${EARLIER}June 2022`);
  const comparison = screen.getByRole('region', { name: 'Comparison' });
  await user.click(within(comparison).getByRole('button', { name: 'Export CSV' }));
  expect(await files[0]?.text).toContain('Unusual months a year earlier');
});

test('a ranking says of all rows together what it says of each, and of small charts which months are unusual', async () => {
  const { user } = renderPage('/stt/explore?by=growth');
  const table = await screen.findByRole('table', { name: 'Ranking' });
  const total = await within(table).findByRole('row', { name: /All 4 cities/ });
  expect(total.textContent).toContain('unusual receipts');
  expect(within(table).getByRole('img', { name: /^MARFA: .* May 2022 has unusual receipts$/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain('unusual receipts');
  await user.click(screen.getByRole('radio', { name: 'Small charts' }));
  const charts = await screen.findByRole('list', { name: 'Small charts' });
  expect(within(charts).getAllByText('May 2022 has unusual receipts')).toHaveLength(1);
});
