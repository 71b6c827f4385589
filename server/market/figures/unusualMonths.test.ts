import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { firstDayOf, monthsBetween, type Month } from '../../platform/lib/month.ts';
import { insertBeverage, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { brandNamed, insertBrandMonths } from '../brands/brand.factory.ts';
import { insertHotel, insertHotelMonths, type InsertedHotel } from '../hotels/hotel.factory.ts';
import { insertLodgingMonths } from '../places/place.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { insertPortfolio } from '../search/portfolios/portfolio.testing.ts';
import { keyOf } from './compare/compare.testing.ts';

const server = useServer();
const OWNER = '32000000911';
const months = monthsBetween('2021-01', '2023-06');
const receipts = months.map(() => 100_000_00);
/** The first is earlier than what the latest twelve months are compared with. */
const UNUSUAL: readonly Month[] = ['2021-02', '2021-09', '2022-06', '2023-01'];
const IN_TWO_YEARS = UNUSUAL.slice(1);

async function makeUnusual(table: string, column: string, marked: readonly Month[]): Promise<void> {
  await server.db.query(
    `/* test.makeUnusual */ update ${table} set ${column} where month = any($1::date[])`,
    [marked.map(firstDayOf)],
  );
}

let hotel: InsertedHotel;
let other: InsertedHotel;
beforeAll(async () => {
  const { db } = server;
  await insertLodgingReleases(db, { from: '2020-01', to: '2023-06' });
  const last_month = '2023-06-01';
  hotel = await insertHotel(db, { location_name: 'CAMP', taxpayer_number: OWNER, last_month });
  await insertHotelMonths(db, [hotel], { from: '2021-01', receipts });
  await makeUnusual('hotel_month', "receipts_flag = 'UNUSUAL_RECEIPTS'", UNUSUAL);
  other = await insertHotel(db, { location_name: 'INN', last_month });
  await insertHotelMonths(db, [other], { from: '2021-01', receipts });
});

test('a hotel, its owner and a portfolio name the unusual months of both years that they compare', async () => {
  await insertRelease(server.db, { product: 'beverage', periods: { '2023-06-30': 1 } });
  const bar = await insertBeverage(server.db, { taxpayer_number: OWNER, last_month: '2023-06-01' });
  await insertBeverageMonths(server.db, bar, { from: '2023-06', receipts: [100] });
  const id = await insertPortfolio(server, 'HOTEL', [hotel]);
  const noted = 'unusualMonths ttmChange { amount }';
  const answer = await server.query(
    `query ($number: String!, $location: Int!, $id: ID!) {
      hotel(taxpayerNumber: $number, locationNumber: $location) { headline { ${noted} } }
      owner(number: $number) { lodging: headline(product: HOTEL) { ${noted} } bars: headline(product: BEVERAGE) { ${noted} } }
      node(id: $id) { ... on Portfolio { figures { total { unusualMonths } } } }
    }`,
    { number: OWNER, location: hotel.location_number, id },
  );
  const headline = { unusualMonths: IN_TWO_YEARS, ttmChange: { amount: 0 } };
  expect(answer).toEqual({
    hotel: { headline },
    owner: { lodging: headline, bars: { unusualMonths: null, ttmChange: null } },
    node: { figures: { total: { unusualMonths: IN_TWO_YEARS } } },
  });
});

test('a hotel’s years name unusual months and those that do not count as filed', async () => {
  await makeUnusual('hotel_month', "rooms_flag = 'IDLE_ROOMS'", ['2022-03']);
  const { hotel: found } = await server.query<{ hotel: object }>(
    `query ($number: String!, $location: Int!) { hotel(taxpayerNumber: $number, locationNumber: $location) {
      years { year flaggedMonths unusualMonths } establishment { years { unusualMonths } } } }`,
    { number: OWNER, location: hotel.location_number },
  );
  const unusual = [['2021-02', '2021-09'], ['2022-06'], ['2023-01']];
  const flagged = [[], ['2022-03'], []];
  const years = unusual.map((unusualMonths, at) => ({
    year: 2021 + at,
    flaggedMonths: flagged[at],
    unusualMonths,
  }));
  expect(found).toEqual({
    years,
    establishment: { years: unusual.map((unusualMonths) => ({ unusualMonths })) },
  });
});

test('a comparison tells unusual months from those that it is against', async () => {
  const input = { from: '2022-12', to: '2023-02', subject: keyOf(hotel), competitors: [keyOf(other)] };
  await makeUnusual('hotel_month', "receipts_flag = 'UNUSUAL_RECEIPTS'", ['2022-02']);
  const { compareHotels } = await server.query<{ compareHotels: object }>(
    `query ($input: CompareHotelsInput!) { compareHotels(input: $input) {
      subject { unusualMonths unusualMonthsBefore } } }`,
    { input },
  );
  // June 2022 is before the first month, but nothing is compared with it.
  expect(compareHotels).toEqual({
    subject: { unusualMonths: ['2023-01'], unusualMonthsBefore: ['2022-02'] },
  });
});

test('a place and a brand name them, also those of the year that a year to date is compared with', async () => {
  const { db } = server;
  const westin = await brandNamed(db, 'Westin');
  await insertLodgingMonths(db, { kind: 'CITY', key: 'AUSTIN', from: '2021-01', receipts });
  for (const from of ['2020-01', '2023-01']) {
    await insertBrandMonths(db, westin, { from, receipts: receipts.slice(0, 6) });
  }
  await makeUnusual('hotel_place_month', 'unusual_receipts_cents = 1', UNUSUAL);
  const flaws =
    'unusual_receipts_cents = 500, apportioned_cents = 700, flagged_filings = 2, filed_rooms = 130';
  await makeUnusual('brand_month', flaws, ['2020-03', '2023-06']);
  const answer = await server.query(
    `query ($id: ID!) {
      place(kind: CITY, name: "AUSTIN") { lodgingHeadline { unusualMonths } }
      brand(id: $id) { headline { unusualMonths unusual apportioned flaggedFilings roomsLeftOut
        yearToDate { comparedYear } } }
    }`,
    { id: `brand:${String(westin.id)}` },
  );
  expect(answer).toEqual({
    place: { lodgingHeadline: { unusualMonths: IN_TWO_YEARS } },
    brand: {
      headline: {
        unusualMonths: ['2020-03', '2023-06'],
        unusual: 5,
        apportioned: 7,
        flaggedFilings: 2,
        roomsLeftOut: 30,
        yearToDate: { comparedYear: 2020 },
      },
    },
  });
});
