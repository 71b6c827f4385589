import { describe, expect, test } from 'vitest';
import type { Row } from '../../launch/test/insert.ts';
import { useFilers } from './hotelResults.testing.ts';

const { server, first, results, names } = useFilers();

const austin = { kind: 'CITY', names: ['AUSTIN'] };

test('monthly lists the month of monthly filers', async () => {
  const inMonth = (month: number): Promise<string[]> =>
    names({ type: 'MONTHLY', year: 2023, month, place: austin });
  expect(await inMonth(1)).toEqual(['ACCEPTED', 'CITY OF AUSTIN', 'EXTRA DIGIT', 'MONTHLY']);
  expect(await inMonth(3)).toEqual(['MONTHLY', 'SUMMED AND MONTHLY']);
});

test('every type of results is available as of a release', async () => {
  const asOf = { release: `release:${String(first.release)}` };
  const counted = async (period: object): Promise<number> =>
    (await results({ year: 2023, place: austin, ...period }, 'locationName', asOf)).length;
  expect(await counted({ type: 'MONTHLY', month: 3 })).toBe(2);
  expect(await counted({ type: 'QUARTERLY', quarter: 1 })).toBe(1);
  expect(await counted({ type: 'QUARTERLY_AND_MONTHLY', quarter: 1 })).toBe(7);
});

test('a list by RevPAR can leave out hotels with few rooms that count, and marketplaces', async () => {
  const sealy = { city: 'SEALY', county_code: 8, zip: '77474', location_zip: '77474' };
  const filings = (room_capacity: number, rest: Row = {}): Row[] =>
    [4, 5, 6].map((month) => ({
      period_end: `2022-0${String(month)}-${month === 5 ? '31' : '30'}`,
      room_capacity,
      ...rest,
    }));
  await first.insertFiler('INN', filings(50), sealy);
  await first.insertFiler('CONDOMINIUM', filings(1), sealy);
  await first.insertFiler(
    'DOUBTFUL',
    filings(4_000, { rooms_flag: 'ROOMS_DOUBTFUL', rooms_rule: 'TOO_MANY_ROOMS' }),
    sealy,
  );
  await first.insertFiler('CITY OF SEALY', filings(60, { is_marketplace: true }), sealy);
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
