import { beforeAll, expect, test } from 'vitest';
import { insertHotel, insertHotelMonths, type HotelMonths } from './hotel.factory.ts';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();
beforeAll(() => insertLodgingReleases(server.db, { from: '2022-01', to: '2023-12' }));

type Answers = (path: string, end?: string) => Promise<object[]>;

/** Inserts a hotel with these months. The answer's function asks REST for it: `path` stands before its name, `end` after it. */
async function restOf(...months: readonly HotelMonths[]): Promise<Answers> {
  const hotel = await insertHotel(server.db, { last_month: '2023-12-01' });
  for (const each of months) await insertHotelMonths(server.db, [hotel], each);
  const key = `X/${hotel.taxpayer_number}/${String(hotel.location_number)}`;
  return async (path, end = '/50') => (await server.rest(`/rest/basic/${path}${key}${end}`)).body as object[];
}

const of = (count: number, cents: number): number[] => Array<number>(count).fill(cents);
const withoutRooms = { columns: { rooms_flag: 'IDLE_ROOMS', room_capacity: null, filed_rooms: 100 } };

test('the year before has the months that both years have, not what the whole later year grew by', async () => {
  const receipts = [...of(6, 90_000_00), ...of(12, 100_000_00)];
  const answers = await restOf({ from: '2022-07', receipts });
  const [before] = await answers('testyearlyvalues/');
  // 100 rooms over the 184 days from July to December.
  expect(before).toEqual({ year: 2022, total_revenue: 540_000, RevPar: 29.35, months: 6 });
  expect(await answers('testlastyearlyvalues/2023/')).toEqual([before]);
});

test('a month cut from a quarterly filing says so, although the hotel files monthly now', async () => {
  const answers = await restOf(
    { from: '2023-02', receipts: [280_00, 310_00], columns: { apportioned_cents: 280_00 } },
    { from: '2023-04', receipts: [200_00] },
  );
  const rows = await answers('', '');
  expect(rows).toMatchObject([
    { month: 2, room_receipts: 280, apportioned: 280, filer_type: 60 },
    { month: 3, room_receipts: 310, apportioned: 280, filer_type: 60 },
    { month: 4, room_receipts: 200, filer_type: 50 },
  ]);
  expect(rows[2]).not.toHaveProperty('apportioned');
});

test('a year says of how many months it is, unless it has all twelve', async () => {
  const answers = await restOf({ from: '2022-01', receipts: of(14, 100_000_00) });
  const years = await answers('testyearlyvalues/');
  expect(years).toEqual([
    { year: 2022, total_revenue: 1_200_000, RevPar: 32.88 },
    { year: 2023, total_revenue: 200_000, RevPar: 33.9, months: 2 },
  ]);
});

test('a year says of how many months its RevPAR is, where rooms do not count in all of them', async () => {
  const answers = await restOf(
    { from: '2022-01', receipts: of(10, 100_000_00) },
    { from: '2022-11', receipts: [0, 0], ...withoutRooms },
    { from: '2023-01', receipts: of(3, 100_000_00) },
    { from: '2023-11', receipts: [100_000_00], ...withoutRooms },
  );
  expect(await answers('testyearlyvalues/')).toMatchObject([
    { year: 2022, total_revenue: 1_000_000, RevPar: 32.89, revpar_months: 10 },
    { year: 2023, months: 4, revpar_months: 3 },
  ]);
  expect(await answers('testlastyearlyvalues/2023/')).toMatchObject([
    { year: 2022, total_revenue: 300_000, months: 4, revpar_months: 3 },
  ]);
});
