import { expect, test } from 'vitest';
import { insertBeverage, insertBeverageFiling, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { brandNamed, insertBrandMonths } from '../brands/brand.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertRelease } from './release.factory.ts';

const server = useServer();

const monthsOf = async (product: string, asOf: object | null = null): Promise<unknown[]> => {
  const { publishedMonths } = await server.query<{ publishedMonths: unknown[] }>(
    `query ($product: Product!, $asOf: AsOfInput) { publishedMonths(product: $product, asOf: $asOf) {
      month hasMonthlyFilers hasQuarterlyFilers isIncomplete rows rowsExpected
    } }`,
    { product, asOf },
  );
  return publishedMonths;
};

const whole = {
  hasMonthlyFilers: true,
  hasQuarterlyFilers: false,
  isIncomplete: false,
  rows: null,
  rowsExpected: null,
};

test('lodging months show which filers they have, and which are missing until a release has them', async () => {
  await insertRelease(server.db, { periods: { '2023-02-28': 90 }, expectedRows: 100 });
  await insertRelease(server.db, { periods: { '2023-03-31': 7 }, series: 'quarterly' });
  const third = await insertRelease(server.db, { periods: { '2023-05-31': 100 } });
  const quarter = { ...whole, hasQuarterlyFilers: true };
  const january = { ...quarter, month: '2023-01', hasMonthlyFilers: false };
  const march = { ...january, month: '2023-03' };
  const may = { ...whole, month: '2023-05' };
  const short = { isIncomplete: true, rows: 90, rowsExpected: 100 };
  const before = [january, { ...quarter, month: '2023-02', ...short }, march, may];
  expect(await monthsOf('HOTEL')).toEqual(before);
  await insertRelease(server.db, { periods: { '2023-02-28': 100 } });
  expect(await monthsOf('HOTEL')).toEqual([january, { ...quarter, month: '2023-02' }, march, may]);
  expect(await monthsOf('HOTEL', { release: `release:${String(third)}` })).toEqual(before);
  const second = { release: `release:${String(third - 1)}` };
  expect(await monthsOf('HOTEL', second)).toEqual(before.slice(0, 3));
});

test('for mixed beverages the portal’s releases count, and a few late filings do not make a month', async () => {
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2017-08-31': 90, '2014-01-31': 1 },
    expectedRows: 100,
  });
  await insertRelease(server.db, {
    product: 'beverage',
    series: 'legacy',
    periods: { '2017-09-30': 9 },
    expectedRows: 100,
  });
  const before = await insertRelease(server.db, { product: 'beverage', periods: { '2017-07-31': 100 } });
  await insertRelease(server.db, { product: 'beverage', periods: { '2017-09-30': 100 } });
  expect(await monthsOf('BEVERAGE', { release: `release:${String(before)}` })).toMatchObject([
    { month: '2017-07' },
    { month: '2017-08' },
    { month: '2017-09', rows: 9, rowsExpected: 100 },
  ]);
  expect(await monthsOf('BEVERAGE')).toEqual([
    { ...whole, month: '2017-07' },
    { ...whole, month: '2017-08', isIncomplete: true, rows: 90, rowsExpected: 100 },
    { ...whole, month: '2017-09' },
  ]);
});

test('hotels, bars, brands, results and REST mark an incomplete month, and no other', async () => {
  const release = await insertRelease(server.db, { periods: { '2023-07-31': 90 }, expectedRows: 100 });
  await insertRelease(server.db, { periods: { '2023-06-30': 100 } });
  const hotel = await insertHotel(server.db);
  await insertHotelMonths(server.db, [hotel], { from: '2023-06', receipts: [100_00, 100_00] });
  const filed = { room_receipts_cents: 100_00 };
  await insertHotelFiling(server.db, hotel, release, { ...filed, period_end: '2023-07-31' });
  await insertHotelFiling(server.db, hotel, release, { ...filed, period_end: '2023-06-30' });
  const westin = await brandNamed(server.db, 'Westin');
  await insertBrandMonths(server.db, westin, { from: '2023-06', receipts: [100_00, 100_00] });
  const bar = await insertBeverage(server.db);
  await insertBeverageMonths(server.db, bar, { from: '2017-08', receipts: [100_00, 100_00] });
  const key = { taxpayerNumber: hotel.taxpayer_number, locationNumber: hotel.location_number };
  const answer = await server.query(
    `query ($taxpayerNumber: String!, $locationNumber: Int!, $barNumber: String!, $barLocation: Int!, $brand: ID!) {
      hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        headline { isIncomplete } months { month isIncomplete }
      }
      beverageProperty(taxpayerNumber: $barNumber, locationNumber: $barLocation) {
        headline { isIncomplete } months { month isIncomplete }
      }
      brand(id: $brand) { headline { isIncomplete } months { month isIncomplete } }
      july: hotelResults(input: ${resultsOf('MONTHLY, year: 2023, month: 7')}, first: 9) { nodes { isIncomplete } }
      june: hotelResults(input: ${resultsOf('MONTHLY, year: 2023, month: 6')}, first: 9) { nodes { isIncomplete } }
      quarter: hotelResults(input: ${resultsOf('QUARTERLY_AND_MONTHLY, year: 2023, quarter: 3')}, first: 9) {
        nodes { isIncomplete }
      }
    }`,
    {
      ...key,
      barNumber: bar.taxpayer_number,
      barLocation: bar.location_number,
      brand: `brand:${String(westin.id)}`,
    },
  );
  const lodging = [
    { month: '2023-06', isIncomplete: false },
    { month: '2023-07', isIncomplete: true },
  ];
  const [yes, no] = [true, false].map((isIncomplete) => ({ nodes: [{ isIncomplete }] }));
  expect(answer).toEqual({
    hotel: { headline: { isIncomplete: true }, months: lodging },
    beverageProperty: {
      headline: { isIncomplete: false },
      months: [
        { month: '2017-08', isIncomplete: true },
        { month: '2017-09', isIncomplete: false },
      ],
    },
    brand: { headline: { isIncomplete: true }, months: lodging },
    july: yes,
    june: no,
    quarter: yes,
  });
  const marks = async (path: string): Promise<unknown[]> =>
    ((await server.rest(path)).body as { is_incomplete?: unknown }[]).map((row) => row.is_incomplete);
  expect(await marks(`/rest/basic/HOTEL/${key.taxpayerNumber}/${String(key.locationNumber)}`)).toEqual([
    undefined,
    1,
  ]);
  expect(await marks('/rest/monthly/7/2023/city/AUSTIN')).toEqual([1]);
  expect(await marks('/rest/monthly/6/2023/city/AUSTIN')).toEqual([undefined]);
});

function resultsOf(period: string): string {
  return `{ type: ${period}, place: { kind: CITY, names: ["AUSTIN"] } }`;
}

test('a list in REST has a header if the period is unknown', async () => {
  const said = async (path: string): Promise<unknown[]> => {
    const authorization = `Bearer ${String(await server.token('paid'))}`;
    const answer = await fetch(`${server.origin}/rest/${path}`, { headers: { authorization } });
    return [answer.status, await answer.json(), answer.headers.get('x-not-published')];
  };
  expect(await said('monthly/4/2023/city/MARFA')).toEqual([200, [], '2023-04']);
  expect(await said('quarterly/2/2023/city/MARFA')).toEqual([200, [], '2023-Q2']);
  expect(await said('mbt/1/2014/city/MARFA')).toEqual([200, [], '2014-01']);
  // Late filings are no month: what all others took in is unknown.
  const late = await insertBeverage(server.db, { city: 'ALPINE' });
  const columns = { city: 'ALPINE' };
  await insertBeverageMonths(server.db, late, { from: '2014-01', receipts: [100], columns });
  await insertBeverageFiling(server.db, late, 1, { ...columns, period_end: '2014-01-31' });
  const [status, rows, header] = await said('mbt/1/2014/city/ALPINE');
  expect([status, (rows as unknown[]).length, header]).toEqual([200, 1, '2014-01']);
  // Nobody there filed, as far as is known.
  expect(await said('monthly/5/2023/city/MARFA')).toEqual([200, [], null]);
  expect(await said('quarterlymonthly/2/2023/city/MARFA')).toEqual([200, [], null]);
  expect(await said('mbt/8/2017/city/MARFA')).toEqual([200, [], null]);
});

test('the latest month is that of the releases up to a point in time', async () => {
  const early = await insertRelease(server.db, {
    publishedAt: '2023-02-15T12:00:00Z',
    periods: { '2022-12-31': 100 },
  });
  await insertRelease(server.db, { publishedAt: '2024-04-15T12:00:00Z', periods: { '2024-02-29': 100 } });
  const latest = async (asOf: object | null): Promise<unknown> => {
    const query = 'query ($asOf: AsOfInput) { latestPeriod(product: HOTEL, asOf: $asOf) { month year } }';
    return (await server.query<{ latestPeriod: unknown }>(query, { asOf })).latestPeriod;
  };
  expect(await latest(null)).toEqual({ month: '2024-02', year: 2024 });
  expect(await latest({ release: `release:${String(early)}` })).toEqual({ month: '2023-07', year: 2023 });
  expect(await latest({ date: '2022-01-01' })).toBeNull();
});

test('a few sums of quarters after a gap of years are not the latest period, as many as there are months are', async () => {
  const latest = async (): Promise<unknown> =>
    await server.query('{ latestPeriod(product: HOTEL) { month } }');
  await insertRelease(server.db, { series: 'quarter_sum', periods: { '2025-09-30': 7 } });
  expect(await latest()).toEqual({ latestPeriod: { month: '2024-02' } });
  await insertRelease(server.db, { series: 'quarter_sum', periods: { '2025-09-30': 70 } });
  expect(await latest()).toEqual({ latestPeriod: { month: '2025-09' } });
});

test('a legacy month lacks the permits that filed late until the next month’s release is there', async () => {
  const legacy = (periods: Record<string, number>): Promise<number> =>
    insertRelease(server.db, { product: 'beverage', series: 'legacy', periods });
  await legacy({ '2012-03-31': 100 });
  await legacy({ '2012-05-31': 100, '2012-04-30': 5 });
  const of = async () =>
    (await monthsOf('BEVERAGE')).filter((each) => (each as { month: string }).month.startsWith('2012-0'));
  const lacking = { isIncomplete: true, rows: null, rowsExpected: null };
  expect(await of()).toMatchObject([
    { month: '2012-03', ...lacking },
    { month: '2012-05', ...lacking },
  ]);
  await legacy({ '2012-04-30': 100, '2012-03-31': 9 });
  expect(await of()).toMatchObject([
    { month: '2012-03', isIncomplete: false },
    { month: '2012-04', isIncomplete: false },
    { month: '2012-05', ...lacking },
  ]);
  await insertRelease(server.db, { product: 'beverage', periods: { '2012-05-31': 110 } });
  expect((await of()).at(-1)).toMatchObject({ month: '2012-05', isIncomplete: false });
});
