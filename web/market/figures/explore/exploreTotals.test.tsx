import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeRankings } from '../../../test/fakeRankings.ts';
import { renderPage, usePages } from '../../../test/renderPage.tsx';

usePages();

test('months of either period that were published although rows are missing are named', async () => {
  const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => ({
    ...fakeRankings.rankPlaces(args),
    months: ['2023-04', '2023-05'],
    incompleteMonths: ['2019-05', '2023-05'],
  });
  renderPage('/stt/explore?by=growth&period=2019', { answers: { rankPlaces } });
  await screen.findByText(/Published although rows are missing: May 2019, May 2023\.$/);
  const headline = screen.getByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toContain(
    '6 hotels that filed in both, $60 → $50 (down 16.7%), and marketplaces, $40 → $60 (up 50.0%)',
  );
  const row = await within(screen.getByRole('table', { name: 'Ranking' })).findByRole('row', {
    name: /Marfa/,
  });
  expect(row.textContent).toContain('▲ up 10.0%hotels alone: down 16.7%');
  expect(headline.textContent).toContain('4 cities, Apr–May 2023 · May 2023 incomplete');
});

test('months of either period that have monthly filers only are named, beside the sum and the change', async () => {
  const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => ({
    ...fakeRankings.rankPlaces(args),
    months: ['2023-04'],
    comparedMonths: ['2023-04'],
    earlierMonths: ['2015-04'],
    monthsWithoutQuarterlyFilers: ['2015-04', '2023-04'],
  });
  renderPage('/stt/explore?by=growth&period=2019', { answers: { rankPlaces } });
  await screen.findByText(
    /No release has what quarterly filers filed for Apr 2015, Apr 2023: monthly filers only\.$/,
  );
  const headline = screen.getByRole('region', { name: 'Headline figures' }).textContent;
  expect(headline).toContain('4 cities, Apr 2023 · Apr 2023: monthly filers only');
  expect(headline).toContain('· Apr 2015, Apr 2023: monthly filers only');
});

test('hotels alone have no change if too little of their receipts can be compared', async () => {
  const hotelsAlone = { earlier: 60, later: 50, share: 50, change: null };
  const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
    const { nodes, total, ...ranking } = fakeRankings.rankPlaces(args);
    return {
      ...ranking,
      total: total && { ...total, hotelsAlone },
      nodes: nodes.map((row) => ({ ...row, hotelsAlone })),
    };
  };
  renderPage('/stt/explore?by=growth&period=2019', { answers: { rankPlaces } });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  const row = await within(table).findByRole('row', { name: /Marfa/ });
  expect(row.textContent).toContain('▲ up 10.0%hotels alone: too little to compare');
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(
    '6 hotels that filed in both, $60 → $50 (too little to compare), and marketplaces, $40 → $60 (up 50.0%)',
  );
});

test('a change that idle hotels distort says what it is without them, or that too little is left', async () => {
  const rankPlaces = (args: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
    const { nodes, total, ...ranking } = fakeRankings.rankPlaces(args);
    return {
      ...ranking,
      total: total && { ...total, changeWithoutIdle: null },
      nodes: nodes.map((row) => ({ ...row, marks: ['IDLE_HOTELS'] })),
    };
  };
  renderPage('/stt/explore?by=growth&period=2019', { answers: { rankPlaces } });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  const row = await within(table).findByRole('row', { name: /Marfa/ });
  expect(row.textContent).toContain('idle hotels');
  expect(row.textContent).toMatch(/hotels alone: .*with marketplaces, without idle hotels: up 25\.0%/);
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toContain(
    'without idle hotels, too little is left to compare',
  );
});

test.each([
  ['brands', 'Brands', /3; hotels with a known brand only/, 'Share of branded'],
  ['properties', 'Hotels', /3; without marketplaces/, 'Share of hotels'],
])('the total and the shares of %s say what they are of', async (of, kind, total, share) => {
  renderPage(`/stt/explore?of=${of}&period=2019`, { answers: { rankBrands: fakeRankings.rankPlaces } });
  const table = await screen.findByRole('table', { name: 'Ranking' });
  expect(within(table).getByRole('columnheader', { name: kind })).toBeDefined();
  expect(within(table).getByRole('columnheader', { name: share })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Headline figures' }).textContent).toMatch(total);
});

test('hotels one by one are compared through all their owners, and this is said', async () => {
  renderPage('/stt/explore?of=properties&by=growth&period=2019');
  await screen.findByRole('table', { name: 'Ranking' });
  const headline = await screen.findByRole('region', { name: 'Headline figures' });
  expect(headline.textContent).toMatch(/hotels? that filed in both, under any owner/);
});
