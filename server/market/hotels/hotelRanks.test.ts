import { expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { askHotel } from './askHotel.testing.ts';
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
