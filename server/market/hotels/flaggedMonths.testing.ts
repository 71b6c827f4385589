import type { DataSource } from 'typeorm';
import { insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from './hotel.factory.ts';

/** A hotel with months from 2023-02 to 2023-05: apportioned and revised, left out, with doubtful rooms, a marketplace's. */
export async function insertFlaggedMonths(db: DataSource, release: number): Promise<InsertedHotel> {
  const hotel = await insertHotel(db);
  const old = await insertRelease(db);
  await insertHotelFiling(db, hotel, old, {
    period_end: '2023-03-31',
    period_months: 3,
    filer_type: 60,
    replaced_by_release_id: release,
  });
  const month = { releaseId: release, receipts: [310_00] };
  await insertHotelMonths(db, [hotel], {
    ...month,
    from: '2023-02',
    columns: { apportioned_cents: 310_00 },
  });
  await insertHotelMonths(db, [hotel], { ...month, from: '2023-03', columns: { is_left_out: true } });
  await insertHotelFiling(db, hotel, release, {
    period_end: '2023-04-30',
    room_receipts_cents: 310_00,
    room_capacity: 3_100,
    rooms_flag: 'ROOMS_DOUBTFUL',
    rooms_rule: 'TOO_MANY_ROOMS',
  });
  await insertHotelMonths(db, [hotel], {
    ...month,
    from: '2023-04',
    columns: { rooms_flag: 'ROOMS_DOUBTFUL', room_capacity: null, filed_rooms: 3_100 },
  });
  await insertHotelMonths(db, [hotel], {
    ...month,
    from: '2023-05',
    columns: { is_marketplace: true, room_capacity: 1 },
  });
  return hotel;
}
