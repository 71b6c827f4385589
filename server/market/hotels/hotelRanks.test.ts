import { expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { askHotel } from './askHotel.testing.ts';
import { insertEstablishment } from '../premises/premises.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from './hotel.factory.ts';

const server = useServer();

test('ranks ignore marketplaces and filings that an operator left out', async () => {
  const release = await insertRelease(server.db, { periods: { '2023-12-31': 100 } });
  const place = { city: 'MARFA', county_code: 189, zip: '79843' };
  const [first, second, leftOut] = await Promise.all([
    insertHotel(server.db, place),
    insertHotel(server.db, place),
    insertHotel(server.db, place),
  ]);
  const month = { from: '2023-11', columns: place };
  const filed = { ...place, period_end: '2023-11-30' };
  // The second one files by quarter.
  await insertHotelFiling(server.db, second, release, {
    ...place,
    period_end: '2023-12-31',
    period_months: 3,
    filer_type: 60,
  });
  for (const hotel of [first, leftOut]) await insertHotelFiling(server.db, hotel, release, filed);
  await insertHotelMonths(server.db, [first], { ...month, receipts: [500_00] });
  await insertHotelMonths(server.db, [second], { ...month, receipts: [400_00] });
  await insertHotelMonths(server.db, [leftOut], {
    ...month,
    receipts: [900_00],
    columns: { ...place, is_left_out: true },
  });
  const selection = 'headline { cityRank { rank of } countyRank { rank of } }';
  const rank = { rank: 2, of: 2 };
  expect(await askHotel(server, second, selection)).toEqual({
    headline: { cityRank: rank, countyRank: rank },
  });
  expect(await askHotel(server, leftOut, selection)).toEqual({ headline: null });
});

test('a hotel that two owners filed for counts once, with the receipts of both', async () => {
  const release = await insertRelease(server.db, { periods: { '2023-10-31': 100 } });
  const place = { city: 'ALPINE', county_code: 22, zip: '79830' };
  const [seller, buyer, other] = await Promise.all([
    insertHotel(server.db, place),
    insertHotel(server.db, place),
    insertHotel(server.db, place),
  ]);
  const received = new Map([
    [seller, 200_00],
    [buyer, 300_00],
    [other, 400_00],
  ]);
  for (const [hotel, cents] of received) {
    await insertHotelFiling(server.db, hotel, release, { ...place, period_end: '2023-10-31' });
    await insertHotelMonths(server.db, [hotel], { from: '2023-10', receipts: [cents], columns: place });
  }
  await insertEstablishment(server.db, 'hotel', [
    { id: seller.id, from: '2023-10', to: '2023-10' },
    { id: buyer.id, from: '2023-10', to: '2023-10' },
  ]);
  const selection = 'headline { cityRank { rank of } countyRank { rank of } }';
  for (const [hotel, rank] of [
    [buyer, 1],
    [seller, 1],
    [other, 2],
  ] as const) {
    const ranked = { rank, of: 2 };
    expect(await askHotel(server, hotel, selection)).toEqual({
      headline: { cityRank: ranked, countyRank: ranked },
    });
  }
});

test('a hotel that took in nothing has no rank, and the others are not ranked among it', async () => {
  const release = await insertRelease(server.db, { periods: { '2023-09-30': 100 } });
  const place = { city: 'MARATHON', county_code: 22, zip: '79842' };
  const hotels = [];
  for (const cents of [500_00, 300_00, 0]) {
    const hotel = await insertHotel(server.db, place);
    await insertHotelFiling(server.db, hotel, release, { ...place, period_end: '2023-09-30' });
    await insertHotelMonths(server.db, [hotel], { from: '2023-09', receipts: [cents], columns: place });
    hotels.push(hotel);
  }
  const selection = 'headline { cityRank { rank of } countyRank { rank of } }';
  const ranks = await Promise.all(hotels.map((hotel) => askHotel(server, hotel, selection)));
  const ranked = (rank: number): object => ({ cityRank: { rank, of: 2 }, countyRank: { rank, of: 2 } });
  expect(ranks).toEqual([
    { headline: ranked(1) },
    { headline: ranked(2) },
    { headline: { cityRank: null, countyRank: null } },
  ]);
});
