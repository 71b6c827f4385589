import type { ComponentProps } from 'react';
import type { OwnerFigures } from '../../market/hotels/owners/ownerFigures.ts';
import type { BeverageChart } from '../../market/beverages/BeverageChart.tsx';
import type { BrandFigures } from '../../market/brands/brandFigures.ts';
import type { ComparedLine, ComparisonFigures } from '../../market/figures/compare/comparison.ts';
import type {
  BeverageChartFragment,
  HotelChartSeriesFragment,
  PortfolioChartQuery,
} from '../../gql/graphql.ts';
import type { ChartedHotel } from '../../market/hotels/HotelChart.tsx';
import type { Owners } from '../../market/premises/owners.ts';
import type { PlaceFigures, PlaceMonth } from '../../market/places/placeFigures.ts';
import type { CityMonth } from '../../market/places/useCities.ts';
import { NO_HOTELS, type TrendYear } from '../../market/figures/trends/trendYears.ts';
import { STEPS } from './steps.ts';
import {
  everyValueOf,
  FALLING,
  LIQUOR,
  liquorOf,
  LATEST_YEAR,
  moneyOf,
  MONTHS,
  publishedMonths,
  RELEASE,
  revparOf,
  RISING,
  valuesOf,
} from './series.ts';
import type { Levels } from './series.ts';
import { everyFigure } from '../everyFigure.ts';
import { plainMonth } from '../placeMonth.ts';

const stepAt = (index: number): Levels => STEPS[index] ?? RISING;

export function hotelOf(tenths: number): ChartedHotel {
  const series: HotelChartSeriesFragment = {
    months: publishedMonths(),
    ...everyFigure('hotelSeries', valuesOf(FALLING, revparOf(tenths))),
    roomReceipts: valuesOf(RISING, moneyOf(tenths)),
    revpar: valuesOf(FALLING, revparOf(tenths)),
    ttmReceipts: valuesOf(RISING, moneyOf(tenths)),
    ttmRevpar: valuesOf(FALLING, revparOf(tenths)),
    ttmRevparWeighted: valuesOf([0.7, 0.6], revparOf(tenths)),
  };
  // As the page gets it from its query: a fragment that only the chart may look into.
  return { name: 'OWN HOTEL', series: series as ChartedHotel['series'], months: [], monthsLeftOut: [] };
}

/** Two owners of a hotel; the page is the first one's, who had it for the first year that shows. */
export const SALE: Owners = {
  own: { taxpayerNumber: '1', locationNumber: 1 },
  spans: [1, 2].map((position) => ({
    lastFiled: null,
    position,
    taxpayerNumber: String(position),
    locationNumber: 1,
    name: 'OWN HOTEL',
    beganOn: null,
    reason: null,
    taxpayerName: `OWNER ${String(position)} LLC`,
    firstMonth: position === 1 ? '2000-01' : `${String(LATEST_YEAR)}-01`,
    lastMonth: position === 1 ? `${String(LATEST_YEAR - 1)}-12` : `${String(LATEST_YEAR)}-12`,
  })),
};

/** Months whose receipts are of liquor and wine alone. */
function mixOf(tenths: number): BeverageChartFragment['months'] {
  return publishedMonths().map((month, index) => {
    const liquor = valuesOf(LIQUOR, liquorOf(tenths))[index] ?? 0;
    const parts = {
      liquorReceipts: liquor,
      wineReceipts: 100 - liquor,
      beerReceipts: 0,
      coverChargeReceipts: 0,
    };
    return { month, isIncomplete: false, flags: [], release: RELEASE, ...parts };
  });
}

export function barOf(tenths: number): ComponentProps<typeof BeverageChart>['bar'] {
  const bar: BeverageChartFragment = {
    series: {
      months: publishedMonths(),
      totalReceipts: valuesOf(RISING, moneyOf(tenths)),
      ttmReceipts: valuesOf(RISING, moneyOf(tenths)),
    },
    months: mixOf(tenths),
  };
  // As the page gets it from its query: a fragment that only the chart may look into.
  return bar as unknown as ComponentProps<typeof BeverageChart>['bar'];
}

function placeMonth(month: string, receipts: number, revpar: number | null): PlaceMonth {
  return { ...everyFigure('placeMonth', revpar), ...plainMonth, month, receipts, revpar };
}

export function placeOf(tenths: number): PlaceFigures {
  const receipts = valuesOf(RISING, moneyOf(tenths));
  const revpar = valuesOf(FALLING, revparOf(tenths));
  const months = publishedMonths().map((month, index) =>
    placeMonth(month, receipts[index] ?? 0, revpar[index] ?? null),
  );
  return { name: 'TRAVIS', headline: null, months, leftOut: [], years: [], latestYear: LATEST_YEAR };
}

/** A city's levels beside which all others are low. */
export const DWARFING: Levels = [10, 9.5];

/** Cities one below the other, after one of the levels given. */
export function citiesOf(tenths: number, ...before: Levels[]): CityMonth[] {
  return [...before, ...STEPS].slice(0, STEPS.length).flatMap((levels, city) =>
    valuesOf(levels, moneyOf(tenths)).map((receipts, index) => ({
      ...placeMonth(publishedMonths()[index] ?? '', receipts, null),
      city: `CITY ${String(city)}`,
    })),
  );
}

export function brandOf(tenths: number): BrandFigures {
  const { months } = placeOf(tenths);
  return {
    months: months.map(({ month, receipts, revpar }) => ({
      ...everyFigure('brandMonth', revpar ?? 0),
      month,
      isIncomplete: false,
      roomReceipts: receipts,
      filedReceipts: receipts,
      taxableReceipts: receipts,
      apportioned: 0,
      rooms: 1,
      filedRooms: 1,
      revpar,
      filedRevpar: revpar,
      flaggedFilings: 0,
      properties: 1,
      release: RELEASE,
    })),
    leftOut: [],
    published: publishedMonths(),
    latestMonth: '2023-12',
  };
}

export function ownerOf(tenths: number): OwnerFigures {
  const months = placeOf(tenths).months.map(({ month, receipts, revpar }) => ({
    month,
    isIncomplete: false,
    awaitsQuarterlyFilers: false,
    receipts,
    revpar,
    properties: 1,
    rooms: 1,
    likeForLike: null,
    release: RELEASE,
    filedReceipts: receipts,
    apportioned: 0,
    flaggedFilings: 0,
    unusual: 0,
    roomsLeftOut: 0,
    roomsWithoutReceipts: 0,
    propertiesWithRooms: 1,
    estimated: null,
    fromTax: null,
  }));
  return { lodging: months, alcohol: months };
}

function comparedLine(role: ComparedLine['role'], id: number, levels: Levels, tenths: number): ComparedLine {
  return {
    role,
    id: String(id),
    name: `HOTEL ${String(id)}`,
    address: '',
    city: '',
    taxpayerNumber: null,
    locationNumber: null,
    monthsFiled: null,
    revparMonths: null,
    roomReceipts: 100 - id,
    rooms: null,
    otherRooms: null,
    roomNights: null,
    revpar: null,
    revparIndex: null,
    revparRank: null,
    receiptsRank: null,
    share: null,
    fairShare: null,
    receiptsChange: null,
    receiptsLikeForLike: null,
    comparedMonths: [],
    revparChange: null,
    flags: [],
    flaggedMonths: [],
    unusualMonths: [],
    unusualMonthsBefore: [],
    partialMonths: [],
    awaitedMonths: [],
    zeroMonths: [],
    zeroNote: '',
    receiptsByMonth: everyValueOf(levels, moneyOf(tenths)),
    revparByMonth: everyValueOf(levels, revparOf(tenths)),
  };
}

export function comparisonOf(tenths: number): ComparisonFigures {
  return {
    from: '2022-01',
    to: '2023-12',
    months: MONTHS,
    yearsEarlier: 1,
    monthsPublished: MONTHS,
    releases: [],
    lines: [
      comparedLine('subject', 0, [1, 0.97], tenths),
      comparedLine('competitor', 1, stepAt(1), tenths),
      comparedLine('competitor', 2, stepAt(2), tenths),
    ],
    subjectByMonth: [],
  };
}

/** The answer of the query of a portfolio's chart. */
export function portfolioOf(id: string, tenths: number): PortfolioChartQuery {
  const line = (levels: Levels) => ({
    receipts: everyValueOf(levels, moneyOf(tenths)),
    revpar: everyValueOf(levels, revparOf(tenths)),
  });
  const lines = [1, 2].map((index) => ({
    __typename: 'PortfolioLine',
    hotel: {
      __typename: 'Hotel',
      id: `hotel:${String(index)}`,
      name: `HOTEL ${String(index)}`,
      isMarketplace: false,
      taxpayer: { __typename: 'Taxpayer', name: 'OWNER LLC' },
    },
    beverageProperty: null,
    ...line(stepAt(index)),
  }));
  const noted = {
    flaggedMonths: [],
    unusualMonths: [],
    estimatedMonths: [],
    apportionedMonths: [],
    awaitedMonths: [],
  };
  const both = MONTHS.map(() => lines.length);
  const all = {
    ...line([1, 0.97]),
    properties: both,
    revparProperties: both,
    propertiesChanged: [0],
    revparPropertiesChanged: [0],
  };
  const chart = { __typename: 'PortfolioChart', months: [...MONTHS], ...all, ...noted, lines };
  return { node: { __typename: 'Portfolio', id, chart } };
}

/** Years of the same two levels: the first 12 low, the others high. */
export function yearsOf(tenths: number): TrendYear[] {
  return MONTHS.map((month, index) => {
    const level = month < '2023' ? RISING[0] : RISING[1];
    return {
      ...NO_HOTELS,
      year: 2001 + index,
      newHotels: tenths * level,
      roomsAdded: tenths * 100 * level,
    };
  });
}
