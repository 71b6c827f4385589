import { beforeAll, describe, expect, test } from 'vitest';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertAlikeMonth, insertLodgingMonths, sumPlaceYears } from './place.factory.ts';
import { insertTravis } from './travis.testing.ts';

const server = useServer();
beforeAll(() => insertTravis(server.db));

function askPlace(kind: string, name: string, selection: string): Promise<unknown> {
  const document = `query ($kind: PlaceKind!, $name: String!) { place(kind: $kind, name: $name) { ${selection} } }`;
  return server.query<{ place: unknown }>(document, { kind, name }).then(({ place }) => place);
}

describe('lodging of a county', () => {
  test('by month: RevPAR leaves marketplaces out, and coverage is given', async () => {
    expect(
      await askPlace(
        'COUNTY',
        'travis',
        `id kind name lodgingMonths(to: "2022-01") {
          month roomReceipts taxableReceipts marketplace apportioned rooms revpar properties flaggedFilings roomsLeftOut
          release { product }
        }`,
      ),
    ).toEqual({
      id: 'county:TRAVIS',
      kind: 'COUNTY',
      name: 'Travis',
      lodgingMonths: [
        {
          month: '2022-01',
          roomReceipts: 310_000,
          taxableReceipts: 310_000,
          marketplace: 10_000,
          apportioned: 5,
          rooms: 1_000,
          revpar: 9.68,
          properties: 10,
          flaggedFilings: 2,
          roomsLeftOut: 200,
          release: { product: 'HOTEL' },
        },
      ],
    });
  });

  test('by month in REST: rows say how much is cut from quarterly filings, if any of it is', async () => {
    const rows = (await server.rest('/rest/basic/county/Travis')).body as object[];
    const parts = rows.map((row) => ('apportioned' in row ? row.apportioned : 'none'));
    expect(parts).toEqual([5, 5, 5, 'none']);
  });

  test('by year: compared with the same months of the year before', async () => {
    const years = await askPlace(
      'COUNTY',
      '227',
      `lodgingYears { year months roomReceipts marketplace revpar release { id }
        receiptsChange { amount percent } revparChange { amount percent } }`,
    );
    expect(years).toEqual({
      lodgingYears: [
        {
          year: 2022,
          months: 3,
          roomReceipts: 890_000,
          marketplace: 30_000,
          // 860,000 over 1,000 rooms and 90 days.
          revpar: 9.56,
          release: { id: 'release:1' },
          receiptsChange: null,
          revparChange: null,
        },
        {
          year: 2023,
          months: 1,
          roomReceipts: 341_000,
          marketplace: 0,
          revpar: 11,
          release: { id: 'release:1' },
          receiptsChange: { amount: 31_000, percent: 10 },
          revparChange: { amount: 1.32, percent: 13.64 },
        },
      ],
    });
  });

  test('by city: they add up to the county, without a city’s receipts in other counties', async () => {
    const county = (await askPlace(
      'COUNTY',
      'Travis',
      `citiesLodgingMonths(from: "2023-01") { city month { roomReceipts } } lodgingSeries(from: "2023-01") { months roomReceipts revpar }
      citiesLodging(from: "2023-01") { releases { id } cities { city months sources roomReceipts } }`,
    )) as {
      citiesLodgingMonths: { city: string; month: { roomReceipts: number } }[];
      lodgingSeries: unknown;
      citiesLodging: unknown;
    };
    expect(county.citiesLodgingMonths).toEqual([
      { city: 'AUSTIN', month: { roomReceipts: 300_000 } },
      { city: 'LAKEWAY', month: { roomReceipts: 41_000 } },
    ]);
    expect(county.citiesLodging).toHaveProperty('releases', [{ id: 'release:1' }]);
    expect(county.citiesLodging).toHaveProperty('cities', [
      { city: 'AUSTIN', months: ['2023-01'], sources: [0], roomReceipts: [300_000] },
      { city: 'LAKEWAY', months: ['2023-01'], sources: [0], roomReceipts: [41_000] },
    ]);
    expect(county.lodgingSeries).toEqual({ months: ['2023-01'], roomReceipts: [341_000], revpar: [11] });
    expect(
      await askPlace('CITY', 'Austin', 'lodgingMonths { roomReceipts } citiesLodgingMonths { city }'),
    ).toEqual({
      lodgingMonths: [{ roomReceipts: 301_000 }],
      citiesLodgingMonths: [],
    });
  });
});

test('alcohol of a county, by month, year, city and as columns', async () => {
  expect(
    await askPlace(
      'COUNTY',
      'Travis',
      `alcoholMonths(from: "2022-02") { month totalReceipts beerReceipts wineReceipts estimated properties release { product } }
       alcoholYears { year months totalReceipts estimated receiptsChange { amount } }
       alcoholSeries { months totalReceipts }
       citiesAlcoholMonths { city month { month totalReceipts } }`,
    ),
  ).toEqual({
    alcoholMonths: [
      {
        month: '2022-02',
        totalReceipts: 50,
        beerReceipts: 50,
        wineReceipts: null,
        estimated: 20,
        properties: 10,
        release: { product: 'HOTEL' },
      },
    ],
    alcoholYears: [{ year: 2022, months: 2, totalReceipts: 150, estimated: 40, receiptsChange: null }],
    alcoholSeries: { months: ['2022-01', '2022-02'], totalReceipts: [100, 50] },
    citiesAlcoholMonths: [{ city: 'AUSTIN', month: { month: '2023-01', totalReceipts: 77 } }],
  });
});

test('by month in REST: rows of bars say how much is estimated, if any of it is', async () => {
  const rows = (await server.rest('/rest/mbt/county/Travis')).body as object[];
  expect(rows.map((row) => ('estimated' in row ? row.estimated : 'none'))).toEqual([20, 20]);
});

test.each([
  ['CITY', 'ft worth', 'city:FORT WORTH'],
  ['CITY', 'Not in Reference', 'city:NOT IN REFERENCE'],
  ['COUNTY', '042', 'county:COLEMAN'],
  ['COUNTY', 'mclennan', 'county:MCLENNAN'],
  ['COUNTY', 'Travis  County', 'county:TRAVIS'],
  ['CITY', 'City of Austin', 'city:AUSTIN'],
  ['ZIP', '78701', 'zip:78701'],
  ['CITY', 'NOWHERE AT ALL', null],
  ['COUNTY', '255', null],
  ['ZIP', '99999', null],
])('the %s %s is %s', async (kind, name, id) => {
  expect(await askPlace(kind, name, 'id')).toEqual(id === null ? null : { id });
});

test('places with figures are listed by name', async () => {
  expect(
    await server.query(`{
      cities: places(product: HOTEL, kind: CITY) { name }
      counties: places(product: HOTEL, kind: COUNTY) { id name }
      bars: places(product: BEVERAGE, kind: CITY) { name }
    }`),
  ).toEqual({
    cities: [{ name: 'AUSTIN' }, { name: 'NOT IN REFERENCE' }],
    counties: [{ id: 'county:TRAVIS', name: 'Travis' }],
    bars: [],
  });
});

test('many places with their months take one statement for all of them', async () => {
  await server.token('paid');
  const { statements } = await countSql(() =>
    server.query(`{ nodes(ids: ["county:TRAVIS", "city:AUSTIN", "zip:78701", "city:MARFA"]) {
      ... on Place { name lodgingMonths { month } lodgingYears { year } }
    } }`),
  );
  expect(statements).toHaveLength(4);
});

test('months that quarterly filers have yet to file for are marked, and left out of comparisons', async () => {
  // Half of each month comes from quarterly filers, who have filed up to March 2023.
  const brewster = { kind: 'COUNTY', key: '22' } as const;
  const halves = { columns: { apportioned_cents: 500_00 } };
  await insertLodgingMonths(server.db, {
    ...brewster,
    ...halves,
    from: '2022-01',
    receipts: Array<number>(12).fill(1_000_00),
  });
  await insertLodgingMonths(server.db, {
    ...brewster,
    ...halves,
    from: '2023-01',
    receipts: [1_100_00, 1_100_00, 1_100_00],
  });
  await insertAlikeMonth(server.db, { ...brewster, month: '2023-04', receipts: [550_00, 500_00] });
  await insertLodgingMonths(server.db, { ...brewster, from: '2023-04', receipts: [550_00] });
  await sumPlaceYears(server.db);
  const county = (await askPlace(
    'COUNTY',
    'Brewster',
    `lodgingMonths(from: "2023-03") { month awaitsQuarterlyFilers }
     lodgingYears { year roomReceipts receiptsChange { amount percent } }`,
  )) as { lodgingMonths: unknown; lodgingYears: unknown[] };
  expect(county.lodgingMonths).toEqual([
    { month: '2023-03', awaitsQuarterlyFilers: false },
    { month: '2023-04', awaitsQuarterlyFilers: true },
  ]);
  expect(county.lodgingYears.at(-1)).toEqual({
    year: 2023,
    roomReceipts: 3_850,
    // 3 x $1,100 and $550 of monthly filers, against 3 x $1,000 and $500.
    receiptsChange: { amount: 350, percent: 10 },
  });
});
