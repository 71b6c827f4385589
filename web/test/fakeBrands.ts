import { everyFigure } from './everyFigure.ts';
import { daysIn, filedMonths, HOTELS, receiptsOf, RELEASE, revparOf } from './fakeFigures.ts';
import type { FakeHotel } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';
import { fakeScaleOf } from './fakeScales.ts';

/** Gains and losses add up: 100.25 + 40 − 30 + 0 − 10 = 100.25. */
export const GROWTH = {
  from: '2022-10',
  to: '2023-09',
  monthsCompared: 11,
  unusualFilings: 2,
  earlier: 1_000.5,
  later: 1_100.75,
  change: { amount: 100.25, percent: 10.02 },
  likeForLike: {
    properties: 3,
    marketplaces: null,
    hotelsAlone: null,
    earlier: 900,
    later: 1_000.25,
    share: 90,
    change: { amount: 100.25, percent: 11.14 },
    changeWithoutIdle: { amount: 180, percent: 20 },
  },
  parts: [
    { kind: 'EXISTING', properties: 3, earlier: 900, later: 1_000.25, change: 100.25 },
    { kind: 'OPENED', properties: 1, earlier: 0, later: 40, change: 40 },
    { kind: 'CLOSED', properties: 1, earlier: 30, later: 0, change: -30 },
    { kind: 'CHANGED_HANDS', properties: 0, earlier: 0, later: 0, change: 0 },
    { kind: 'GAP', properties: 2, earlier: 70.5, later: 60.5, change: -10 },
  ],
};

const COMPANIES = {
  hilton: { id: 'parent-company:7', name: 'Hilton' },
  ranch: { id: 'parent-company:9', name: 'Ranch & Road / Holdings #1' },
};

interface FakeBrand {
  id: string;
  name: string;
  matchText: string;
  excludeText: string | null;
  company: keyof typeof COMPANIES;
  hotels: readonly FakeHotel[];
}

const ranches = HOTELS.filter(({ name }) => name.startsWith('RANCH'));

const BRANDS: readonly FakeBrand[] = [
  brand(11, 'Ranch Road Rooms', 'RANCH ROAD', null, 'ranch', ranches),
  brand(12, 'The 50/50 Inn #2', '50/50 INN', 'CAPOTE|MOTOR', 'ranch', HOTELS.slice(2, 3)),
  // More than fit on the first page of the list.
  ...Array.from({ length: 12 }, (_, index) =>
    brand(20 + index, `Hilton House ${String(index + 1)}`, `HILTON ${String(index + 1)}`, null, 'hilton', []),
  ),
];

function brand(
  id: number,
  name: string,
  matchText: string,
  excludeText: string | null,
  company: FakeBrand['company'],
  hotels: readonly FakeHotel[],
): FakeBrand {
  return { id: `brand:${String(id)}`, name, matchText, excludeText, company, hotels };
}

/** The months since March 2018 but for January 2020, which no release has, and June 2021, when nobody filed. */
const WITHOUT = ['2020-01', '2021-06'];

function monthsOf(hotels: readonly FakeHotel[]) {
  const months = hotels
    .flatMap(filedMonths)
    .filter((month) => month >= '2018-03' && !WITHOUT.includes(month));
  return [...new Set(months)].sort().map((month) => {
    const rooms = hotels.reduce((sum, hotel) => sum + hotel.rooms, 0);
    const cents = hotels.reduce((sum, hotel) => sum + Math.round(receiptsOf(hotel, month) * 100), 0);
    return {
      ...everyFigure('brandMonth', 0),
      month,
      isIncomplete: month === '2023-08',
      awaitsQuarterlyFilers: false,
      roomReceipts: cents / 100,
      // In the latest month one of them filed $9,000 too much.
      filedReceipts: cents / 100 + (month === '2023-09' ? 9_000 : 0),
      taxableReceipts: cents / 100,
      exemptShare: 9.5,
      apportioned: 0,
      rooms,
      filedRooms: rooms,
      revpar: revparOf(cents / 100, rooms, daysIn(month)),
      filedRevpar: month === '2023-09' ? 99.5 : revparOf(cents / 100, rooms, daysIn(month)),
      flaggedFilings: month === '2023-09' ? 1 : 0,
      unusual: month === '2023-07' ? 1_200 : 0,
      properties: hotels.length,
      release: RELEASE,
    };
  });
}

/** The latest month and the 12 up to it. */
function headlineOf(months: ReturnType<typeof monthsOf>) {
  const latest = months.at(-1);
  if (latest === undefined) return null;
  const ttm =
    months.slice(-12).reduce((sum, { roomReceipts }) => sum + Math.round(roomReceipts * 100), 0) / 100;
  return {
    ...latest,
    receiptsChange: { amount: 90, percent: 11.14 },
    receiptsLikeForLike: { earlier: 900, later: 990, share: 95 },
    roomsWithoutReceipts: 3,
    propertiesWithRooms: 8,
    ttmMonths: 12,
    ttmRoomMonths: 12,
    ttmReceipts: ttm,
    ttmChange: null,
    ttmLikeForLike: { earlier: 900, later: 990, share: 79.99 },
    ttmRevparWeighted: latest.revpar,
    roomsLeftOut: 30,
    awaitedMonths: [],
    unusualMonths: ['2021-08', '2022-03', '2022-09', '2023-07'],
    yearToDate: {
      months: months.slice(-9).map(({ month }) => month),
      receipts: 5_000,
      revpar: 60,
      revparMonths: months.slice(-9).map(({ month }) => month),
      comparedYear: 2021,
      receiptsBefore: 4_000,
      receiptsChange: { amount: 900, percent: 22.5 },
      receiptsChangeWithoutIdle: { amount: 1_000, percent: 25.64 },
      likeForLike: { earlier: 4_000, later: 4_900, share: 98 },
    },
  };
}

function figuresOf(hotels: readonly FakeHotel[], own: object | null) {
  return {
    locations: hotels.length,
    rooms: hotels.reduce((sum, { rooms }) => sum + rooms, 0),
    roomsLeftOut: 2_940,
    headline: headlineOf(monthsOf(hotels)),
    months: monthsOf(hotels),
    monthsLeftOut: [],
    roomsTwice: [{ month: '2023-09', hotels: 1, rooms: 50, revpar: 150 }],
    hotels: (paging: { first?: number; after?: string | null }) =>
      page(
        hotels.map((hotel) => ({ ...fakeHotel(hotel), brand: own })),
        paging,
      ),
    growth: hotels.length === 0 ? null : GROWTH,
  };
}

function fakeBrand({ id, name, matchText, excludeText, company, hotels }: FakeBrand) {
  const own = { id, name, matchText, excludeText, parentCompany: COMPANIES[company], ...fakeScaleOf(id) };
  return { ...own, ...figuresOf(hotels, own) };
}

/** The brand whose page tests open: in the address it has slash, hash and bar. */
export const oddBrand = fakeBrand(BRANDS[1] ?? brand(0, '', '', null, 'ranch', []));

export const fakeBrands = {
  brands: () => BRANDS.map(fakeBrand).sort((one, other) => one.name.localeCompare(other.name)),
  /** As of a release fewer than now. */
  brandLocations: () =>
    BRANDS.slice(0, 2).map((each) => ({ brand: fakeBrand(each), locations: 1, rooms: 40, roomsLeftOut: 0 })),
  brand: ({ id: asked }: { id: string }) => BRANDS.map(fakeBrand).find(({ id }) => id === asked) ?? null,
  parentCompany: ({ id: asked }: { id: string }) => {
    const found = Object.entries(COMPANIES).find(([, { id }]) => id === asked);
    if (found === undefined) return null;
    const own = BRANDS.filter(({ company }) => company === found[0]);
    return {
      ...found[1],
      brands: own.map(fakeBrand),
      ...figuresOf(
        own.flatMap(({ hotels }) => hotels),
        fakeBrand(own[0] ?? brand(0, '', '', null, 'ranch', [])),
      ),
    };
  },
};
