import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { insertWorld } from '../../launch/test/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await insertWorld(server.db);
});
afterAll(() => server.close());

async function get(path: string): Promise<unknown> {
  const { status, contentType, body } = await server.rest(`/rest${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  expect(contentType).toBe('application/json; charset=utf-8');
  return body;
}

const latest = { year: 2023, month: 2 };
const lodgingFigures = {
  year: 2023,
  month: 1,
  date: '2023-01-01',
  Total_Revenue: 310_000.5,
  RevPar: 10,
  Total_Number_of_Rooms: 1000,
};
const alcoholFigures = {
  year: 2023,
  month: 1,
  date: '2023-01-01',
  Total_Receipts: 310_000.5,
  liquor_receipts: 0,
  wine_receipts: 0,
  beer_receipts: 310_000.5,
  cover_charge_receipts: 0,
};
const austin = { location_city: 'AUSTIN' };
const travis = { verified_county: 'Travis' };

const hotelRow = {
  date: '2023-02-01',
  filer_type: 50,
  taxpayer_name: 'OWNER LLC',
  taxpayer_address: '1 OWNER ST',
  taxpayer_number: '32049649729',
  taxpayer_city: 'AUSTIN',
  taxpayer_phone: '5125550100',
  obligation_end_date: '2023-02-28',
  responsibility_begin_date: '2010-01-01',
  responsibility_end_date: null,
  location_name: 'HOTEL A/B #1',
  location_number: 22,
  location_phone: '5125550101',
  location_address: '100 CONGRESS AVE',
  location_city: 'AUSTIN',
  verified_county: 'Travis',
  location_zip: '78701',
  room_receipts: 2800.5,
  taxable_receipts: 900,
  RevPAR: 10,
  room_capacity: 10,
  month: 2,
  year: 2023,
};

const barRow = {
  name: 'BAR',
  location_name: 'BAR',
  address: '200 CONGRESS AVE',
  city: 'AUSTIN',
  county: 'Travis',
  zip: '78701',
  taxpayer_number: '32052221093',
  location_number: 1,
  wine_receipts: 0,
  liquor_receipts: 75.25,
  beer_receipts: 0,
  cover_charge_receipts: 0,
  total_receipts: 75.25,
  Total_Receipts: 75.25,
  year: 2017,
  month: 9,
};

const shapes: [path: string, answer: unknown][] = [
  ['/search/latest/', latest],
  ['/basic/cities', [austin]],
  ['/basic/counties/', [travis]],
  ['/mbt/cities', [austin]],
  ['/mbt/counties', [travis]],
  ['/basic/city/Austin', [{ ...lodgingFigures, ...austin }]],
  ['/basic/county/Travis', [{ ...lodgingFigures, ...travis }]],
  ['/basic/citiesincounty/Travis', [{ ...lodgingFigures, ...austin, ...travis }]],
  ['/basic/city/NOWHERE', []],
  ['/mbt/city/AUSTIN', [{ ...alcoholFigures, ...austin }]],
  ['/mbt/county/travis/', [{ ...alcoholFigures, ...travis }]],
  ['/mbt/citiesincounty/Travis', [{ ...alcoholFigures, ...austin, ...travis }]],
  ['/monthly/2/2023/city/AUSTIN', [hotelRow]],
  ['/monthly/2/2023/city/NOWHERE,Austin/', [hotelRow]],
  ['/monthly/02/2023/county/Travis', [hotelRow]],
  ['/search/monthly/zip/78701', [hotelRow]],
  ['/monthly/1/2023/zip/78701', []],
  ['/quarterly/1/2023/city/AUSTIN', []],
  [
    '/quarterlymonthly/1/2023/city/AUSTIN',
    // Only February of the quarter is published.
    [{ ...hotelRow, months_filed: 1 }],
  ],
  ['/mbt/9/2017/county/Travis', [barRow]],
  ['/search/mbt/city/AUSTIN', [barRow]],
  [
    '/search/hotel/all/hotel/',
    {
      zipcodes: [],
      cities: ['HOTEL CITY'],
      counties: ['Travis'],
      properties: [
        {
          location_name: 'HOTEL A/B #1',
          address: '100 CONGRESS AVE',
          city: 'AUSTIN',
          state: 'TX',
          zip: '78701',
          status: '1',
          responsibility_end_date: null,
          taxpayer_number: '32049649729',
          location_number: 22,
        },
      ],
    },
  ],
  ['/search/hotel/all/78701', { zipcodes: ['78701'], cities: [], counties: [], properties: [] }],
  ['/search/hotel/all/ho', { zipcodes: [], cities: [], counties: [], properties: [] }],
  [
    '/search/mbt/all/bar',
    {
      zipcodes: [],
      cities: [],
      counties: [],
      properties: [
        {
          location_name: 'BAR',
          address: '200 CONGRESS AVE',
          city: 'AUSTIN',
          state: 'TX',
          zip: '78701',
          status: '0',
          responsibility_end_date: '2016-05-31',
          taxpayer_number: '32052221093',
          location_number: 1,
        },
      ],
    },
  ],
  ['/basic/map/32049649729/22', { latitude: 30.270569, longitude: -97.742589 }],
  [
    '/basic/testyearlyvalues/HOTEL%20A(slash)B%20(hash)1/32049649729/22/50',
    [
      { year: 2022, total_revenue: 2950, RevPar: 5, months: 2 },
      { year: 2023, total_revenue: 3100, RevPar: 10, months: 1 },
    ],
  ],
  // Only January of 2023 is there, so it is compared with January of 2022.
  [
    '/basic/testlastyearlyvalues/2023/X/32049649729/00022/50',
    [{ year: 2022, total_revenue: 1550, RevPar: 5, months: 1 }],
  ],
  ['/basic/testlastyearlyvalues/2022/X/32049649729/22/50', []],
  [
    '/mbt/testyearlyvalues/32052221093/1',
    [{ year: 2017, total_revenue: 75.25, Total_Receipts: 75.25, RevPar: null, months: 1 }],
  ],
];

test.each(shapes)('GET %s', async (path, answer) => {
  expect(await get(path)).toStrictEqual(answer);
});

const owner = {
  taxpayer_number: '32049649729',
  taxpayer_name: 'OWNER LLC',
  taxpayer_address: '1 OWNER ST',
  taxpayer_city: 'AUSTIN',
  taxpayer_county: 'Travis',
  taxpayer_state: 'TX',
  taxpayer_zip: '78701',
};

test('a hotel’s monthly records, with its name in the path written out', async () => {
  const rows = await get('/basic/HOTEL%20A(slash)B%20(hash)1/32049649729/22');
  expect(rows).toHaveLength(3);
  expect((rows as unknown[])[2]).toStrictEqual({
    year: 2023,
    month: 1,
    room_receipts: 3100,
    taxable_receipts: 3100,
    room_capacity: 10,
    revpar: 10,
    total_receipts: 3100,
    location_name: 'HOTEL A/B #1',
    location_address: '100 CONGRESS AVE',
    location_city: 'AUSTIN',
    location_state: 'TX',
    location_zip: '78701',
    location_number: 22,
    verified_county: 'Travis',
    ...owner,
    filer_type: 50,
    responsibility_begin_date: '2010-01-01',
    responsibility_end_date: null,
    latitude: 30.270569,
    longitude: -97.742589,
    type: 0,
  });
});

test('a bar’s monthly records', async () => {
  expect(await get('/mbt/BAR/32052221093/1/')).toStrictEqual([
    {
      year: 2017,
      month: 9,
      wine_receipts: 0,
      liquor_receipts: 75.25,
      beer_receipts: 0,
      cover_charge_receipts: 0,
      total_receipts: 75.25,
      Total_Receipts: 75.25,
      location_name: 'BAR',
      location_address: '200 CONGRESS AVE',
      location_city: 'AUSTIN',
      location_state: 'TX',
      location_zip: '78701',
      location_number: 1,
      location_county_name: 'Travis',
      verified_county: 'Travis',
      ...owner,
      taxpayer_number: '32052221093',
      taxpayer_name: 'BAR LLC',
      taxpayer_address: '2 OWNER ST',
      tabc_permit_number: 'MB100000',
      filer_type: 50,
      responsibility_begin_date: '2010-01-01',
      responsibility_end_date: '2016-05-31',
      latitude: 30.270569,
      longitude: -97.742589,
      type: 1,
    },
  ]);
});
