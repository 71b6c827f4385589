import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../beverages/beverage.factory.ts';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { exportedRanking } from './exportedRanking.testing.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const city = { city: 'PARTS' };
const openedThen = { responsibility_begin: '2023-06-16' };
/** Knows of the end that the property has today. */
let later: number;

/** A hotel that took in $31,000 in each of its months. */
async function insertOwner(
  name: string,
  dates: object,
  { from = '2022-01', months = 24 }: { from?: string; months?: number } = {},
): Promise<InsertedHotel> {
  const hotel = await insertHotel(server.db, { location_name: name, ...city, ...dates });
  const receipts = Array.from({ length: months }, () => 3_100_000);
  await insertHotelMonths(server.db, [hotel], { from, receipts, columns: city });
  return hotel;
}

async function insertSold(name: string, end: string, begin: string): Promise<InsertedHotel> {
  const seller = await insertOwner(name, { responsibility_end: end }, { months: 15 });
  const buyer = await insertOwner(name, { responsibility_begin: begin }, { from: '2023-03', months: 10 });
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2022-01', to: '2023-03' },
    { id: buyer.id, from: '2023-03', to: '2023-12' },
  ]);
  await addYears(server.db, 'PARTS', {
    2022: [{ id: seller.id, dollars: 31_000 }],
    2023: [
      { id: seller.id, dollars: 31_000, months: 3 },
      { id: buyer.id, dollars: 31_000 },
    ],
  });
  return seller;
}

let seller: InsertedHotel;
beforeAll(async () => {
  const { db } = server;
  await publishTwoYears(db);
  later = await insertRelease(db, { periods: { '2023-08-31': 1 } });
  const dates = { ...openedThen, responsibility_end: '2023-08-20' };
  const opened = await insertOwner('OPENED', dates, { from: '2023-06', months: 3 });
  const filed = { ...city, ...openedThen, location_name: 'OPENED' };
  await insertHotelFiling(db, opened, 1, { ...filed, period_end: '2023-06-30' });
  const august = { ...filed, period_end: '2023-08-31' };
  await insertHotelFiling(db, opened, 1, { ...august, replaced_by_release_id: later });
  await insertHotelFiling(db, opened, later, { ...august, ...dates });
  await addYears(db, 'PARTS', { 2023: [{ id: opened.id, dollars: 31_000 }] });
  const first = await insertOwner('FIRST OF MONTH', { responsibility_begin: '2022-03-01' });
  await addYears(db, 'PARTS', {
    2022: [{ id: first.id, dollars: 31_000 }],
    2023: [{ id: first.id, dollars: 31_000 }],
  });
  seller = await insertSold('SOLD', '2023-03-15', '2023-03-16');
  await insertSold('SHUT BETWEEN', '2023-03-10', '2023-03-21');
});

interface Row {
  name: string;
  partialMonths: string[];
}

/** The months of each row that has any. */
async function ranked(
  asked: string,
  kind = 'rankProperties(product: HOTEL, ',
): Promise<Record<string, string[]>> {
  const { ranking } = await server.query<{ ranking: { nodes: Row[] } }>(
    `{ ranking: ${kind} by: RECEIPTS, from: "2023-01", to: "2023-12", minimumMonths: 0, first: 10, ${asked}) {
      nodes { name partialMonths } } }`,
  );
  return monthsOf(ranking.nodes);
}

function monthsOf(rows: readonly Row[]): Record<string, string[]> {
  const partial = rows.filter(({ partialMonths }) => partialMonths.length > 0);
  return Object.fromEntries(partial.map(({ name, partialMonths }) => [name, partialMonths]));
}

const filter = 'filter: { city: { eq: "PARTS" } }';
const all = { OPENED: ['2023-06', '2023-08'], 'SHUT BETWEEN': ['2023-03'] };

test('a ranked hotel says which months it was responsible for a part of, all owners together', async () => {
  expect(await ranked(filter)).toEqual(all);
  expect(await ranked(`${filter}, asOf: { release: "release:${String(later)}" }`)).toEqual({
    OPENED: ['2023-06', '2023-08'],
  });
});

test('exports of rankings say so, too; new columns are the last', async () => {
  const asked = { kind: 'PROPERTY', by: 'RECEIPTS', from: '2023-01', to: '2023-12', minimumMonths: 0 };
  const rows = await exportedRanking<Row>(server, { ...asked, filter: { city: { eq: 'PARTS' } } });
  expect(monthsOf(rows)).toEqual(all);
  expect(Object.keys(rows[0] ?? {}).slice(-2)).toEqual(['partialMonths', 'monthsWithoutQuarterlyFilers']);
});

test('the months that a change is against are among them, others of the year are not', async () => {
  const months = 'from: "2023-10", to: "2023-11", monthsEarlier: 4, by: CHANGE, first: 10';
  const { ranking } = await server.query<{ ranking: { nodes: Row[] } }>(
    `{ ranking: rankProperties(product: HOTEL, ${months}, ${filter}) { nodes { name partialMonths } } }`,
  );
  expect(monthsOf(ranking.nodes)).toEqual({ OPENED: ['2023-06'] });
});

test('bars say so, too, also as of a release', async () => {
  const begin = { ...city, location_name: 'BAR', responsibility_begin: '2023-12-22' };
  const bar = await insertBeverage(server.db, begin);
  const release = await insertRelease(server.db, { product: 'beverage', periods: { '2023-12-31': 1 } });
  await insertBeverageMonths(server.db, bar, { from: '2023-12', receipts: [60_00], columns: city });
  await insertBeverageFiling(server.db, bar, release, { period_end: '2023-12-31', ...begin });
  await server.db.query(
    `/* test.addBarYear */ insert into beverage_year (property_id, year, city, months, estimated, receipts_12)
      values ($1, 2023, 'PARTS', 2048, 0, 6000)`,
    [bar.id],
  );
  for (const asOf of ['', `, asOf: { release: "release:${String(release)}" }`]) {
    expect(await ranked(`${filter}${asOf}`, 'rankProperties(product: BEVERAGE, ')).toEqual({
      BAR: ['2023-12'],
    });
  }
});

test('of one owner alone, the month of the sale is a part', async () => {
  const number = `filter: { taxpayerNumber: { eq: "${seller.taxpayer_number}" } }`;
  expect(await ranked(number)).toEqual({ SOLD: ['2023-03'] });
});

test('as of a release, the dates are those that were filed then', async () => {
  expect(await ranked(`${filter}, asOf: { release: "release:1" }`)).toEqual({ OPENED: ['2023-06'] });
});

test('all months of a quarter that a quarterly filer opened within are a part', async () => {
  const quarterly = { city: 'QUARTERLY' };
  const dates = { ...quarterly, location_name: 'IN QUARTERS', responsibility_begin: '2023-05-16' };
  const hotel = await insertHotel(server.db, dates);
  await insertHotelMonths(server.db, [hotel], {
    from: '2023-04',
    receipts: [100_00, 100_00, 100_00, 300_00],
    columns: { ...quarterly, apportioned_cents: 100_00 },
  });
  await addYears(server.db, 'QUARTERLY', { 2023: [{ id: hotel.id, dollars: 100 }] });
  expect(await ranked('filter: { city: { eq: "QUARTERLY" } }')).toEqual({
    'IN QUARTERS': ['2023-04', '2023-05', '2023-06'],
  });
});

test('places have no such months', async () => {
  expect(await ranked(filter, 'rankPlaces(product: HOTEL, kind: CITY, minimumProperties: 0, ')).toEqual({});
});
