import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Nearest } from '../../figures/YearToDateStat.tsx';
import { PortfolioHeadline } from './PortfolioHeadline.tsx';
import type { PortfolioLine, PortfolioView } from './portfolioRows.ts';
import { everyMonth, monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const wrapper = ({ children }: PropsWithChildren) => (
  <MemoryRouter>
    <ApolloProvider client={client}>{children}</ApolloProvider>
  </MemoryRouter>
);
const none = {
  flaggedMonths: [],
  unusualMonths: [],
  estimatedMonths: [],
  apportionedMonths: [],
  awaitedMonths: [],
};
const noMarketplaces = {
  marketplaceReceipts: null,
  hotelsAlone: null,
  trailingMarketplaceReceipts: null,
  trailingHotelsAlone: null,
};
const unchanged = {
  receiptsChange: null,
  receiptsLikeForLike: null,
  receiptsChangeWithoutIdle: null,
  trailingChange: null,
  trailingComparedMonths: [],
  trailingLikeForLike: null,
  yearToDate: null,
  trailingChangeWithoutIdle: null,
};

test.each([
  [0, 'no rooms that count were filed'],
  [null, 'no property has filed'],
])('RevPAR of a portfolio with receipts of %s is unknown, since %s', (receipts, why) => {
  const figures = { receipts, revpar: null, trailingReceipts: receipts, trailingRevpar: null };
  const total = { ...figures, ...none, ...noMarketplaces, ...unchanged };
  const view = { month: '2023-09', monthsPublished: 12, total, lines: [] };
  render(<PortfolioHeadline product="HOTEL" view={view} />, { wrapper });
  const revpar = screen.getByText('RevPAR').parentElement;
  expect(revpar?.textContent).toContain(why);
});

const figures = { receipts: 1_000, revpar: 50, trailingReceipts: 12_000, trailingRevpar: 50 };
const change = { amount: 100, percent: 5 };
const TWELVE = monthsUpTo('2023-09', 12);
const compared = {
  receiptsChange: change,
  receiptsLikeForLike: { share: 100 },
  receiptsChangeWithoutIdle: change,
  trailingChange: change,
  trailingComparedMonths: TWELVE,
  trailingLikeForLike: { share: 100 },
  yearToDate: null,
  trailingChangeWithoutIdle: change,
};
type Months = keyof typeof none | 'trailingComparedMonths';
const shownFor = (
  facts: Partial<Record<Months, string[]> & PortfolioView['total']>,
  monthsPublished = 12,
): ((label: string) => string) => {
  const total = { ...figures, ...none, ...noMarketplaces, ...compared, ...facts };
  const view = { month: '2023-09', monthsPublished, total, lines: [] };
  render(<PortfolioHeadline product="HOTEL" view={view} />, { wrapper });
  return (label) => screen.getByText(label).parentElement?.textContent ?? '';
};
const monthsFrom = (first: string, count: number): string[] => everyMonth([first, '2023-09']).slice(0, count);

test('changes of a portfolio say what is unusual in the months that they are against', () => {
  const card = shownFor({ unusualMonths: ['2022-03', '2022-09', '2023-01'] });
  expect(card('September 2023')).toContain('compared with unusual receipts of September 2022');
  expect(card('TTM')).toContain('January 2023 has unusual receipts');
  expect(card('TTM')).toContain('compared with unusual receipts of March 2022, September 2022');
});

test('the same of estimates, in the twelve months of bars too', () => {
  const card = shownFor({ estimatedMonths: ['2022-09', '2023-01'] });
  expect(card('September 2023')).toContain('compared with estimated receipts of September 2022');
  expect(card('TTM')).toContain('January 2023 has estimated receipts');
  expect(card('TTM')).toContain('compared with estimated receipts of September 2022');
});

test('a portfolio with shares of quarterly filings says so of its twelve months, if they are of these', () => {
  expect(shownFor({ apportionedMonths: ['2022-10'] })('TTM')).toContain('partly apportioned');
  cleanup();
  expect(shownFor({ apportionedMonths: ['2022-09'] })('TTM')).not.toContain('apportioned');
});

test.each([
  [2, 12, 'October 2022, November 2022 do not wholly count as filed'],
  [11, 12, 'parts of 11 of 12 months do not count as filed'],
  [12, 12, 'parts of every month do not count as filed'],
  [11, 11, 'parts of every month do not count as filed'],
])('%s doubtful months of %s are said in a few words', (count, published, text) => {
  const label = published === 12 ? 'TTM' : `Receipts, ${String(published)} of 12 months`;
  expect(shownFor({ flaggedMonths: monthsFrom('2022-10', count) }, published)(label)).toContain(text);
});

test('a change over other months than the sum says which, and what is unusual in those alone', () => {
  const unusualMonths = ['2022-03', '2022-09'];
  expect(shownFor({ unusualMonths })('TTM')).toContain('up 5.0% vs. a year earlier');
  cleanup();
  const card = shownFor({ unusualMonths, trailingComparedMonths: ['2023-08', '2023-09'] });
  expect(card('TTM')).toContain('up 5.0% over Aug–Sep 2023 vs. a year earlier, like for like');
  expect(card('TTM')).toContain('compared with unusual receipts of September 2022');
  cleanup();
  // Of a sum of four months, nobody knows which are compared.
  const four = shownFor({ trailingComparedMonths: monthsFrom('2023-01', 4) }, 4);
  expect(four('Receipts, 4 of 12 months')).toContain('up 5.0% over Jan–Apr 2023 vs. a year earlier');
});

test('RevPAR says of which month it is, and of how many', () => {
  expect(shownFor({}, 4)('RevPAR')).toContain('September 2023; $50.00 over 4 of 12 months');
  cleanup();
  expect(shownFor({})('RevPAR')).toContain('September 2023; $50.00 over 12 months');
});

test('what the comptroller estimated was not filed', () => {
  const line = { ...none, receipts: 100, isAwaited: false };
  const lines = [line, { ...line, estimatedMonths: ['2023-09'] }, { ...line, estimatedMonths: ['2023-08'] }];
  const total = { ...figures, ...none, ...noMarketplaces, ...compared };
  const view = { month: '2023-09', monthsPublished: 12, total, lines: lines as unknown as PortfolioLine[] };
  render(<PortfolioHeadline product="BEVERAGE" view={view} />, { wrapper });
  const card = screen.getByText('Filed for September 2023').parentElement?.textContent;
  expect(card).toContain('2 of 31 estimated, not filed');
  expect(card).not.toContain('none outstanding');
});

test('a sum says what of it is by marketplaces, and how the hotels changed without them', () => {
  const down = { change: { amount: -10, percent: -1.33 } };
  const card = shownFor({
    marketplaceReceipts: 400,
    hotelsAlone: down,
    trailingMarketplaceReceipts: 5_000,
    trailingHotelsAlone: { change: null },
  });
  expect(card('September 2023')).toContain('$400 of it by marketplaceshotels alone: down 1.3%');
  expect(card('TTM')).toContain('$5,000 of it by marketplaceshotels alone: too little to compare');
  cleanup();
  expect(shownFor({})('TTM')).not.toMatch(/marketplaces|hotels alone/);
});

test('a change says what it is without idle hotels, if that is another', () => {
  const withoutIdle = { amount: 20, percent: 1 };
  const card = shownFor({ receiptsChangeWithoutIdle: withoutIdle, trailingChangeWithoutIdle: null });
  expect(card('September 2023')).toContain('up 1.0% without idle hotels');
  expect(card('TTM')).toContain('without idle hotels, too little is left to compare');
  cleanup();
  expect(shownFor({})('TTM')).not.toContain('idle');
});

test('where nothing is a year ago, the year to date stands beside it, with what is unusual in both years', () => {
  const figures = {
    months: ['2023-03', '2023-09'],
    receipts: 2_800,
    revpar: 31,
    revparMonths: ['2023-03', '2023-09'],
    comparedYear: 2021,
    receiptsChange: change,
    receiptsChangeWithoutIdle: change,
    likeForLike: { share: 100 },
  };
  const yearToDate = {
    figures: figures as NonNullable<Nearest>,
    marketplaceReceipts: 400,
    hotelsAlone: { change: { amount: -10, percent: -1.33 } },
    unusualMonthsBefore: ['2021-03'],
    estimatedMonthsBefore: [],
  };
  const card = shownFor({ ...unchanged, yearToDate, unusualMonths: ['2023-03'] }, 2);
  const text = card('Receipts, year to date');
  expect(text).toContain('$2,800Mar 2023, Sep 2023, 2 of 9 months');
  expect(text).toContain('up 5.0% vs. the same months of 2021, like for like');
  expect(text).toContain('$400 of it by marketplaceshotels alone: down 1.3%');
  expect(text).toContain('compared with unusual receipts of March 2021');
});
