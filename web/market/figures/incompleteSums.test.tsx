import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seeEverything } from '../../test/browserStubs.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const EXAMPLE = '/stt/hotelinfo/EXAMPLE%20HOUSE/32000000011/22';
const OWNER = '/stt/owner/32000000011';

/** May 2023 lacks rows, and is among the twelve months up to the latest. */
test.each([
  [EXAMPLE, 'Hotels nearby', 'May 2023: incomplete.'],
  [EXAMPLE, 'Suggested rivals', 'May 2023: incomplete.'],
  [EXAMPLE, 'Place in its market', 'May 2023: incomplete.'],
  [EXAMPLE, 'Alcohol per available room', 'May 2023 incomplete'],
  [OWNER, 'Biggest cities, hotels', '12 of 12 months. May 2023: incomplete.'],
  [`${OWNER}?asOf=release:7`, 'Biggest cities, hotels', 'May 2023: incomplete.'],
  [OWNER, 'Possibly the same owner', 'May 2023 incomplete)'],
])('%s says of “%s” which of its months are incomplete', async (path, name, note) => {
  seeEverything();
  renderPage(path);
  const part = await screen.findByRole('region', { name });
  await waitFor(() => expect(part.textContent).toContain(note));
});

test('the months of alcohol per room are marked', async () => {
  renderPage(EXAMPLE);
  const table = await screen.findByRole('table', { name: 'Alcohol per available room by month' });
  expect(await within(table).findByRole('rowheader', { name: 'May 2023 incomplete' })).toBeTruthy();
});

test.each([
  ['/stt/portfoliohotel/0/1/West%20Texas', /May 2023 is incomplete/],
  ['/stt/county/PRESIDIO?tab=cities', /^The largest cities of the months shown · Source: .* May 2023 is inc/],
])('the chart of %s names them in its source', async (path, note) => {
  seeEverything();
  renderPage(path);
  const sources = await screen.findAllByText(note, { selector: 'figcaption > span' });
  expect(sources.length).toBeGreaterThan(0);
});
