import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageFiling, insertBeverageMonths } from '../beverages/beverage.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from './hotel.factory.ts';

const server = useServer();
const JUNE = { period_end: '2023-06-30' };
const JULY = { period_end: '2023-07-31' };

test('a release that corrects the owner’s address revises no month; one with other receipts does', async () => {
  const { db } = server;
  const [first, second] = [await insertRelease(db), await insertRelease(db)];
  const replaced = { replaced_by_release_id: second };
  const hotel = await insertHotel(db);
  for (const [period, before] of [
    [JUNE, 310_00],
    [JULY, 300_00],
  ] as const) {
    const month = { ...period, taxpayer_address: '133 W MARKET ST' };
    await insertHotelFiling(db, hotel, first, { ...month, room_receipts_cents: before, ...replaced });
    await insertHotelFiling(db, hotel, second, { ...period, room_receipts_cents: 310_00 });
  }
  await insertHotelMonths(db, [hotel], { from: '2023-06', receipts: [310_00, 310_00], releaseId: second });
  const { hotel: months } = await server.query<{ hotel: object }>(
    `query ($number: String!, $location: Int!) { hotel(taxpayerNumber: $number, locationNumber: $location) {
      months { month flags } filings(first: 5) { nodes { periodEnd flags } }
    } }`,
    { number: hotel.taxpayer_number, location: hotel.location_number },
  );
  expect(months).toEqual({
    months: [
      { month: '2023-06', flags: [] },
      { month: '2023-07', flags: ['REVISED'] },
    ],
    filings: {
      nodes: [
        { periodEnd: '2023-07-31', flags: ['REVISED'] },
        { periodEnd: '2023-06-30', flags: [] },
      ],
    },
  });
});

test('nor does one that corrects a bar’s', async () => {
  const { db } = server;
  const releases = { product: 'beverage', periods: { '2023-06-30': 1, '2023-07-31': 1 } } as const;
  const [first, second] = [await insertRelease(db, releases), await insertRelease(db, releases)];
  const bar = await insertBeverage(db);
  for (const [period, before] of [
    [JUNE, 310_00],
    [JULY, 300_00],
  ] as const) {
    const filed = (cents: number) => ({ ...period, total_receipts_cents: cents });
    await insertBeverageFiling(db, bar, first, { ...filed(before), replaced_by_release_id: second });
    await insertBeverageFiling(db, bar, second, { ...filed(310_00), taxpayer_name: 'CORRECTED' });
  }
  await insertBeverageMonths(db, bar, { from: '2023-06', receipts: [310_00, 310_00], releaseId: second });
  const { beverageProperty } = await server.query<{ beverageProperty: object }>(
    `query ($number: String!, $location: Int!) {
      beverageProperty(taxpayerNumber: $number, locationNumber: $location) { months { month flags } }
    }`,
    { number: bar.taxpayer_number, location: bar.location_number },
  );
  expect(beverageProperty).toEqual({
    months: [
      { month: '2023-06', flags: [] },
      { month: '2023-07', flags: ['REVISED'] },
    ],
  });
});
