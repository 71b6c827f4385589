import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandNamed, insertBrandMonths } from '../../market/brands/brand.factory.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { barNumbers, hotelNumbers, insertWorld } from '../../launch/test/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
  const options = { method: 'POST' };
  const { body } = await server.rest('/rest/portfolio', { ...options, body: { portfolio: 'Mine', type: 0 } });
  portfolio = (body as { id: number }).id;
  await server.rest('/rest/portfolio/hotel', { ...options, body: { id: portfolio, ...hotelNumbers } });
  brand = await brandNamed(server.db, 'Westin');
  await insertBrandMonths(server.db, brand, { from: '2023-01', receipts: [310_000_00] });
  await server.db.query('/* giveBrand */ update hotel_property set brand_id = $1', [brand.id]);
  await server.rest('/rest/history', { ...options, body: { type: 0, ...hotelNumbers } });
});
afterAll(() => server.close());

let portfolio = 0;
let brand = { id: 0, parentId: 0 };

const names = (text: string): string[] => text.trim().split(/\s+/);

const hotelDetail =
  names(`year month room_receipts taxable_receipts room_capacity revpar total_receipts location_name
  location_address location_city location_state location_zip location_number verified_county taxpayer_number
  taxpayer_name taxpayer_address taxpayer_city taxpayer_county taxpayer_state taxpayer_zip filer_type
  responsibility_begin_date responsibility_end_date type latitude longitude`);
const barDetail = names(`year month wine_receipts liquor_receipts beer_receipts total_receipts Total_Receipts
  location_county_name verified_county taxpayer_address filer_type`);
const hotelResult =
  names(`date filer_type taxpayer_name taxpayer_address taxpayer_number taxpayer_city taxpayer_phone
  obligation_end_date responsibility_begin_date responsibility_end_date location_name location_phone location_address
  location_city verified_county location_zip room_receipts taxable_receipts RevPAR room_capacity month year`);
const barResult =
  names(`name location_name address city county zip wine_receipts liquor_receipts beer_receipts
  total_receipts Total_Receipts year month`);
const placeMonth = names('year month date Total_Revenue RevPar Total_Number_of_Rooms');
const related =
  names(`location_name location_address location_city location_state location_zip taxpayer_number
  location_number type`);
const brandMonth = names('year month sum_room_receipts sum_room_capacity RevPar');
const brandHotel =
  names(`location_name location_address location_city location_zip verified_county taxpayer_number
  location_number taxpayer_name room_capacity`);
const ownership = names(`responsibility_begin_date responsibility_end_date location_name location_address
  taxpayer_name`);

const westin = { brand: 'WESTIN', brandNot: 'ELEMENT|WESTINGHOUSE' };

/** Fields of each kind of row in the specification of both taxes' pages; a row may have more. */
const kinds: [kind: string, path: () => string, fields: string[], body?: () => object][] = [
  ['brand', () => '/brands', names('id name brand brandNot parent parentId locations')],
  ['month of a brand', () => '/brands/testbrand', brandMonth, () => ({ brandId: brand.id })],
  ['month of a brand by its texts', () => '/brands/brand/', brandMonth, () => westin],
  ['month of a company', () => '/brands/testbrandparent', brandMonth, () => ({ parentId: brand.parentId })],
  ['hotel of a brand', () => '/brands/brandhotels', brandHotel, () => ({ brandId: brand.id })],
  ['hotel of a company', () => '/brands/brandparenthotels', brandHotel, () => ({ parentId: brand.parentId })],
  ['hotel result', () => '/monthly/2/2023/city/AUSTIN', hotelResult],
  ['mixed beverage result', () => '/mbt/9/2017/city/AUSTIN', barResult],
  ['city month', () => '/basic/city/AUSTIN', [...placeMonth, 'location_city']],
  ['county month', () => '/basic/county/Travis', placeMonth],
  ['month of a county’s city', () => '/basic/citiesincounty/Travis', [...placeMonth, 'location_city']],
  [
    'mixed beverage city month',
    () => '/mbt/city/AUSTIN',
    ['year', 'month', 'Total_Receipts', 'location_city'],
  ],
  ['mixed beverage county month', () => '/mbt/county/Travis', ['year', 'month', 'Total_Receipts']],
  [
    'mixed beverage month of a county’s city',
    () => '/mbt/citiesincounty/Travis',
    ['year', 'month', 'Total_Receipts', 'location_city'],
  ],
  ['hotel month', () => '/basic/ANY/32049649729/22', hotelDetail],
  ['mixed beverage month', () => '/mbt/ANY/32052221093/1', barDetail],
  ['hotel year', () => '/basic/testyearlyvalues/ANY/32049649729/22/50', ['year', 'total_revenue', 'RevPar']],
  [
    'hotel year before',
    () => '/basic/testlastyearlyvalues/2023/ANY/32049649729/22/50',
    ['year', 'total_revenue', 'RevPar'],
  ],
  ['mixed beverage year', () => '/mbt/testyearlyvalues/32052221093/1', ['year', 'total_revenue', 'RevPar']],
  ['recently viewed', () => '/history', names('location_number location_name taxpayer_number type')],
  ['portfolio', () => '/portfolio/', ['id', 'portfolio', 'type']],
  [
    'property of a portfolio',
    () => `/portfolio/hotel/${String(portfolio)}`,
    names('id taxpayer_number location_number location_name'),
  ],
  ['hotel history', () => '/basic/hotelhistory', ownership, () => hotelNumbers],
  ['mixed beverage history', () => '/mbt/mbthistory', ownership, () => barNumbers],
  ['property of a taxpayer', () => '/search/taxpayerproperties/32049649729', related],
  [
    'match of an address',
    () => '/search/addressmatch',
    related,
    () => ({ address: '100 CONGRESS AVE', zip: '78701' }),
  ],
];

test.each(kinds)('a %s has every field of its kind', async (_, path, fields, body) => {
  const answer = await server.rest(`/rest${path()}`, body ? { method: 'POST', body: body() } : {});
  const rows = answer.body as object[];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(fields.filter((field) => !Object.hasOwn(row, field))).toEqual([]);
});

test('a suggested property has every field of its kind', async () => {
  const fields = names('location_name address city state zip status taxpayer_number location_number');
  const { body } = await server.rest('/rest/search/hotel/all/hotel/');
  const [property = {}] = (body as { properties: object[] }).properties;
  expect(fields.filter((field) => !Object.hasOwn(property, field))).toEqual([]);
});

test('a month of a brand or company says how much of its receipts are parts of quarterly filings', async () => {
  const hampton = await brandNamed(server.db, 'Hampton by Hilton');
  const months = { from: '2023-01', receipts: [310_000_00] };
  await insertBrandMonths(server.db, hampton, { ...months, columns: { apportioned_cents: 12_000_50 } });
  for (const [path, body] of [
    ['testbrand', { brandId: hampton.id }],
    ['testbrandparent', { parentId: hampton.parentId }],
  ] as const) {
    const answer = await server.rest(`/rest/brands/${path}`, { method: 'POST', body });
    expect(answer.body).toMatchObject([{ year: 2023, month: 1, apportioned: 12_000.5 }]);
  }
});
