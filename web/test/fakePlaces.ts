import { everyFigure } from './everyFigure.ts';
import { GROWTH, oddBrand } from './fakeBrands.ts';
import { fakeMix } from './fakeScales.ts';
import { RELEASE } from './fakeFigures.ts';
import { place } from './fakeHotel.ts';
import { RECEIPTS_MIX, SUPPLY } from './fakeSupply.ts';

interface Asked {
  kind: string;
  name: string;
}

/** Two years up to September 2023; quarterly filers, who bring $300 a month, have filed up to June. */
const MONTHS = Array.from({ length: 24 }, (_, i) => {
  const index = 2021 * 12 + 9 + i;
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
});

function lodgingMonth(month: string, share: number) {
  const awaits = month > '2023-06';
  const apportioned = awaits ? 0 : 300 * share;
  const roomReceipts = (month < '2022-10' ? 1_000 : 1_100) * share + apportioned;
  return {
    ...everyFigure('placeMonth', 0),
    month,
    roomReceipts,
    // In the latest month a hotel filed $5,000 too much, and rooms that cannot be right.
    filedReceipts: roomReceipts + (month === '2023-09' ? 5_000 * share : 0),
    taxableReceipts: roomReceipts,
    exemptShare: month === '2023-09' ? null : 12.5,
    revpar: 60,
    filedRevpar: month === '2023-09' ? 40.5 : 60,
    rooms: 10,
    filedRooms: month === '2023-09' ? 3_010 : 10,
    properties: awaits ? 2 : 3,
    marketplace: 100 * share,
    apportioned,
    flaggedFilings: month === '2023-09' ? 1 : 0,
    // In July a hotel filed far more than usual.
    unusual: month === '2023-07' ? 900 * share : 0,
    roomsLeftOut: month === '2023-09' ? 3_000 : 0,
    awaitsQuarterlyFilers: awaits,
    isIncomplete: month === '2023-05',
    release: RELEASE,
  };
}

/** Months as columns. */
function columnsOf(months: readonly ReturnType<typeof lodgingMonth>[]): object {
  const names = Object.keys(everyFigure('placeMonth', 0)) as (keyof ReturnType<typeof lodgingMonth>)[];
  return Object.fromEntries(names.map((name) => [name, months.map((month) => month[name])]));
}

function alcoholMonth(month: string, share: number) {
  const isLegacy = month < '2022-01';
  const part = (amount: number): number | null => (isLegacy ? null : amount * share);
  return {
    month,
    totalReceipts: 1_000 * share,
    liquorReceipts: part(500),
    wineReceipts: part(300),
    beerReceipts: part(150),
    coverChargeReceipts: part(50),
    estimated: ['2022-09', '2023-04'].includes(month) ? 200 * share : 0,
    properties: 4,
    isIncomplete: false,
    release: RELEASE,
  };
}

const lodgingYears = [2021, 2022, 2023].map((year) => ({
  ...everyFigure('placeYear', 0),
  year,
  months: year === 2021 ? 3 : year === 2022 ? 12 : 9,
  roomReceipts: 15_000 + year,
  filedReceipts: 15_000 + year + (year === 2023 ? 5_000 : 0),
  exemptShare: year === 2021 ? null : 13.3,
  receiptsChange: year === 2022 ? { amount: 900, percent: 6 } : null,
  // In 2023 too little is of properties that filed in 2022 as well.
  receiptsLikeForLike:
    year === 2021 ? null : { earlier: 15_000, later: 15_900, share: year === 2023 ? 62.4 : 97 },
  // Without a hotel that was sold in 2022.
  receiptsChangeWithoutIdle: year === 2022 ? { amount: 1_200, percent: 8.3 } : null,
  revpar: 60,
  filedRevpar: year === 2023 ? 55 : 60,
  flaggedFilings: year === 2023 ? 2 : 0,
  unusual: year === 2023 ? 900 : 0,
  revparChange: null,
  // The months begin in October 2021.
  receiptsComparedMonths: year === 2022 ? ['2022-10', '2022-11', '2022-12'] : null,
  revparComparedMonths: null as string[] | null,
}));

const standing = (kind: string) => ({
  stateRank: { rank: 212, of: 1_041 },
  mainCountyName: kind === 'CITY' ? 'Presidio' : null,
  countyRank: kind === 'CITY' ? { rank: 1, of: 2 } : null,
  release: RELEASE,
});

/** September 2023 of monthly filers, against theirs of the year before; 12 × 1,100 + 9 × 300 against 12 × 1,000 + 9 × 300. */
const lodgingHeadline = {
  month: '2023-09',
  roomReceipts: 1_100,
  receiptsChange: { amount: 100, percent: 10 },
  receiptsLikeForLike: { earlier: 1_000, later: 1_100, share: 100 },
  receiptsChangeWithoutIdle: { amount: 104, percent: 10.4 },
  revpar: 60,
  rooms: 10,
  properties: 2,
  propertiesExpected: 3,
  marketplace: 100,
  apportioned: 0,
  flaggedFilings: 1,
  unusual: 0,
  roomsLeftOut: 0,
  awaitsQuarterlyFilers: true,
  roomsWithoutReceipts: 3,
  propertiesWithRooms: 1,
  isIncomplete: false,
  ttmReceipts: 15_900,
  ttmMonths: 12,
  ttmChange: { amount: 1_200, percent: 8.16 },
  ttmLikeForLike: { earlier: 14_700, later: 15_900, share: 100 },
  // Without a hotel that was sold, whose seller filed $300 before.
  ttmChangeWithoutIdle: { amount: 1_500, percent: 10.42 },
  unusualMonths: ['2022-03', '2022-09', '2023-02'],
  yearToDate: null,
  ttmRoomMonths: 12,
  ttmRevpar: 61,
  ttmRevparWeighted: 60.89,
  monthsAwaited: 3,
};

const alcoholHeadline = {
  month: '2023-09',
  totalReceipts: 1_000,
  receiptsChange: { amount: 0, percent: 0 },
  receiptsLikeForLike: { earlier: 1_000, later: 1_000, share: 100 },
  estimated: 150,
  estimatedMonths: ['2022-09', '2023-04'],
  properties: 4,
  propertiesExpected: 4,
  isIncomplete: false,
  ttmReceipts: 12_000,
  ttmMonths: 12,
  ttmChange: null,
  ttmLikeForLike: null,
  unusualMonths: null,
  yearToDate: {
    months: ['2023-01', '2023-02', '2023-03', '2023-04', '2023-09'],
    receipts: 9_000,
    revpar: null,
    revparMonths: [],
    comparedYear: 2020,
    receiptsBefore: 8_000,
    receiptsChange: { amount: 1_000, percent: 12.5 },
    receiptsChangeWithoutIdle: { amount: 1_000, percent: 12.5 },
    likeForLike: { earlier: 8_000, later: 9_000, share: 100 },
  },
};

function placeBrand(name: string, revparRank: object, receiptsPerRoomRank: object) {
  return {
    brand: { ...oddBrand, name, id: `brand:${name}` },
    properties: 1,
    months: 12,
    revparMonths: 12,
    rooms: 16,
    roomReceipts: 16_000,
    revpar: 60.5,
    revparRank,
    receiptsPerRoom: 1_000.55,
    receiptsPerRoomRank,
    awaitedMonths: name.startsWith('Ranch') ? ['2023-07', '2023-08', '2023-09'] : [],
  };
}

/** A place with the same figures whatever its name, but for NOWHERE, which is in no release. */
export function fakePlace({ kind, name }: Asked) {
  if (name.toUpperCase() === 'NOWHERE') return null;
  const cities = ['MARFA', 'PRESIDIO'].flatMap((city) => MONTHS.map((month) => ({ city, month })));
  return {
    ...place(kind, name.toUpperCase()),
    lodgingHeadline: { ...lodgingHeadline, ...standing(kind) },
    alcoholHeadline: { ...alcoholHeadline, ...standing(kind) },
    lodgingMonths: MONTHS.map((month) => lodgingMonth(month, 1)),
    lodgingMonthsLeftOut: [],
    lodgingRoomsTwice: [{ month: '2022-12', hotels: 1, rooms: 4, revpar: 100 }],
    citiesLodgingRoomsTwice: [],
    lodgingYears,
    alcoholMonths: MONTHS.map((month) => alcoholMonth(month, 1)),
    alcoholYears: lodgingYears.map(({ roomReceipts: totalReceipts, ...year }) => ({
      ...year,
      totalReceipts,
    })),
    growth: GROWTH,
    supply: SUPPLY,
    receiptsMix: RECEIPTS_MIX,
    chainScaleMix: fakeMix,
    brandRanks: [
      placeBrand('Ranch Road Rooms', { rank: 1, of: 2 }, { rank: 2, of: 2 }),
      placeBrand('The 50/50 Inn #2', { rank: 2, of: 2 }, { rank: 1, of: 2 }),
    ],
    citiesLodging: {
      releases: [RELEASE],
      cities: ['MARFA', 'PRESIDIO'].map((city) => ({
        city,
        months: MONTHS,
        sources: MONTHS.map(() => 0),
        ...columnsOf(MONTHS.map((month) => lodgingMonth(month, 0.5))),
      })),
    },
    citiesLodgingMonthsLeftOut: [],
    citiesLodgingMonths: cities.map(({ city, month }) => ({ city, month: lodgingMonth(month, 0.5) })),
    citiesAlcoholMonths: cities.map(({ city, month }) => ({ city, month: alcoholMonth(month, 0.5) })),
  };
}
