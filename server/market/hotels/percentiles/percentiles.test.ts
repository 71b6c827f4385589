import { beforeAll, expect, test } from 'vitest';
import { countSql } from '../../../launch/test/countSql.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { askHotel } from '../askHotel.testing.ts';
import type { InsertedHotel } from '../hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { HERE, insertFiled } from './percentiles.testing.ts';
import type { HotelPercentiles, PercentileBand } from './percentiles.type.ts';

const SELECTION = `percentiles { month place { kind name } bands {
  figure period value percentile of spread { p5 p25 p50 p75 p95 } } }`;
const YEAR = { from: '2022-04', rooms: 100 };
/** $100 a month for each step. */
const stepsOf = (step: number, months = 12): number[] => Array<number>(months).fill(step * 10_000);

const server = useServer();
let fourth: InsertedHotel;
let ninth: InsertedHotel;
let seller: InsertedHotel;
let buyer: InsertedHotel;
let small: InsertedHotel;
let idle: InsertedHotel;

beforeAll(async () => {
  const { db } = server;
  await insertRelease(db, { periods: { '2023-03-31': 20 } });
  // Steps 1 to 9; ten with the sold one. Only one of them is in the other ZIP code of the city.
  const step = (number: number): Promise<InsertedHotel> => {
    const zip = number === 1 ? '79844' : HERE.zip;
    return insertFiled(
      db,
      `STEP ${String(number)}`,
      { ...YEAR, receipts: stepsOf(number) },
      { ...HERE, zip },
    );
  };
  for (const number of [1, 2, 3, 5, 6, 7, 8]) await step(number);
  [fourth, ninth] = [await step(4), await step(9)];
  seller = await insertFiled(db, 'OLD INN', { ...YEAR, receipts: stepsOf(10, 8) });
  buyer = await insertFiled(db, 'NEW INN', { from: '2022-12', rooms: 100, receipts: stepsOf(10, 4) });
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: '2022-04', to: '2022-11' },
    { id: buyer.id, from: '2022-12', to: '2023-03' },
  ]);
  small = await insertFiled(db, 'FLAT', { ...YEAR, rooms: 1, receipts: stepsOf(11) });
  idle = await insertFiled(db, 'IDLE', { ...YEAR, rooms: null, receipts: stepsOf(12) });
  await insertFiled(db, 'SITE', { ...YEAR, receipts: stepsOf(99), columns: { is_marketplace: true } });
});

async function bandsOf(hotel: InsertedHotel, kind = 'CITY'): Promise<PercentileBand[]> {
  const { percentiles } = await askHotel<{ percentiles: HotelPercentiles[] }>(server, hotel, SELECTION);
  return percentiles.find(({ place }) => place.kind === kind)?.bands ?? [];
}

test('a hotel has its percentile among those of its city, its county and its ZIP code', async () => {
  const asked = await askHotel<{ percentiles: HotelPercentiles[] }>(server, ninth, SELECTION);
  expect(asked.percentiles.map(({ place, month }) => [place.kind, place.name, month])).toEqual([
    ['CITY', 'MARFA', '2023-03'],
    ['COUNTY', 'Presidio', '2023-03'],
    ['ZIP', '79843', '2023-03'],
  ]);
  // Nine of the eleven others are not lower: the flat and the idle one have no RevPAR, and the site is none.
  expect(asked.percentiles[0]?.bands).toEqual([
    {
      figure: 'REVPAR',
      period: 'MONTH',
      value: 0.29,
      percentile: 88,
      of: 10,
      spread: expect.anything() as unknown,
    },
    {
      figure: 'REVPAR',
      period: 'TTM',
      value: 0.3,
      percentile: 88,
      of: 10,
      spread: expect.anything() as unknown,
    },
    {
      figure: 'ROOM_RECEIPTS',
      period: 'MONTH',
      value: 900,
      percentile: 72,
      of: 12,
      spread: expect.anything() as unknown,
    },
    {
      figure: 'ROOM_RECEIPTS',
      period: 'TTM',
      value: 10_800,
      percentile: 72,
      of: 12,
      spread: { p5: 1_860, p25: 4_500, p50: 7_800, p75: 11_100, p95: 13_740 },
    },
  ]);
});

test('its figures and its standing are those of its headline', async () => {
  const [month, ttm, receipts, ttmReceipts] = await bandsOf(fourth);
  const { headline } = await askHotel<{
    headline: Record<string, unknown> & { cityRank: { rank: number; of: number } };
  }>(server, fourth, 'headline { revpar ttmRevparWeighted roomReceipts ttmReceipts cityRank { rank of } }');
  expect([month?.value, ttm?.value]).toEqual([headline.revpar, headline.ttmRevparWeighted]);
  expect([receipts?.value, ttmReceipts?.value]).toEqual([headline.roomReceipts, headline.ttmReceipts]);
  const { rank, of } = headline.cityRank;
  expect([receipts?.percentile, receipts?.of]).toEqual([Math.floor(((of - rank) * 100) / (of - 1)), of]);
});

test('a hotel that was sold is one through the sale, from either owner', async () => {
  const bands = await bandsOf(buyer);
  expect(bands.map(({ percentile }) => percentile)).toEqual([100, 100, 81, 81]);
  expect(bands[3]?.value).toBe(12_000);
  expect(await bandsOf(seller)).toEqual(bands);
});

test('without ten rooms that count it is compared by receipts only', async () => {
  for (const [hotel, percentile] of [
    [small, 90],
    [idle, 100],
  ] as const) {
    const bands = await bandsOf(hotel);
    expect(bands.map((each) => [each.value === null, each.percentile])).toEqual([
      [true, null],
      [true, null],
      [false, percentile],
      [false, percentile],
    ]);
  }
});

test('a hotel that took in nothing is not compared by receipts, nor are others with it', async () => {
  const closed = await insertFiled(server.db, 'CLOSED', { ...YEAR, rooms: null, receipts: stepsOf(0) });
  const [, , receipts, ttm] = await bandsOf(closed);
  expect(receipts).toMatchObject({ value: 0, percentile: null, of: 12 });
  expect(ttm).toMatchObject({ value: 0, percentile: null, of: 12 });
  const [, , others] = await bandsOf(ninth);
  expect(others).toMatchObject({ percentile: 72, of: 12 });
});

test('among fewer than ten hotels there is no percentile', async () => {
  const [revpar] = await bandsOf(ninth, 'ZIP');
  expect(revpar).toMatchObject({ of: 9, percentile: null, spread: null, value: 0.29 });
});

test('several hotels of a place share its statements', async () => {
  await server.token('paid');
  const { statements } = await countSql(() =>
    server.query(
      '{ hotels(first: 15, filter: { city: { eq: "MARFA" } }) { nodes { percentiles { month } } } }',
    ),
  );
  const names = statements.map((text) => /\/\* ([\w. ]+) \*/.exec(text)?.[1] ?? '');
  expect(names.filter((name) => name.startsWith('percentile')).sort()).toEqual([
    'percentileSubjects',
    'percentiles.hotelsOfPlace CITY',
    'percentiles.hotelsOfPlace COUNTY',
    'percentiles.hotelsOfPlace ZIP',
    'percentiles.hotelsOfPlace ZIP',
  ]);
});
