import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import {
  insertAlcoholMonths,
  insertAlikeMonth,
  insertLodgingMonths,
  type PlaceFigures,
} from './place.factory.ts';
import { NO_CITY } from './place.rules.ts';

const of = (count: number, cents: number): number[] => Array<number>(count).fill(cents);
const change = '{ amount percent }';
const standing = `properties propertiesExpected stateRank { rank of } mainCounty { id } countyRank { rank of }`;
const lodging = `lodgingHeadline {
  month roomReceipts receiptsChange ${change} revpar rooms marketplace apportioned flaggedFilings roomsLeftOut
  awaitsQuarterlyFilers ttmReceipts ttmChange ${change} ttmRoomMonths ttmRevpar ttmRevparWeighted monthsAwaited ${standing}
}`;
const alcohol = `alcoholHeadline {
  month totalReceipts receiptsChange ${change} estimated ttmReceipts ttmChange ${change} ${standing} release { id }
}`;

let server: TestServer;
let release: number;
beforeAll(async () => {
  server = await testServer();
  // Quarterly filers have filed up to March 2023.
  release = await insertLodgingReleases(server.db, { from: '2021-01', to: '2023-06', quartersTo: '2023-03' });
});
afterAll(() => server.close());

async function ask<T>(kind: string, name: string, selection: string): Promise<T> {
  const document = `query ($kind: PlaceKind!, $name: String!) { place(kind: $kind, name: $name) { ${selection} } }`;
  const { place } = await server.query<{ place: T }>(document, { kind, name });
  return place;
}

describe('lodging', () => {
  /** Austin takes in $100,000 a month for a year and then $110,000, a tenth of a million of it by marketplaces. */
  async function insertAustin(): Promise<void> {
    const columns = {
      marketplace_cents: 10_000_00,
      flagged_filings: 2,
      filed_rooms: 1_200,
      release_id: release,
    };
    const years = [...of(12, 100_000_00), ...of(12, 110_000_00)];
    const month = { kind: 'CITY', from: '2023-06' } as const;
    const part = { kind: 'CITY_IN_COUNTY', from: '2023-06' } as const;
    const figures: PlaceFigures[] = [
      { kind: 'CITY', key: 'AUSTIN', from: '2021-07', receipts: years, columns },
      { ...month, key: 'ROUND ROCK', receipts: [110_000_00] },
      { ...month, key: 'LAKEWAY', receipts: [110_000_01] },
      { ...month, key: 'ALPINE', from: '2023-05', receipts: [900_000_00] },
      { kind: 'COUNTY', key: '227', from: '2023-06', receipts: [220_000_01] },
      // In June most of it was taken in Williamson county, in the whole year most in Travis county.
      { ...part, key: 'AUSTIN', countyCode: 227, from: '2023-05', receipts: [90_000_00, 40_000_00] },
      { ...part, key: 'AUSTIN', countyCode: 246, from: '2023-05', receipts: [20_000_00, 70_000_00] },
      { ...part, key: 'LAKEWAY', countyCode: 227, receipts: [110_000_01] },
      { ...part, key: 'MANOR', countyCode: 227, receipts: [40_000_00] },
      // Marketplace filings for the county belong to no city and are not ranked.
      { ...part, key: NO_CITY, countyCode: 227, receipts: [800_000_00] },
      { ...part, key: 'ROUND ROCK', countyCode: 246, receipts: [110_000_00] },
    ];
    for (const each of figures) await insertLodgingMonths(server.db, each);
  }

  /** Hotels by their last month; only some of them are awaited in June. */
  async function insertHotels(): Promise<void> {
    const awaited = [
      { last_month: '2023-05-01' },
      { last_month: '2022-12-01', filer_type: 60 },
      { last_month: '2023-04-01', responsibility_end: '2023-06-01' },
    ];
    const others = [
      // Due from July on, and given up.
      { last_month: '2023-03-01', filer_type: 60 },
      { last_month: '2022-09-01', filer_type: 60 },
      { last_month: '2023-06-01' },
      { last_month: '2023-02-01' },
      { last_month: '2023-05-01', responsibility_end: '2023-05-31' },
      { last_month: '2023-05-01', is_marketplace: true },
      { last_month: '2023-05-01', city: 'MANOR' },
    ];
    for (const columns of [...awaited, ...others]) await insertHotel(server.db, columns);
  }

  beforeAll(async () => {
    await insertAustin();
    await insertHotels();
  });

  test('of a city: month, year, coverage and ranks', async () => {
    expect(await ask('CITY', 'Austin', lodging)).toEqual({
      lodgingHeadline: {
        month: '2023-06',
        roomReceipts: 110_000,
        receiptsChange: { amount: 10_000, percent: 10 },
        // $100,000 over 1,000 rooms and 30 days.
        revpar: 3.33,
        rooms: 1_000,
        marketplace: 10_000,
        apportioned: 0,
        flaggedFilings: 2,
        roomsLeftOut: 200,
        awaitsQuarterlyFilers: true,
        ttmReceipts: 1_320_000,
        ttmChange: { amount: 120_000, percent: 10 },
        // Seven months of $3.23, four of $3.33 and one of $3.57 are $3.29 on average.
        ttmRoomMonths: 12,
        ttmRevpar: 4,
        ttmRevparWeighted: 3.29,
        monthsAwaited: 3,
        properties: 10,
        propertiesExpected: 13,
        stateRank: { rank: 2, of: 3 },
        mainCounty: { id: 'county:TRAVIS' },
        countyRank: { rank: 2, of: 3 },
      },
    });
  });

  test('rooms of hotels that filed $0 count, and are said', async () => {
    await insertLodgingMonths(server.db, {
      kind: 'CITY',
      key: 'MULESHOE',
      from: '2023-06',
      receipts: [900_00],
      columns: { rooms: 42, empty_rooms: 12, properties_with_rooms: 3 },
    });
    expect(
      await ask('CITY', 'Muleshoe', 'lodgingHeadline { rooms roomsWithoutReceipts propertiesWithRooms }'),
    ).toEqual({
      lodgingHeadline: { rooms: 42, roomsWithoutReceipts: 12, propertiesWithRooms: 3 },
    });
  });

  test('counties and ZIP codes lie in no county, and a place without months has no headline', async () => {
    const within = { mainCounty: null, countyRank: null };
    expect(await ask('COUNTY', 'Travis', `${lodging} ${alcohol}`)).toMatchObject({
      lodgingHeadline: {
        ...within,
        receiptsChange: null,
        ttmReceipts: null,
        ttmRevpar: null,
        propertiesExpected: 14,
        stateRank: { rank: 1, of: 1 },
      },
      alcoholHeadline: null,
    });
    expect(await ask('ZIP', '78701', lodging)).toEqual({ lodgingHeadline: null });
    await insertLodgingMonths(server.db, { kind: 'ZIP', key: '78701', from: '2023-06', receipts: [5_00] });
    expect(await ask('ZIP', '78701', lodging)).toMatchObject({
      lodgingHeadline: { ...within, propertiesExpected: 14, stateRank: { rank: 1, of: 1 } },
    });
  });

  test('monthly filers are compared with monthly filers if quarterly ones have yet to file', async () => {
    const halves = { kind: 'COUNTY', key: '22', columns: { apportioned_cents: 500_00 } } as const;
    await insertLodgingMonths(server.db, { ...halves, from: '2021-05', receipts: of(20, 1_000_00) });
    await insertLodgingMonths(server.db, { ...halves, from: '2023-01', receipts: of(3, 1_100_00) });
    const monthly = { kind: 'COUNTY', key: '22', month: '2023-04', receipts: [550_00, 500_00] } as const;
    await insertAlikeMonth(server.db, monthly);
    await insertLodgingMonths(server.db, { ...halves, from: '2023-04', receipts: [550_00], columns: {} });
    expect(await ask('COUNTY', 'Brewster', lodging)).toMatchObject({
      lodgingHeadline: {
        month: '2023-04',
        // Against $500 of monthly filers in April 2022.
        receiptsChange: { amount: 50, percent: 10 },
        awaitsQuarterlyFilers: true,
        monthsAwaited: 1,
        // 8 x $1,000, 3 x $1,100 and $550, against 11 x $1,000 and $500.
        ttmReceipts: 11_850,
        ttmChange: { amount: 350, percent: 3.04 },
      },
    });
  });

  test('a gap leaves the year unknown, no rooms the RevPAR, and nothing the year before the percentage', async () => {
    const county = { kind: 'COUNTY', key: '122' } as const;
    await insertLodgingMonths(server.db, { ...county, from: '2022-02', receipts: of(3, 0) });
    const columns = { rooms: 0 };
    await insertLodgingMonths(server.db, { ...county, from: '2022-06', receipts: of(8, 7_00), columns });
    expect(await ask('COUNTY', 'Jeff Davis', lodging)).toMatchObject({
      lodgingHeadline: { month: '2023-01', receiptsChange: null, ttmReceipts: null, ttmChange: null },
    });
    await insertLodgingMonths(server.db, { ...county, from: '2022-05', receipts: [7_00], columns });
    await insertLodgingMonths(server.db, { ...county, from: '2023-02', receipts: [7_00], columns });
    expect(await ask('COUNTY', 'Jeff Davis', lodging)).toMatchObject({
      lodgingHeadline: {
        // February and March have the rooms of before.
        ttmRoomMonths: 2,
        receiptsChange: { amount: 7, percent: null },
        ttmReceipts: 70,
        ttmChange: null,
        revpar: null,
        ttmRevpar: null,
        ttmRevparWeighted: null,
      },
    });
  });
});

test('mixed beverages of a city; a legacy bar that counts toward another property is not awaited', async () => {
  const part = { kind: 'CITY_IN_COUNTY', key: 'MARFA', countyCode: 189, from: '2023-06' } as const;
  await insertAlcoholMonths(server.db, {
    kind: 'CITY',
    key: 'MARFA',
    from: '2021-07',
    receipts: [...of(12, 50_00), ...of(12, 40_00)],
    columns: { estimated_cents: 15_00, release_id: release },
  });
  await insertAlcoholMonths(server.db, { ...part, receipts: [40_00] });
  const marfa = { city: 'MARFA', county_code: 189, zip: '79843', last_month: '2023-05-01' };
  await insertBeverage(server.db, { ...marfa, taxpayer_number: 'MB123456', location_number: 0 });
  const late = await insertBeverage(server.db, marfa);
  await insertBeverageMonths(server.db, late, { from: '2023-05', receipts: [9_00] });
  expect(await ask('CITY', 'Marfa', alcohol)).toEqual({
    alcoholHeadline: {
      month: '2023-06',
      totalReceipts: 40,
      receiptsChange: { amount: -10, percent: -20 },
      estimated: 15,
      ttmReceipts: 480,
      ttmChange: { amount: -120, percent: -20 },
      properties: 10,
      propertiesExpected: 11,
      stateRank: { rank: 1, of: 1 },
      mainCounty: { id: 'county:PRESIDIO' },
      countyRank: { rank: 1, of: 1 },
      release: { id: `release:${String(release)}` },
    },
  });
});

test('months of bars with 5% or more of their receipts estimated are named', async () => {
  const zip = { kind: 'ZIP', key: '79843', receipts: [100_00] } as const;
  for (const [from, estimated_cents] of [
    ['2022-01', 4_99],
    ['2022-06', 5_00],
    ['2023-06', 20_00],
  ] as const) {
    await insertAlcoholMonths(server.db, { ...zip, from, columns: { estimated_cents } });
  }
  expect(await ask('ZIP', '79843', 'alcoholHeadline { estimatedMonths }')).toEqual({
    alcoholHeadline: { estimatedMonths: ['2022-06', '2023-06'] },
  });
});

test('the headlines of many places take two statements per tax', async () => {
  await server.token('paid');
  const { statements } = await countSql(() =>
    server.query(`{ nodes(ids: ["county:TRAVIS", "city:AUSTIN", "zip:78701", "city:MARFA", "city:LAKEWAY"]) {
      ... on Place { ${lodging} ${alcohol} }
    } }`),
  );
  const names = statements.map((text) => /\/\* ([\w.]+)( \w+)?/.exec(text)?.[0].slice(3));
  expect(names.sort()).toEqual([
    'alcoholPlaceMonths',
    'latestPeriods',
    'lodgingPlaceMonths',
    'placeStanding beverage',
    'placeStanding hotel',
    'placesByName',
    'releasesById',
    'useSessions',
  ]);
});
