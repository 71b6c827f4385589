import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import {
  insertBeverage,
  insertBeverageMonths,
  type InsertedBeverage,
} from '../../beverages/beverage.factory.ts';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertLodgingReleases, insertRelease } from '../../releases/release.factory.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';
import { keyOf } from '../../figures/compare/compare.testing.ts';
import { insertEstablishment } from '../premises.factory.ts';

const server = useServer();
const FROM = '2022-04';
const MONTHS = monthsBetween(FROM, '2023-03');
/** Published before the release that knows of the end. */
let earlier: number;
let subject: InsertedHotel;
let opened: InsertedHotel;
let bar: InsertedBeverage;

async function insertFiler(location_name: string, dates: object = {}, from = FROM): Promise<InsertedHotel> {
  const hotel = await insertHotel(server.db, { location_name, last_month: '2023-03-01', ...dates });
  const receipts = monthsBetween(from, '2023-03').map(() => 3_100_000);
  await insertHotelMonths(server.db, [hotel], { from, receipts });
  return hotel;
}

beforeAll(async () => {
  const { db } = server;
  earlier = await insertLodgingReleases(db, { from: FROM, to: '2023-03' });
  const periods = Object.fromEntries(MONTHS.map((month) => [lastDayOf(month), 1]));
  await insertRelease(db, { product: 'beverage', periods });
  const later = await insertRelease(db, { periods: { '2023-03-31': 1 } });
  subject = await insertFiler('SUBJECT');
  const begin = { responsibility_begin: '2022-06-16' };
  const end = { responsibility_end: '2023-03-20' };
  opened = await insertFiler('OPENED', { ...begin, ...end }, '2022-06');
  for (const month of MONTHS) {
    const filing = { period_end: lastDayOf(month), location_name: 'OF THE TIME' };
    await insertHotelFiling(db, subject, 1, filing);
    if (month < '2022-06') continue;
    const replaced = month === '2023-03' ? { replaced_by_release_id: later } : {};
    await insertHotelFiling(db, opened, 1, { ...filing, ...begin, ...replaced });
  }
  await insertHotelFiling(db, opened, later, { period_end: '2023-03-31', ...begin, ...end });
  await insertFiler('NEW', begin, '2022-06');
  const seller = await insertFiler('SOLD', { responsibility_end: '2023-01-15' });
  const buyer = await insertFiler('SOLD', { responsibility_begin: '2023-01-16' }, '2023-01');
  await insertEstablishment(db, 'hotel', [
    { id: seller.id, from: FROM, to: '2023-01' },
    { id: buyer.id, from: '2023-01', to: '2023-03' },
  ]);
  bar = await insertBeverage(db, { last_month: '2023-03-01' });
  await insertBeverageMonths(db, bar, { from: FROM, receipts: MONTHS.map(() => 90_00) });
  const newBar = { responsibility_begin: '2023-03-22', last_month: '2023-03-01', location_name: 'NEW BAR' };
  await insertBeverageMonths(db, await insertBeverage(db, newBar), { from: '2023-03', receipts: [60_00] });
});

interface Near {
  hotel: { name: string } | null;
  beverageProperty: { name: string } | null;
  partialMonths: string[];
}

const asOfText = (release?: number): string =>
  release === undefined ? '' : `(asOf: { release: "release:${String(release)}" })`;

async function near(
  property: InsertedHotel,
  kind: 'hotel' | 'beverageProperty',
  release?: number,
): Promise<object> {
  const answer = await server.query<Record<string, { nearby: { neighbors: Near[] } }>>(
    `query ($tax: String!, $loc: Int!) { ${kind}(taxpayerNumber: $tax, locationNumber: $loc) {
      nearby${asOfText(release)} { neighbors { hotel { name } beverageProperty { name } partialMonths } } } }`,
    { tax: property.taxpayer_number, loc: property.location_number },
  );
  const rows = answer[kind]?.nearby.neighbors ?? [];
  return Object.fromEntries(
    rows.map((row) => [(row.hotel ?? row.beverageProperty)?.name ?? '', row.partialMonths]),
  );
}

async function compared(range: object, release?: number): Promise<object> {
  const asOf = release === undefined ? null : { release: `release:${String(release)}` };
  const { compareHotels } = await server.query<{ compareHotels: { competitors: object[] } }>(
    `query ($input: CompareHotelsInput!, $asOf: AsOfInput) {
      compareHotels(input: $input, asOf: $asOf) { competitors { partialMonths } } }`,
    { input: { subject: keyOf(subject), competitors: [keyOf(opened)], ...range }, asOf },
  );
  return compareHotels.competitors;
}

test('hotels nearby name the months that they were responsible for a part of, all owners together', async () => {
  expect(await near(subject, 'hotel')).toEqual({ NEW: ['2022-06'], SOLD: [] });
  expect(await near(bar, 'beverageProperty')).toEqual({ 'NEW BAR': ['2023-03'] });
});

test('as of a release, hotels nearby go by the dates that were filed then', async () => {
  expect(await near(subject, 'hotel', earlier)).toEqual({ OPENED: ['2022-06'] });
});

test('compared hotels name such months of the period and of the one that changes are against', async () => {
  expect(await compared({ from: '2022-04', to: '2023-03' })).toEqual([
    { partialMonths: ['2022-06', '2023-03'] },
  ]);
  expect(await compared({ from: '2023-06', to: '2023-06' })).toEqual([{ partialMonths: ['2022-06'] }]);
  expect(await compared({ from: '2022-04', to: '2023-03' }, earlier)).toEqual([
    { partialMonths: ['2022-06'] },
  ]);
});

/** Those of the hotel among the hotels of its city. */
async function ofPercentiles(release?: number): Promise<unknown> {
  const { hotel } = await server.query<{ hotel: { percentiles: { partialMonths: string[] }[] } }>(
    `query ($tax: String!, $loc: Int!) { hotel(taxpayerNumber: $tax, locationNumber: $loc) {
      percentiles${asOfText(release)} { partialMonths } } }`,
    { tax: opened.taxpayer_number, loc: opened.location_number },
  );
  return hotel.percentiles[0]?.partialMonths;
}

test('percentiles name such months of the hotel itself', async () => {
  expect(await ofPercentiles()).toEqual(['2022-06', '2023-03']);
  expect(await ofPercentiles(earlier)).toEqual(['2022-06']);
});
