import { comparisonSet, fakeSets, fakeViews } from './fakeCompare.ts';
import { citiesOf, EXTRA_DIGIT_MONTH, HOTELS, MONTHS } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { page } from './fakeHotel.ts';
import { citedReleases } from './fakeReleases.ts';
import type { AskedAsOf } from './fakeReleases.ts';

interface Input<T> {
  input: T;
}

const LATEST = '2023-09';
/** Months that are published in both years. */
const COMPARED = ['2023-08', LATEST];

/** The owner before, by whose property the third hotel was added. */
const SELLER = {
  name: 'HOTEL ESPERANZA',
  taxpayerName: 'CAPOTE PARTNERS LP',
  firstMonth: '2000-01',
  lastMonth: '2023-05',
};

/** Any number of hotels with different names. */
const hotelsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const known = HOTELS[index % HOTELS.length];
    if (known === undefined) throw new Error('There are no hotels.');
    const round = Math.floor(index / HOTELS.length);
    const taxpayerNumber = String(Number(known.taxpayerNumber) + round * 100_000);
    return { ...known, taxpayerNumber, name: round === 0 ? known.name : `${known.name} ${String(round)}` };
  });

const listed = (hotel: FakeHotel) => ({
  ...hotel,
  id: `hotel:${hotel.taxpayerNumber}-${String(hotel.locationNumber).padStart(5, '0')}`,
  ...citiesOf(hotel),
  isMarketplace: hotel.isMarketplace ?? false,
  taxpayer: { name: hotel.isMarketplace === true ? 'EXAMPLE BOOKINGS INC' : 'EXAMPLE HOLDINGS LLC' },
});

/** The first hotel has a month that does not count as filed, the third one the latest far above the usual and apportioned. */
const notedIn = (isIn: (month: string) => boolean) => ({
  flaggedMonths: [EXTRA_DIGIT_MONTH].filter(isIn),
  unusualMonths: [LATEST].filter(isIn),
  estimatedMonths: [],
  apportionedMonths: [LATEST].filter(isIn),
  awaitedMonths: [],
  partialMonths: [],
});

/** The size of a portfolio whose last two hotels filed in the latest month for the first time. */
const GROWING = 5;

interface Charted {
  from: string;
  to: string;
  lines?: number;
}

/** Every hotel took in $1,000 and the first one $2,000 each month, with a RevPAR of 50, of all in `GROWING` by the latest. */
function chartOf(count: number, { from, to, lines = 6 }: Charted) {
  const months = MONTHS.filter((month) => month >= from && month <= to);
  const all = (value: number): number[] => months.map(() => value);
  return {
    months,
    receipts: all((count + 1) * 1_000),
    revpar: all(50),
    properties: months.map((month) => (count === GROWING && month !== LATEST ? count - 2 : count)),
    revparProperties: all(count),
    propertiesChanged: months.map((month) => (count === GROWING && month === LATEST ? 2 : 0)),
    revparPropertiesChanged: all(count === GROWING ? 2 : 0),
    ...notedIn((month) => months.includes(month)),
    lines: hotelsOf(Math.min(count, lines)).map((hotel, index) => ({
      hotel: listed(hotel),
      beverageProperty: null,
      receipts: all(index === 0 ? 2_000 : 1_000),
      revpar: all(50),
    })),
  };
}

/** Every hotel took in $1,000 in the latest month, but the second one, which is awaited. */
function figuresOf(properties: readonly object[]) {
  const row = (property: object, index: number) => ({
    hotel: property,
    beverageProperty: null,
    earlierProperty: index === 2 ? SELLER : null,
    receipts: index === 1 ? null : 1_000,
    revpar: 50,
    receiptsChange: null,
    trailingReceipts: 12_000 - index,
    trailingRevpar: 51,
    trailingMonths: index === 2 ? 11 : 12,
    trailingRevparMonths: index === 2 ? 3 : 12,
    trailingChange: { amount: 1_000, percent: 9.09 },
    trailingComparedMonths: index === 2 ? ['2023-08'] : COMPARED,
    receiptsByMonth: Array.from({ length: 24 }, (_, month) => (month === 3 ? null : 900 + month)),
    ...notedIn((month) => index === (month === EXTRA_DIGIT_MONTH ? 0 : 2)),
    cityName: 'MARFA',
    cityShare: 12.5,
    lastMonth: index === 1 ? '2023-08' : LATEST,
    isAwaited: index === 1,
    note: index === 0 ? 'Sold soon?' : '',
  });
  const total = {
    receipts: 2_000,
    revpar: 50,
    trailingReceipts: 36_000,
    trailingRevpar: 51,
    receiptsByMonth: [],
    ...notedIn(() => true),
  };
  const change = { amount: 100, percent: 5 };
  const alike = { earlier: 1, later: 2, share: 100, change };
  return {
    month: LATEST,
    monthsPublished: 12,
    rows: properties.map(row),
    total: {
      ...total,
      receiptsChange: change,
      receiptsLikeForLike: alike,
      receiptsChangeWithoutIdle: change,
      trailingChange: change,
      trailingComparedMonths: COMPARED,
      trailingLikeForLike: alike,
      trailingChangeWithoutIdle: change,
      marketplaceReceipts: null,
      hotelsAlone: null,
      trailingMarketplaceReceipts: null,
      trailingHotelsAlone: null,
      yearToDate: null,
    },
  };
}

const portfolio = (id: number, name: string, product: 'HOTEL' | 'BEVERAGE', count: number) => ({
  __typename: 'Portfolio',
  id: `portfolio:${String(id)}`,
  name,
  product,
  createdAt: '2026-11-01T10:00:00Z',
  propertyCount: count,
  chart: (asked: Charted) => chartOf(count, asked),
  figures: (asked: AskedAsOf) => {
    citedReleases(asked);
    return figuresOf(product === 'HOTEL' ? hotelsOf(count).map(listed) : []);
  },
  hotels: () => page(product === 'HOTEL' ? hotelsOf(count).map(listed) : []),
  beverageProperties: () => page([]),
});

const PORTFOLIOS = [portfolio(1, 'West Texas', 'HOTEL', 3), portfolio(2, 'Bars', 'BEVERAGE', 0)];
/** Not in the list, but at its address. */
const LARGE = portfolio(3, 'All of it', 'HOTEL', 300);
/** With a marketplace, the fifth; not in the list either. */
const BOTH = portfolio(4, 'Both', 'HOTEL', 5);

/** The API's portfolios: two in the list, whatever is made or deleted; 'Taken' is a name that is used already. */
export const fakePortfolios = {
  ...fakeSets,
  ...fakeViews,
  portfolios: ({ product = null }: { product?: string | null }) =>
    page(PORTFOLIOS.filter((each) => product === null || each.product === product)),
  node: ({ id }: { id: string }) =>
    [...PORTFOLIOS, LARGE, BOTH, comparisonSet].find((each) => each.id === id) ?? null,
  createPortfolio: ({ input: { name } }: Input<{ name: string }>) =>
    name === 'Taken'
      ? {
          portfolio: null,
          errors: [
            { field: 'name', code: 'NAME_TAKEN', message: 'You already have a portfolio of this name.' },
          ],
        }
      : { portfolio: PORTFOLIOS[0], errors: [] },
  deletePortfolio: { ok: true, errors: [] },
  addToPortfolio: { portfolio: PORTFOLIOS[0], notice: null, errors: [] },
  noteInPortfolio: { ok: true, errors: [] },
  removeFromPortfolio: { portfolio: PORTFOLIOS[0], errors: [] },
};
