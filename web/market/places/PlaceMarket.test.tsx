import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { seeEverything } from '../../test/browserStubs.ts';
import { fakeRankings } from '../../test/fakeRankings.ts';
import { publishedMonths } from '../../test/fakeReleases.ts';
import { renderPage, usePages } from '../../test/renderPage.tsx';

usePages();

const market = (): HTMLElement => screen.getByRole('region', { name: 'Market' });

test('a place says how far it has come, who moved it and when its season is, and leads on', async () => {
  seeEverything();
  const { asked } = renderPage('/stt/city/MARFA');
  await screen.findByRole('heading', { name: 'Movers of September 2023' });
  await screen.findByRole('table', { name: 'Seasons' });
  const text = market().textContent;
  expect(text).toContain('Since 2019, like for like▲ up 10.0%');
  expect(text).toContain('All receipts: $500,000 → $1,000,000 (unusual receipts, filers changed)');
  expect(text).toContain(
    '6 hotels that filed in both, $60 → $50 (down 16.7%), and marketplaces, $40 → $60 (up 50.0%). All receipts',
  );
  expect(text).toContain('81.5%of the receipts of 4 hotels');
  expect(text).toContain('hotels with at least $300,000 in both months. 12 are smaller or new.');
  expect(within(market()).getAllByText('unusual receipts')).toHaveLength(1);
  expect(within(market()).getAllByRole('link', { name: 'EXAMPLE HOUSE' })[0]?.getAttribute('href')).toContain(
    '/stt/hotelinfo/EXAMPLE%20HOUSE/',
  );
  // The year before has all 12 months; this one ends in September.
  expect(text).toContain('100 is the average month of its year, over 2022');
  expect(screen.getByRole('link', { name: 'Rank all hotels here' }).getAttribute('href')).toBe(
    '/stt/explore?of=properties&city=MARFA',
  );
  expect(asked.find(({ name }) => name === 'PlaceMarket')?.variables).toMatchObject({
    from: '2023-01',
    to: '2023-09',
    monthsSince: 48,
    month: '2023-09',
    filter: { city: { eq: 'MARFA' } },
  });
});

test('what the place takes in since 2019 says which months have monthly filers only', async () => {
  seeEverything();
  const rankPlaces = (asked: Parameters<typeof fakeRankings.rankPlaces>[0]) => ({
    ...fakeRankings.rankPlaces(asked),
    comparedMonths: ['2023-09'],
    monthsWithoutQuarterlyFilers: ['2023-09'],
  });
  renderPage('/stt/city/MARFA', { answers: { rankPlaces } });
  await screen.findByText('Since 2019, like for like');
  expect(market().textContent).toContain(
    '(unusual receipts, filers changed) · Sep 2023: monthly filers only',
  );
});

test('no year is named where no earlier one has these months', async () => {
  seeEverything();
  const rankPlaces = (asked: Parameters<typeof fakeRankings.rankPlaces>[0]) => ({
    ...fakeRankings.rankPlaces(asked),
    earlierMonths: [],
  });
  renderPage('/stt/city/MARFA', { answers: { rankPlaces } });
  await screen.findByText('Since an earlier year');
  expect(market().textContent).not.toContain('Since 2019');
});

test('a month that most have yet to file for moves nothing: the month before it does', async () => {
  seeEverything();
  const october = { month: '2023-10', hasMonthlyFilers: true, hasQuarterlyFilers: false };
  const short = { ...october, isIncomplete: true, rows: 900, rowsExpected: 18_739 };
  const answers = { publishedMonths: () => [...publishedMonths('2023-09'), short] };
  const { asked } = renderPage('/stt/city/MARFA', { answers });
  await screen.findByRole('heading', { name: 'Movers of September 2023' });
  expect(asked.find(({ name }) => name === 'PlaceMarket')?.variables).toMatchObject({
    from: '2023-01',
    to: '2023-09',
    month: '2023-09',
  });
});

test('months of its sums that were published although rows are missing are named', async () => {
  seeEverything();
  const short = publishedMonths('2023-09').map((each) => ({
    ...each,
    isIncomplete: ['2019-01', '2023-09'].includes(each.month),
  }));
  renderPage('/stt/city/MARFA', {
    answers: { publishedMonths: () => [...short, { ...short[0], month: '2023-10', isIncomplete: false }] },
  });
  await screen.findByRole('heading', { name: 'Movers of October 2023' });
  const text = market().textContent;
  expect(text).toContain('filers changed) · Jan 2019 incomplete');
  expect(text).not.toContain('4 hotels, Sep 2023');
});

test('of bars it asks for bars, and a failed part can be tried again', async () => {
  seeEverything();
  const { user, failing, asked } = renderPage('/stt/city/MARFA');
  failing.add('PlaceMarket');
  await user.click(await screen.findByRole('link', { name: 'Mixed beverage receipts' }));
  await screen.findByText('The market could not be loaded.');
  failing.clear();
  await user.click(within(market()).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Movers of October 2023' });
  expect(asked.findLast(({ name }) => name === 'PlaceMarket')?.variables).toMatchObject({
    product: 'BEVERAGE',
  });
  expect(market().textContent).toContain('of the receipts of 1 bar, ');
  // Nobody files mixed beverage receipts by quarter.
  expect(market().textContent).not.toMatch(/quarterly filers|all filers/);
  expect(screen.getByRole('link', { name: 'Rank all bars here' }).getAttribute('href')).toBe(
    '/stt/explore?tax=bar&of=properties&city=MARFA',
  );
});

test.each([
  ['/stt/city/MARFA', 'hotels and marketplaces that filed in both have 59.87% of the smaller total'],
  ['/stt/mbtcity/MARFA', 'bars that filed in both have 59.87% of the smaller total'],
])('too little to compare at %s names those that file there', async (path, words) => {
  seeEverything();
  const rankPlaces = (asked: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
    const ranked = fakeRankings.rankPlaces(asked);
    const likeForLike = { earlier: 1, later: 1, share: 59.87, change: null };
    return { ...ranked, nodes: ranked.nodes.map((node) => ({ ...node, likeForLike })) };
  };
  renderPage(path, { answers: { rankPlaces } });
  await screen.findByRole('heading', { name: /^Movers of/ });
  expect(market().textContent).toContain(`unknown: ${words}`);
});

test.each([
  ['/stt/city/MARFA', false],
  ['/stt/mbtcity/MARFA', true],
])('%s says whether estimates are in what it has come to since: %s', async (path, isSaid) => {
  seeEverything();
  const rankPlaces = (asked: Parameters<typeof fakeRankings.rankPlaces>[0]) => {
    const ranked = fakeRankings.rankPlaces(asked);
    return { ...ranked, nodes: ranked.nodes.map((node) => ({ ...node, marks: ['DOUBTFUL_FILINGS'] })) };
  };
  renderPage(path, { answers: { rankPlaces } });
  await screen.findByRole('heading', { name: /^Movers of/ });
  expect(market().textContent).toMatch(/All receipts: \$500,000 → /);
  expect(market().textContent.includes('(estimates included)')).toBe(isSaid);
});

test('a page printed before its market was in sight has it on paper', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(market().textContent));
  const { user, asked } = renderPage('/stt/city/MARFA');
  await screen.findByText('Rank all hotels here');
  expect(asked.map(({ name }) => name)).not.toContain('PlaceMarket');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Movers of September 2023');
});
