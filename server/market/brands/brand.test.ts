import { beforeAll, expect, test } from 'vitest';
import { insertHotel, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { brandNamed, insertBrandMonths, type KnownBrand } from './brand.factory.ts';
import { createBrandLoaders } from './brand.loader.ts';
import { insertWestins } from './westins.testing.ts';

const server = useServer();
let westin: KnownBrand;
let sheraton: KnownBrand;
beforeAll(async () => {
  ({ westin, sheraton } = await insertWestins(server.db));
});

const brand = (selection: string, id = westin.id): Promise<{ brand: Record<string, unknown> }> =>
  server.query(`query ($id: ID!) { brand(id: $id) { ${selection} } }`, { id: `brand:${String(id)}` });

test('a brand’s locations bear its name now, and end with the latest period or later', async () => {
  const { brand: own } = await brand(
    'locations rooms hotels(first: 1) { totalCount nodes { name } pageInfo { hasNextPage } }',
  );
  expect(own).toEqual({
    locations: 2,
    rooms: 200,
    hotels: { totalCount: 2, nodes: [{ name: 'WESTIN A' }], pageInfo: { hasNextPage: true } },
  });
});

test('a company’s locations and months are those of all its brands', async () => {
  const { brand: own } = await brand(
    `parentCompany { name locations rooms hotels(last: 2) { nodes { name brand { name } } }
      brands { name } months(from: "2023-01") { month roomReceipts } }`,
  );
  const parentCompany = own['parentCompany'] as { brands: { name: string }[] };
  expect(parentCompany).toMatchObject({
    name: 'Marriott International',
    locations: 3,
    rooms: 210,
    hotels: { nodes: [{ name: 'WESTIN A', brand: { name: 'Westin' } }, { name: 'WESTIN B' }] },
    months: [{ month: '2023-01', roomReceipts: 372_000.01 }],
  });
  expect(parentCompany.brands.map(({ name }) => name)).toEqual(['Sheraton', 'Westin']);
});

test('key figures of a company are computed once for all who ask', async () => {
  const { headline } = createBrandLoaders(server.db).ofParent;
  const figures = (): ReturnType<ReturnType<typeof headline>> => headline('2023-01')(westin.parentId);
  const [first, second] = await Promise.all([figures(), figures()]);
  expect(first).not.toBeNull();
  expect(second).toBe(first);
});

test('months have RevPAR and their release, and may be a range', async () => {
  const month = '{ month roomReceipts taxableReceipts apportioned rooms revpar properties release { id } }';
  const { brand: own } = await brand(`all: months { month } months(from: "2023-01", to: "2023-01") ${month}`);
  expect(own).toEqual({
    all: [{ month: '2022-12' }, { month: '2023-01' }],
    months: [
      {
        month: '2023-01',
        roomReceipts: 372_000.01,
        taxableReceipts: 372_000.01,
        apportioned: 0,
        rooms: 100,
        revpar: 120,
        properties: 1,
        release: { id: 'release:1' },
      },
    ],
  });
});

test('a brand shows the texts of its first rule', async () => {
  expect(await brand('matchText excludeText')).toEqual({
    brand: { matchText: 'WESTIN', excludeText: 'ELEMENT|WESTINGHOUSE' },
  });
  const ritz = await brandNamed(server.db, 'The Ritz-Carlton');
  expect(await brand('matchText excludeText', ritz.id)).toEqual({
    brand: { matchText: 'RITZ-CARLTON', excludeText: null },
  });
});

test('added rules do not change a brand’s texts; rules that are turned off do only if no other is left', async () => {
  const { id } = await brandNamed(server.db, 'The Ritz-Carlton');
  await server.db.query(
    `/* addOwnRule */ insert into brand_rule (position, brand_id, match_text, exclude_texts) values (-1, $1, 'RITZ BY', '{}')`,
    [id],
  );
  expect(await brand('matchText', id)).toEqual({ brand: { matchText: 'RITZ-CARLTON' } });
  await server.db.query(
    `/* disable */ update brand_rule set is_disabled = true where match_text = 'RITZ-CARLTON'`,
  );
  expect(await brand('matchText', id)).toEqual({ brand: { matchText: 'RITZ CARLTON' } });
  await server.db.query('/* disable */ delete from brand_rule where brand_id = $1', [id]);
  expect(await brand('matchText', id)).toEqual({ brand: { matchText: 'THE RITZ-CARLTON' } });
});

test('all brands with company and locations take the same few statements, regardless of their number', async () => {
  const { result, statements } = await countSql(() =>
    server.query<{ brands: { name: string; locations: number }[] }>(
      '{ brands(withoutLocations: true) { id name matchText excludeText locations rooms parentCompany { name locations } } }',
    ),
  );
  expect(result.brands.length).toBeGreaterThanOrEqual(180);
  expect(result.brands.find(({ name }) => name === 'Westin')?.locations).toBe(2);
  expect(result.brands.find(({ name }) => name === 'voco')?.locations).toBe(0);
  const own = statements.filter((statement) => /brand|parentCompan/i.test(statement));
  expect(own).toHaveLength(4);
});

test('brands without hotels are not listed, neither among all nor among a company’s', async () => {
  const { brands } = await server.query<{ brands: object[] }>('{ brands { name locations } }');
  const now = [
    { name: 'Sheraton', locations: 1 },
    { name: 'Westin', locations: 2 },
  ];
  expect(brands).toEqual(now);
  expect(await brand('parentCompany { brands { name locations } }')).toEqual({
    brand: { parentCompany: { brands: now } },
  });
  const { body } = await server.rest('/rest/brands');
  expect((body as { name: string }[]).map(({ name }) => name)).toEqual(['Sheraton', 'Westin']);
  await server.db.query(
    "/* ended */ update hotel_property set responsibility_end = '2022-12-31' where location_name = 'SHERATON'",
  );
  expect((await server.query<{ brands: object[] }>('{ brands { name } }')).brands).toEqual([
    { name: 'Westin' },
  ]);
  await server.db.query(
    "/* lasts */ update hotel_property set responsibility_end = null where location_name = 'SHERATON'",
  );
});

test('an id of another kind finds no brand', async () => {
  for (const id of ['brand:999999', 'brand:99999999999', 'parent-company:1', 'nonsense', '']) {
    expect(await server.query('query ($id: ID!) { brand(id: $id) { id } }', { id })).toEqual({ brand: null });
  }
  expect(await server.query('{ parentCompany(id: "brand:1") { id } }')).toEqual({ parentCompany: null });
});

test('brands of a place rank by RevPAR and by receipts per room of twelve months', async () => {
  const { place } = await server.query<{ place: object }>(`{ place(kind: CITY, name: "AUSTIN") { brandRanks {
    brand { name } properties rooms roomReceipts revpar revparRank { rank of } receiptsPerRoom receiptsPerRoomRank { rank of }
  } } }`);
  // The Westin: 12 × $310,000 and 2 × $31,000 of 14 × 100 rooms in 12 months, so 117 rooms on average.
  expect(place).toEqual({
    brandRanks: [
      {
        brand: { name: 'Sheraton' },
        properties: 1,
        rooms: 10,
        roomReceipts: 372_000,
        revpar: 101.92,
        revparRank: { rank: 1, of: 2 },
        receiptsPerRoom: 37_200,
        receiptsPerRoomRank: { rank: 1, of: 2 },
      },
      {
        brand: { name: 'Westin' },
        properties: 2,
        rooms: 117,
        roomReceipts: 3_782_000,
        revpar: 88.57,
        revparRank: { rank: 2, of: 2 },
        receiptsPerRoom: 32_417.14,
        receiptsPerRoomRank: { rank: 2, of: 2 },
      },
    ],
  });
  const { county, zip } = await server.query<Record<'county' | 'zip', { brandRanks: unknown[] }>>(`{
    county: place(kind: COUNTY, name: "Travis") { brandRanks { brand { name } } }
    zip: place(kind: ZIP, name: "78701") { brandRanks { brand { name } } }
  }`);
  expect(county.brandRanks).toEqual([{ brand: { name: 'Sheraton' } }, { brand: { name: 'Westin' } }]);
  expect(zip).toEqual(county);
});

test('a brand with fewer than ten of the twelve months has no rank and does not affect others', async () => {
  const alpine = { city: 'ALPINE', county_code: 22, zip: '79830', room_capacity: 10 };
  for (const [known, months] of [
    [westin, 10],
    [sheraton, 9],
  ] as const) {
    const hotel = await insertHotel(server.db, { ...alpine, responsibility_end: '2022-12-31' });
    const receipts = Array<number>(months).fill(1_000_00 * (known === sheraton ? 9 : 1));
    const columns = { ...alpine, brand_id: known.id };
    await insertHotelMonths(server.db, [hotel], { from: '2022-03', receipts, columns });
  }
  const { place } = await server.query<{ place: object }>(`{ place(kind: CITY, name: "ALPINE") { brandRanks {
    brand { name } months revparRank { rank of } receiptsPerRoomRank { rank of }
  } } }`);
  const only = { rank: 1, of: 1 };
  expect(place).toEqual({
    brandRanks: [
      { brand: { name: 'Westin' }, months: 10, revparRank: only, receiptsPerRoomRank: only },
      { brand: { name: 'Sheraton' }, months: 9, revparRank: null, receiptsPerRoomRank: null },
    ],
  });
});

test('REST lists brands, their months by number or by texts, and their hotels', async () => {
  const post = async (path: string, body: object): Promise<unknown> =>
    (await server.rest(`/rest/brands/${path}`, { method: 'POST', body })).body;
  const { body } = await server.rest('/rest/brands');
  const parent = { parent: 'Marriott International', parentId: westin.parentId };
  expect(body).toContainEqual({
    id: westin.id,
    name: 'Westin',
    brand: 'WESTIN',
    brandNot: 'ELEMENT|WESTINGHOUSE',
    ...parent,
    locations: 2,
  });
  const months = [
    { year: 2022, month: 12, sum_room_receipts: 310_000, sum_room_capacity: 100, RevPar: 100 },
    { year: 2023, month: 1, sum_room_receipts: 372_000.01, sum_room_capacity: 100, RevPar: 120 },
  ];
  expect(await post('testbrand', { brandId: westin.id, brand: 'ANY', brandNot: '0' })).toEqual(months);
  expect(await post('brand/', { brand: 'WESTIN', brandNot: 'ELEMENT|WESTINGHOUSE' })).toEqual(months);
  expect(await post('testbrandparent', { parentId: westin.parentId })).toEqual(months);
  expect(await post('brandhotels', { brandId: westin.id })).toMatchObject([
    {
      location_name: 'WESTIN A',
      location_city: 'AUSTIN',
      verified_county: 'Travis',
      room_capacity: 80,
      filer_type: 50,
    },
    { location_name: 'WESTIN B' },
  ]);
  expect(await post('brandparenthotels', { parentId: westin.parentId })).toHaveLength(3);
});

test('REST returns an empty list for unknown brands and refuses values that are not numbers', async () => {
  const post = (path: string, body: object) => server.rest(`/rest/brands/${path}`, { method: 'POST', body });
  expect((await post('brand', { brand: 'WESTIN', brandNot: '0' })).body).toEqual([]);
  expect((await post('brand', { brand: 'RITZ-CARLTON', brandNot: '0' })).body).toEqual([]);
  const nobody = { brandId: 999_999, parentId: 999_999 };
  for (const path of ['testbrand', 'brandhotels', 'testbrandparent', 'brandparenthotels']) {
    expect(await post(path, nobody)).toMatchObject({ status: 200, body: [] });
    expect(await post(path, {})).toMatchObject({ status: 400 });
  }
});

test('rooms of hotels that filed $0 count, and are said of their brand and its company', async () => {
  const kimpton = await brandNamed(server.db, 'Kimpton');
  const columns = { rooms: 30, empty_rooms: 7, properties_with_rooms: 1 };
  await insertBrandMonths(server.db, kimpton, { from: '2023-01', receipts: [900_00], columns });
  const figures =
    'headline { roomsWithoutReceipts propertiesWithRooms } months { roomsWithoutReceipts propertiesWithRooms }';
  const counted = { roomsWithoutReceipts: 7, propertiesWithRooms: 1 };
  const expected = { headline: counted, months: [counted] };
  expect(await brand(`${figures} parentCompany { ${figures} }`, kimpton.id)).toEqual({
    brand: { ...expected, parentCompany: expected },
  });
});
