import { beforeAll, describe, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import type { Row } from '../../launch/test/insert.ts';
import { filersOf, insertFilers, type InsertFiler } from './hotelResults.testing.ts';

const server = useServer();
let release: number;
let insertFiler: InsertFiler;
beforeAll(async () => {
  release = await insertRelease(server.db, {
    periods: { '2023-01-31': 100, '2023-02-28': 100, '2023-03-31': 20 },
  });
  insertFiler = filersOf(server.db, release);
  await insertFilers(insertFiler);
});

interface Result {
  locationName: string;
  flags: string[];
}

async function results(input: object, selection = 'locationName', asOf?: object): Promise<Result[]> {
  const { hotelResults } = await server.query<{ hotelResults: { nodes: Result[]; totalCount: number } }>(
    `query ($input: HotelResultsInput!, $asOf: AsOfInput) {
      hotelResults(input: $input, asOf: $asOf, first: 100) { nodes { ${selection} } totalCount }
    }`,
    { input, ...(asOf && { asOf }) },
  );
  expect(hotelResults.totalCount).toBe(hotelResults.nodes.length);
  return hotelResults.nodes;
}

async function names(input: object): Promise<string[]> {
  return (await results(input)).map((row) => row.locationName);
}

const austin = { kind: 'CITY', names: ['AUSTIN'] };

test('monthly lists the month of monthly filers', async () => {
  const inMonth = (month: number): Promise<string[]> =>
    names({ type: 'MONTHLY', year: 2023, month, place: austin });
  expect(await inMonth(1)).toEqual(['ACCEPTED', 'CITY OF AUSTIN', 'EXTRA DIGIT', 'MONTHLY']);
  expect(await inMonth(3)).toEqual(['MONTHLY', 'SUMMED AND MONTHLY']);
});

test('every type of results is available as of a release', async () => {
  const asOf = { release: `release:${String(release)}` };
  const counted = async (period: object): Promise<number> =>
    (await results({ year: 2023, place: austin, ...period }, 'locationName', asOf)).length;
  expect(await counted({ type: 'MONTHLY', month: 3 })).toBe(2);
  expect(await counted({ type: 'QUARTERLY', quarter: 1 })).toBe(1);
  expect(await counted({ type: 'QUARTERLY_AND_MONTHLY', quarter: 1 })).toBe(7);
});

test('the second quarter, which ends on the 30th, includes nothing of March 31', async () => {
  const rest = { city: 'MARFA', county_code: 189, zip: '79843', location_zip: '79843' };
  const summed = { period_end: '2023-06-30', period_months: 3, room_receipts_cents: 70_00 };
  const march = { period_end: '2023-03-31', room_receipts_cents: 1_00 };
  await insertFiler(
    'MARCH AND APRIL',
    [march, { period_end: '2023-04-30', room_receipts_cents: 2_00 }],
    rest,
  );
  await insertFiler('MARCH, THEN SUMMED', [march, summed], rest);
  const marfa = { kind: 'CITY', names: ['MARFA'] };
  expect(
    await results(
      { type: 'QUARTERLY_AND_MONTHLY', year: 2023, quarter: 2, place: marfa },
      'locationName roomReceipts',
    ),
  ).toEqual([
    { locationName: 'MARCH AND APRIL', roomReceipts: 2 },
    { locationName: 'MARCH, THEN SUMMED', roomReceipts: 70 },
  ]);
});

test('a quarter that is not over ends with its last published month, and RevPAR counts the days of months filed', async () => {
  await insertRelease(server.db, { periods: { '2019-04-30': 100, '2019-05-31': 100 } });
  const alpine = { city: 'ALPINE', county_code: 22, zip: '79830', room_capacity: 10 };
  const april = { period_end: '2019-04-30', room_receipts_cents: 3_000_00 };
  const may = { period_end: '2019-05-31', room_receipts_cents: 3_100_00 };
  await insertFiler('BOTH', [april, may], alpine);
  await insertFiler('ONE', [may], alpine);
  const input = { type: 'QUARTERLY_AND_MONTHLY', year: 2019, quarter: 2 };
  const place = { kind: 'CITY', names: ['ALPINE'] };
  const fields = 'locationName periodEnd periodMonths monthsFiled days revpar';
  const shared = { periodEnd: '2019-05-31', periodMonths: 3 };
  expect(await results({ ...input, place }, fields)).toEqual([
    { ...shared, locationName: 'BOTH', monthsFiled: 2, days: 61, revpar: 10 },
    { ...shared, locationName: 'ONE', monthsFiled: 1, days: 31, revpar: 10 },
  ]);
  const { body } = await server.rest('/rest/quarterlymonthly/2/2019/city/ALPINE');
  expect(body).toMatchObject([
    { obligation_end_date: '2019-05-31', month: 5, months_filed: 2, RevPAR: 10 },
    { obligation_end_date: '2019-05-31', month: 5, months_filed: 1, RevPAR: 10 },
  ]);
});

test('a list by RevPAR can leave out hotels with few rooms that count, and marketplaces', async () => {
  const sealy = { city: 'SEALY', county_code: 8, zip: '77474', location_zip: '77474' };
  const filings = (room_capacity: number, rest: Row = {}): Row[] =>
    [4, 5, 6].map((month) => ({
      period_end: `2022-0${String(month)}-${month === 5 ? '31' : '30'}`,
      room_capacity,
      ...rest,
    }));
  await insertFiler('INN', filings(50), sealy);
  await insertFiler('CONDOMINIUM', filings(1), sealy);
  await insertFiler(
    'DOUBTFUL',
    filings(4_000, { rooms_flag: 'ROOMS_DOUBTFUL', rooms_rule: 'TOO_MANY_ROOMS' }),
    sealy,
  );
  await insertFiler('CITY OF SEALY', filings(60, { is_marketplace: true }), sealy);
  const place = { kind: 'CITY', names: ['SEALY'] };
  const month = { type: 'MONTHLY', year: 2022, month: 5, place };
  const quarterOfAll = { type: 'QUARTERLY_AND_MONTHLY', year: 2022, quarter: 2, place };
  for (const input of [month, quarterOfAll]) {
    expect(await names(input)).toEqual(['CITY OF SEALY', 'CONDOMINIUM', 'DOUBTFUL', 'INN']);
    expect(await names({ ...input, minRooms: 1 })).toEqual(['CONDOMINIUM', 'INN']);
    expect(await names({ ...input, minRooms: 50 })).toEqual(['INN']);
    expect(await names({ ...input, minRooms: 51 })).toEqual([]);
  }
});

test('a quarter has the RevPAR of the months whose rooms count, also if those of the last month do not', async () => {
  const terlingua = { city: 'TERLINGUA', county_code: 22, zip: '79852', room_capacity: 10 };
  const months = [
    { period_end: '2021-10-31', room_receipts_cents: 6_200_00, room_capacity: 20 },
    { period_end: '2021-11-30', room_receipts_cents: 3_000_00 },
    {
      period_end: '2021-12-31',
      room_receipts_cents: 0,
      rooms_flag: 'IDLE_ROOMS',
      rooms_rule: 'EMPTY_MONTHS',
    },
  ];
  await insertFiler('SOLD IN NOVEMBER', months, terlingua);
  const place = { kind: 'CITY', names: ['TERLINGUA'] };
  const input = { type: 'QUARTERLY_AND_MONTHLY', year: 2021, quarter: 4, place };
  const asked =
    'countedReceipts countedRooms monthsFiled revpar revparMonths revparReceipts availableRoomNights';
  // $9,200 over 10 rooms and the 61 days of October and November.
  const sums = { countedReceipts: 9_200, revparReceipts: 9_200, availableRoomNights: 610 };
  const expected = [{ ...sums, countedRooms: 10, monthsFiled: 3, revpar: 15.08, revparMonths: 2 }];
  expect(await results(input, asked)).toEqual(expected);
  expect(await results({ ...input, minRooms: 1 }, asked)).toEqual(expected);
  const { body } = await server.rest('/rest/quarterlymonthly/4/2021/city/TERLINGUA');
  expect(body).toMatchObject([{ RevPAR: 15.08, revpar_months: 2 }]);
});

test('quarterly lists the quarter of quarterly filers', async () => {
  expect(await names({ type: 'QUARTERLY', year: 2023, quarter: 1, place: austin })).toEqual(['QUARTERLY']);
  expect(await names({ type: 'QUARTERLY', year: 2023, quarter: 2, place: austin })).toEqual([]);
});

test('both together sum the months, and use a summed quarter only if none of its months is filed', async () => {
  const rows = await results(
    { type: 'QUARTERLY_AND_MONTHLY', year: 2023, quarter: 1, place: { kind: 'ZIP', names: ['78701'] } },
    `locationName periodEnd periodMonths filerType roomReceipts taxableReceipts roomCapacity revpar
     release { id } hotel { name }`,
  );
  const quarter = { periodEnd: '2023-03-31', periodMonths: 3, release: { id: `release:${String(release)}` } };
  const row = ([name, filerType, roomReceipts, taxableReceipts, roomCapacity, revpar]: unknown[]) => {
    const figures = { roomReceipts, taxableReceipts, roomCapacity, revpar };
    return { ...quarter, locationName: name, hotel: { name }, filerType, ...figures };
  };
  const expected = [
    // 600.60 over 12 rooms and 90 days.
    ['MONTHLY', 'MONTHLY', 600.6, 140, 12, 0.56],
    ['QUARTERLY', 'QUARTERLY', 900, 900, 100, 0.1],
    ['SUMMED AND MONTHLY', 'MONTHLY', 6, 900, 0, null],
    ['SUMMED BY THE SOURCE', 'MONTHLY', 700, 900, 100, 0.08],
  ];
  const others = rows.filter(({ locationName }) => !['EXTRA DIGIT', 'ACCEPTED'].includes(locationName));
  expect(others).toEqual(expected.map(row));
});

test('a quarter gives a reason that several of its months have once', async () => {
  const idle = {
    room_receipts_cents: 0,
    room_capacity: 1,
    rooms_flag: 'IDLE_ROOMS',
    rooms_rule: 'EMPTY_MONTHS',
  };
  const ends = ['2021-01-31', '2021-02-28', '2021-03-31'];
  await insertFiler(
    'IDLE',
    ends.map((period_end) => ({ period_end, ...idle })),
  );
  const asked = { type: 'QUARTERLY_AND_MONTHLY', year: 2021, quarter: 1, place: austin };
  const [row] = await results(asked, 'reasons');
  expect(row).toEqual({
    reasons: ['One of at least three months in a row without receipts; its 1 room does not count.'],
  });
});

test('rows have their flags; an accepted value is no longer flagged', async () => {
  const rows = await results(
    { type: 'MONTHLY', year: 2023, month: 1, place: austin },
    'locationName flags revpar city county roomReceipts countedReceipts reasons',
  );
  const where = { city: 'AUSTIN', county: 'Travis' };
  const small = { roomReceipts: 100.1, countedReceipts: 100.1 };
  const asFiled = { roomReceipts: 1000, countedReceipts: 1000, reasons: [] };
  expect(rows).toEqual([
    { ...where, locationName: 'ACCEPTED', flags: [], revpar: 0.32, ...asFiled },
    { ...where, locationName: 'CITY OF AUSTIN', flags: ['MARKETPLACE'], revpar: null, ...asFiled },
    {
      ...where,
      locationName: 'EXTRA DIGIT',
      flags: ['EXTRA_DIGIT'],
      revpar: 0.1,
      roomReceipts: 1000,
      countedReceipts: 310,
      reasons: [
        'Filed $1,000.00 with $310.00 taxable, usually about $320 a month; the taxable receipts count.',
      ],
    },
    { ...where, locationName: 'MONTHLY', flags: [], revpar: 0.32, ...asFiled, ...small },
  ]);
});

describe('places', () => {
  const january = { type: 'MONTHLY', year: 2023, month: 1 };

  test.each([
    ['a city in its canonical spelling', { kind: 'CITY', names: ['FORT WORTH'] }],
    ['a city as filed', { kind: 'CITY', names: [' ft  worth '] }],
    ['a county by name', { kind: 'COUNTY', names: ['tarrant'] }],
    ['a county by code', { kind: 'COUNTY', names: ['220'] }],
    ['a ZIP code', { kind: 'ZIP', names: ['76102'] }],
    ['several, one unknown', { kind: 'CITY', names: ['NOWHERE', 'FORT WORTH'] }],
  ])('%s finds the same', async (_, place) => {
    expect(await names({ ...january, place })).toEqual(['STOCKYARDS']);
  });

  test('several of a kind are listed together', async () => {
    const rows = await names({ ...january, place: { kind: 'CITY', names: ['AUSTIN', 'FT WORTH'] } });
    expect(rows).toEqual(['ACCEPTED', 'CITY OF AUSTIN', 'EXTRA DIGIT', 'MONTHLY', 'STOCKYARDS']);
  });

  test('an unknown one has no rows', async () => {
    expect(await names({ ...january, place: { kind: 'CITY', names: ['NOWHERE'] } })).toEqual([]);
  });
});

test('without a year it is the latest published period, which is not a month that has only begun', async () => {
  expect(await server.query('{ latestPeriod(product: HOTEL) { month year monthNumber quarter } }')).toEqual({
    latestPeriod: { month: '2023-02', year: 2023, monthNumber: 2, quarter: 1 },
  });
  expect(await names({ type: 'MONTHLY', place: austin })).toEqual(['MONTHLY']);
  expect(await results({ type: 'QUARTERLY', place: austin }, 'periodEnd')).toEqual([]);
});

test.each([
  [{ type: 'MONTHLY', year: 2023, place: austin }, 'month'],
  [{ type: 'MONTHLY', year: 2023, month: 13, place: austin }, 'month must be 1 to 12'],
  [{ type: 'QUARTERLY', year: 2023, month: 1, place: austin }, 'quarter'],
  [{ type: 'QUARTERLY', year: 2023, quarter: 5, place: austin }, 'quarter must be 1 to 4'],
  [{ type: 'MONTHLY', year: 2023, month: 1, place: { kind: 'CITY', names: [' '] } }, 'at least one place'],
])('refuses %j', async (input, message) => {
  const { errors } = await server.ask(
    'query ($input: HotelResultsInput!) { hotelResults(input: $input, first: 1) { totalCount } }',
    { input },
  );
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(errors?.[0]?.message).toContain(message);
});
