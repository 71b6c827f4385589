import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { monthsBetween } from '../../platform/lib/month.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
  insertCountedLegacy,
  type InsertedBeverage,
} from './beverage.factory.ts';

let server: TestServer;
let release: number;
beforeAll(async () => {
  server = await testServer();
  release = await insertRelease(server.db, { product: 'beverage', periods: { '2017-09-30': 10 } });
});
afterAll(() => server.close());

function askProperty<T>(property: InsertedBeverage, selection: string): Promise<T> {
  const document = `query ($tax: String!, $loc: Int!) {
    property: beverageProperty(taxpayerNumber: $tax, locationNumber: $loc) { ${selection} }
  }`;
  const numbers = { tax: property.taxpayer_number, loc: property.location_number };
  return server.query<{ property: T }>(document, numbers).then((answer) => answer.property);
}

const year = (cents: number): number[] => Array.from({ length: 12 }, () => cents);

describe('a property with portal and legacy months', () => {
  let property: InsertedBeverage;
  beforeAll(async () => {
    property = await insertBeverage(server.db, { location_name: "ROSE'S PLACE" });
    const legacy = {
      liquor_receipts_cents: null,
      wine_receipts_cents: null,
      beer_receipts_cents: null,
      cover_charge_receipts_cents: null,
      source: 'legacy',
    };
    await insertBeverageMonths(server.db, property, {
      from: '2016-01',
      receipts: year(100_05),
      releaseId: release,
      columns: legacy,
    });
    await insertBeverageMonths(server.db, property, {
      from: '2017-01',
      receipts: year(150_05),
      releaseId: release,
    });
    await insertBeverageMonths(server.db, property, {
      from: '2018-01',
      receipts: [44_775_00],
      releaseId: release,
      columns: { is_estimate: true, liquor_receipts_cents: 0 },
    });
  });

  test('months: unknown parts are null, estimates are flagged, changes compare with the year before', async () => {
    const { months } = await askProperty<{ months: unknown }>(
      property,
      `months(from: "2016-12", to: "2018-01") {
        month totalReceipts liquorReceipts wineReceipts coverChargeReceipts yearChange { amount percent } flags
        release { id }
      }`,
    );
    const of = { release: { id: `release:${String(release)}` } };
    expect((months as unknown[]).filter((_, i) => [0, 1, 13].includes(i))).toEqual([
      {
        ...of,
        month: '2016-12',
        totalReceipts: 100.05,
        liquorReceipts: null,
        wineReceipts: null,
        coverChargeReceipts: null,
        yearChange: null,
        flags: [],
      },
      {
        ...of,
        month: '2017-01',
        totalReceipts: 150.05,
        liquorReceipts: 150.05,
        wineReceipts: 0,
        coverChargeReceipts: 0,
        yearChange: { amount: 50, percent: 49.98 },
        flags: [],
      },
      {
        ...of,
        month: '2018-01',
        totalReceipts: 44_775,
        liquorReceipts: 0,
        wineReceipts: 0,
        coverChargeReceipts: 0,
        yearChange: { amount: 44_624.95, percent: 29_740.05 },
        flags: ['ESTIMATED'],
      },
    ]);
  });

  test('years and headlines name the estimates that they are made of or compared with', async () => {
    const selection = `headline { estimatedMonths } years { year estimatedMonths }`;
    const named = {
      headline: { estimatedMonths: ['2016-02', '2018-01'] },
      years: [
        { year: 2016, estimatedMonths: ['2016-02'] },
        { year: 2017, estimatedMonths: [] },
        { year: 2018, estimatedMonths: ['2018-01'] },
      ],
    };
    const estimate = `/* test */ update beverage_month set is_estimate = $1 where month = '2016-02-01'`;
    await server.db.query(estimate, [true]);
    const both = await askProperty(property, `${selection} establishment { ${selection} }`);
    await server.db.query(estimate, [false]);
    expect(both).toEqual({ ...named, establishment: named });
  });

  test('years add up, and a part that is unknown in one month is unknown', async () => {
    const { years } = await askProperty<{ years: unknown }>(
      property,
      'years { year months totalReceipts liquorReceipts receiptsChange { amount percent } receiptsComparedMonths }',
    );
    const none = { receiptsChange: null, receiptsComparedMonths: null };
    expect(years).toEqual([
      { ...none, year: 2016, months: 12, totalReceipts: 1_200.6, liquorReceipts: null },
      {
        year: 2017,
        months: 12,
        totalReceipts: 1_800.6,
        liquorReceipts: 1_800.6,
        receiptsChange: { amount: 600, percent: 49.98 },
        receiptsComparedMonths: monthsBetween('2017-01', '2017-12'),
      },
      {
        year: 2018,
        months: 1,
        totalReceipts: 44_775,
        liquorReceipts: 0,
        receiptsChange: { amount: 44_624.95, percent: 29_740.05 },
        receiptsComparedMonths: ['2018-01'],
      },
    ]);
  });

  test('the series trails twelve months', async () => {
    expect(
      await askProperty(
        property,
        'series(from: "2016-11", to: "2017-01") { months totalReceipts ttmReceipts }',
      ),
    ).toEqual({
      series: {
        months: ['2016-11', '2016-12', '2017-01'],
        totalReceipts: [100.05, 100.05, 150.05],
        ttmReceipts: [null, 1_200.6, 1_250.6],
      },
    });
  });
});

test('results list a month of places, under the name at the time', async () => {
  const place = { city: 'MARFA', county_code: 189, zip: '79843' };
  const bar = await insertBeverage(server.db, { ...place, location_name: 'NEW NAME' });
  await insertBeverageMonths(server.db, bar, { from: '2017-08', receipts: [60_00, 70_00], columns: place });
  await insertBeverageFiling(server.db, bar, release, {
    ...place,
    period_end: '2017-08-31',
    location_name: 'OLD NAME',
  });
  await insertBeverageFiling(server.db, bar, release, {
    ...place,
    period_end: '2017-09-30',
    location_name: 'NEW NAME',
  });
  const document = `query ($input: BeverageResultsInput!) {
    beverageResults(input: $input, first: 10) {
      nodes { locationName periodEnd totalReceipts liquorReceipts city county property { name } } totalCount
    }
  }`;
  const august = { input: { year: 2017, month: 8, place: { kind: 'COUNTY', names: ['Presidio'] } } };
  expect(await server.query(document, august)).toEqual({
    beverageResults: {
      nodes: [
        {
          locationName: 'OLD NAME',
          periodEnd: '2017-08-31',
          totalReceipts: 60,
          liquorReceipts: 60,
          city: 'MARFA',
          county: 'Presidio',
          property: { name: 'NEW NAME' },
        },
      ],
      totalCount: 1,
    },
  });
  const latest = { input: { place: { kind: 'CITY', names: ['marfa'] } } };
  expect(await server.query(document, latest)).toMatchObject({
    beverageResults: { nodes: [{ locationName: 'NEW NAME', periodEnd: '2017-09-30', totalReceipts: 70 }] },
  });
});

test('legacy filings are in the results and the data set of the bar that they are linked to', async () => {
  const valentine = { city: 'VALENTINE', county_code: 122, zip: '79854' };
  const marfa = { city: 'MARFA', county_code: 189, zip: '79843' };
  const bar = await insertBeverage(server.db, { ...valentine, permit: 'RENEWED', location_name: 'NOW' });
  const permit = await insertBeverage(server.db, { taxpayer_number: 'MB555555', location_number: 0 });
  const linked = { permitOf: permit, countsTo: bar };
  const filed = { ...marfa, permit: 'MB555555', period_end: '2015-01-31' };
  await insertBeverageMonths(server.db, bar, { from: '2015-01', receipts: [81_00], columns: valentine });
  await insertCountedLegacy(server.db, linked, release, {
    ...filed,
    counted: valentine,
    key_address: 'A',
    location_name: 'AS FILED',
    total_receipts_cents: 80_00,
  });
  await insertCountedLegacy(server.db, linked, release, {
    ...filed,
    counted: marfa,
    key_address: 'B',
    location_name: 'ELSEWHERE',
    total_receipts_cents: 1_00,
  });
  const results = (kind: string, name: string): Promise<unknown> =>
    server.query(
      `query ($place: PlaceInput!) { beverageResults(input: { year: 2015, month: 1, place: $place }, first: 5) {
        nodes { locationName city totalReceipts liquorReceipts property { name } } totalCount
      } }`,
      { place: { kind, names: [name] } },
    );
  const row = { liquorReceipts: null, property: { name: 'NOW' } };
  expect(await results('ZIP', '79854')).toEqual({
    beverageResults: {
      nodes: [{ ...row, locationName: 'AS FILED', city: 'VALENTINE', totalReceipts: 80 }],
      totalCount: 1,
    },
  });
  expect(await results('CITY', 'Marfa')).toEqual({
    beverageResults: {
      nodes: [{ ...row, locationName: 'ELSEWHERE', city: 'MARFA', totalReceipts: 1 }],
      totalCount: 1,
    },
  });
  const dataSet = 'filings(first: 5) { nodes { locationName permit countsTo { name } } totalCount }';
  const listed = ['ELSEWHERE', 'AS FILED'].map((locationName) => ({
    locationName,
    permit: 'MB555555',
    countsTo: { name: 'NOW' },
  }));
  for (const owner of [bar, permit]) {
    expect(await askProperty(owner, dataSet)).toEqual({ filings: { nodes: listed, totalCount: 2 } });
  }
});
