import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brandNamed, type KnownBrand } from '../../brands/brand.factory.ts';
import { insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertPremises } from '../../premises/premises.factory.ts';
import type { Row } from '../../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import {
  askBrandGrowth,
  askPlaceGrowth,
  insertSteadyHotel,
  partsOf,
  publishThreeYears,
  selection,
  type Growth,
  type SteadyHotel,
} from './askGrowth.testing.ts';

let server: TestServer;
let westin: KnownBrand;
let sheraton: KnownBrand;
beforeAll(async () => {
  server = await testServer();
  westin = await brandNamed(server.db, 'Westin');
  sheraton = await brandNamed(server.db, 'Sheraton');
});
afterAll(() => server.close());
beforeEach(() => publishThreeYears(server.db));

/** A Westin, unless another brand is given. */
const hotel = (
  facts: Omit<SteadyHotel, 'brand'> & Partial<SteadyHotel>,
  columns?: Row,
  monthColumns?: Row,
): Promise<InsertedHotel> =>
  insertSteadyHotel(server.db, { brand: westin.id, ...facts }, columns, monthColumns);

const brandGrowth = (brand = westin, range = ''): Promise<Growth | null> =>
  askBrandGrowth(server, brand, range);
const placeGrowth = (kind: string, name: string, range: string): Promise<Growth | null> =>
  askPlaceGrowth(server, { kind, name }, range);

describe('the period', () => {
  test('is the 12 months up to the latest published one, against the year before', async () => {
    await hotel({ from: '2021-06', to: '2022-05', cents: 100_00 });
    await hotel({ from: '2021-06', to: '2023-05', cents: 100_01 });
    expect(await brandGrowth()).toMatchObject({ from: '2022-06', to: '2023-05', monthsCompared: 12 });
  });

  test.each([
    ['(from: "2023-01", to: "2023-03")', '2023-01', '2023-03', 3],
    ['(from: "2021-05", to: "2021-08")', '2021-05', '2021-08', 2],
    ['(from: "2023-01")', '2023-01', '2023-05', 5],
    ['(to: "2022-08")', '2021-09', '2022-08', 12],
  ])('%s may be shorter, and counts months published in both years', async (range, from, to, months) => {
    await hotel({ from: '2020-07', to: '2023-05' });
    const receipts = { earlier: months * 100, later: months * 100, change: { amount: 0, percent: 0 } };
    const growth = await brandGrowth(westin, range);
    expect(growth).toMatchObject({ from, to, monthsCompared: months, ...receipts });
  });

  test('has no growth without figures, and is refused if too long', async () => {
    expect(await brandGrowth()).toBeNull();
    await hotel({ from: '2020-07', to: '2023-05' });
    expect(await brandGrowth(westin, '(to: "2020-12")')).toBeNull();
    for (const range of ['(from: "2022-01", to: "2023-01")', '(from: "2023-02", to: "2023-01")']) {
      const { errors } = await server.ask(
        `{ brand(id: "brand:${String(westin.id)}") { growth${range} { to } } }`,
      );
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
  });
});

describe('a change is', () => {
  const months = '(from: "2023-01", to: "2023-03")';

  test('like for like if both years have figures, with all parts in their order', async () => {
    await hotel({ from: '2022-01', to: '2022-12', cents: 100_00 });
    const existing = await hotel({ from: '2021-01', to: '2021-12', cents: 100_00 });
    const columns = { brand_id: westin.id };
    const unusual = { ...columns, receipts_flag: 'UNUSUAL_RECEIPTS' };
    const earlier = [100_00, 100_00, 100_01];
    const later = [150_00, 0, 100_00];
    await insertHotelMonths(server.db, [existing], { from: '2022-01', receipts: earlier, columns: unusual });
    await insertHotelMonths(server.db, [existing], { from: '2023-01', receipts: later, columns });
    const growth = await brandGrowth(westin, months);
    expect(growth?.likeForLike).toEqual({
      properties: 1,
      marketplaces: null,
      hotelsAlone: null,
      earlier: 300.01,
      later: 250,
      change: { percent: -16.67 },
    });
    expect(growth?.parts.map(({ kind }) => kind)).toEqual(['EXISTING', 'OPENED', 'CLOSED', 'CHANGED_HANDS']);
    expect(growth).toMatchObject({
      earlier: 600.01,
      later: 250,
      change: { amount: -350.01, percent: -58.33 },
      // Of the year before, as well.
      unusualFilings: 3,
    });
  });

  test('no percentage below 80% compared, though its parts add up', async () => {
    await hotel({ from: '2020-07', to: '2023-05', cents: 79_00 });
    await hotel({ from: '2020-07', to: '2022-12', cents: 21_00 });
    await hotel({ from: '2023-01', to: '2023-05', cents: 21_00 });
    await hotel({ from: '2023-01', to: '2023-05', cents: 10_00 });
    expect(await brandGrowth(westin, months)).toMatchObject({
      earlier: 300,
      later: 330,
      change: { amount: 30, percent: null },
      likeForLike: { change: null },
    });
    await hotel({ from: '2020-07', to: '2023-05', cents: 5_00 });
    expect(await brandGrowth(westin, months)).toMatchObject({ change: { amount: 30, percent: 9.52 } });
  });

  test('an opening if nothing was filed at the address in the year before', async () => {
    await hotel({ from: '2022-02', to: '2023-05' });
    expect(partsOf(await brandGrowth(westin, months))).toEqual([
      ['EXISTING', 1, 200, 200],
      ['OPENED', 1, 0, 100],
    ]);
  });

  test('a closing once responsibility has ended or nothing was filed for more than three months', async () => {
    await hotel({ from: '2020-07', to: '2022-12' }, { responsibility_end: '2022-12-31' });
    await hotel({ from: '2020-07', to: '2023-01', cents: 1_00 });
    await hotel({ from: '2020-07', to: '2023-02', cents: 1 });
    expect(partsOf(await brandGrowth(westin, months))).toEqual([
      ['EXISTING', 2, 1.02, 1.02],
      ['CLOSED', 2, 302, 0],
      ['GAP', 1, 0.01, 0],
    ]);
  });

  test('an opening if a second hotel joins one that goes on at its address', async () => {
    const premises_id = await insertPremises(server.db, '1 MAIN ST');
    await hotel({ from: '2020-07', to: '2023-05' }, { premises_id });
    await hotel({ from: '2020-07', to: '2023-05', brand: sheraton.id }, { premises_id });
    await hotel({ from: '2022-12', to: '2023-05', cents: 50_00 }, { premises_id });
    expect(partsOf(await brandGrowth(westin, months))).toEqual([
      ['EXISTING', 1, 300, 300],
      ['OPENED', 1, 0, 150],
    ]);
  });

  test('a conversion after a change of name: earlier months stay with the old brand', async () => {
    const renamed = await hotel({ from: '2020-07', to: '2022-12' });
    const receipts = [120_00, 120_00, 120_00];
    const columns = { brand_id: sheraton.id };
    await insertHotelMonths(server.db, [renamed], { from: '2023-01', receipts, columns });
    expect(partsOf(await brandGrowth(westin, months))).toEqual([['CONVERTED', 1, 300, 0]]);
    expect(partsOf(await brandGrowth(sheraton, months))).toEqual([['CONVERTED', 1, 0, 360]]);
    const { brand } = await server.query<{ brand: { parentCompany: { growth: Growth } } }>(
      `query ($id: ID!) { brand(id: $id) { parentCompany { growth${months} { ${selection} } } } }`,
      { id: `brand:${String(westin.id)}` },
    );
    expect(partsOf(brand.parentCompany.growth)).toEqual([['EXISTING', 1, 300, 360]]);
  });

  test('a sale with another name at the same address, for both brands', async () => {
    const premises_id = await insertPremises(server.db, '1 MAIN ST');
    await hotel({ from: '2020-07', to: '2022-12' }, { premises_id, responsibility_end: '2022-12-31' });
    await hotel({ from: '2023-01', to: '2023-05', brand: sheraton.id }, { premises_id });
    expect(partsOf(await brandGrowth(westin, months))).toEqual([['CONVERTED', 1, 300, 0]]);
    expect(partsOf(await brandGrowth(sheraton, months))).toEqual([['CONVERTED', 1, 0, 300]]);
  });

  test('a gap for quarterly filers after the last quarter', async () => {
    await hotel({ from: '2020-07', to: '2023-03' }, { filer_type: 60 }, { apportioned_cents: 100_00 });
    expect(partsOf(await brandGrowth(westin, '(from: "2023-03", to: "2023-05")'))).toEqual([
      ['EXISTING', 1, 100, 100],
      ['GAP', 1, 200, 0],
    ]);
  });

  test('separate for a place’s marketplaces; months left out do not count', async () => {
    await hotel(
      { from: '2020-07', to: '2023-05', brand: null },
      { is_marketplace: true },
      { is_marketplace: true },
    );
    const leftOut = { is_left_out: true, receipts_flag: 'UNUSUAL_RECEIPTS' };
    await hotel({ from: '2020-07', to: '2023-05', brand: null }, {}, leftOut);
    const own = await hotel({ from: '2020-07', to: '2023-05', brand: null });
    for (const [kind, name] of [
      ['CITY', 'AUSTIN'],
      ['COUNTY', 'Travis'],
      ['ZIP', '78701'],
    ] as const) {
      const growth = await placeGrowth(kind, name, months);
      expect(growth?.unusualFilings).toBe(0);
      expect(growth?.likeForLike).toMatchObject({
        properties: 1,
        earlier: 600,
        later: 600,
        marketplaces: { earlier: 300, later: 300 },
        hotelsAlone: { share: 100, change: { percent: 0 } },
      });
      expect(partsOf(growth)).toEqual([
        ['EXISTING', 1, 300, 300],
        ['MARKETPLACE', 1, 300, 300],
      ]);
    }
    await server.db.query(
      `/* mark */ update hotel_month set is_left_out = true where property_id = $1 and month >= '2023-02-01'`,
      [own.id],
    );
    expect(partsOf(await placeGrowth('CITY', 'AUSTIN', months))).toEqual([
      ['EXISTING', 1, 100, 100],
      ['GAP', 1, 200, 0],
      ['MARKETPLACE', 1, 300, 300],
    ]);
  });
});

test('like for like of a place needs 80% of all receipts, and its hotels alone need 80% of theirs', async () => {
  const marketplace = { is_marketplace: true };
  await hotel({ from: '2020-07', to: '2023-05', cents: 9_900_00, brand: null }, marketplace, marketplace);
  await hotel({ from: '2020-07', to: '2023-05', brand: null });
  await hotel({ from: '2020-07', to: '2022-12', brand: null });
  await hotel({ from: '2023-01', to: '2023-05', brand: null });
  const growth = await placeGrowth('CITY', 'AUSTIN', '(from: "2023-01", to: "2023-03")');
  expect(growth?.likeForLike).toMatchObject({
    earlier: 30_000,
    later: 30_000,
    change: { percent: 0 },
    hotelsAlone: { share: 50, change: null },
  });
});

test('growth of many at once is refused as too complex', async () => {
  const ids = Array.from({ length: 10 }, (_, i) => `brand:${String(i + 1)}`);
  const some = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Brand { growth { later } } } }';
  const literal = `{ nodes(ids: ${JSON.stringify(ids)}) { ... on Brand { growth { later } } } }`;
  for (const ask of [
    server.ask('{ brands { growth { later } } }'),
    server.ask(some, { ids }),
    server.ask(literal),
  ]) {
    const { errors } = await ask;
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_COMPLEX']);
  }
  expect(await server.query(some, { ids: ids.slice(0, 2) })).toEqual({
    nodes: [{ growth: null }, { growth: null }],
  });
});
