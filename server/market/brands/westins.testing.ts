import type { DataSource } from 'typeorm';
import { insertHotel, insertHotelMonths } from '../hotels/hotel.factory.ts';
import { insertPremises } from '../premises/premises.factory.ts';
import { insertLodgingReleases, insertRelease } from '../releases/release.factory.ts';
import { brandNamed, insertBrandMonths, type KnownBrand } from './brand.factory.ts';

/** Three Westins of which one has ended, a Sheraton, and an independent hotel; the latest period ends in 2023-02. */
export async function insertWestins(db: DataSource): Promise<{ westin: KnownBrand; sheraton: KnownBrand }> {
  await insertRelease(db, { periods: { '2023-01-31': 100, '2023-02-28': 100 } });
  await insertLodgingReleases(db, { from: '2022-03', to: '2022-12' });
  const westin = await brandNamed(db, 'Westin');
  const sheraton = await brandNamed(db, 'Sheraton');
  const premises_id = await insertPremises(db, '1 MAIN ST');
  const kept = await insertHotel(db, { brand_id: westin.id, location_name: 'WESTIN B', room_capacity: 120 });
  const lasting = { responsibility_end: '2023-02-28', location_name: 'WESTIN A', premises_id };
  const last = await insertHotel(db, { brand_id: westin.id, room_capacity: 80, ...lasting });
  const ended = { responsibility_end: '2023-02-27', location_name: 'WESTIN OLD', premises_id };
  const gone = await insertHotel(db, { brand_id: westin.id, room_capacity: 50, ...ended });
  const other = await insertHotel(db, {
    brand_id: sheraton.id,
    location_name: 'SHERATON',
    room_capacity: 10,
  });
  const none = await insertHotel(db, { location_name: 'MOTEL' });
  const westins = { brand_id: westin.id, room_capacity: 100 };
  await insertHotelMonths(db, [kept], {
    from: '2022-03',
    receipts: Array<number>(12).fill(310_000_00),
    columns: westins,
  });
  await insertHotelMonths(db, [last, gone], { from: '2023-01', receipts: [31_000_00], columns: westins });
  await insertHotelMonths(db, [other], {
    from: '2022-02',
    receipts: Array<number>(13).fill(31_000_00),
    columns: { brand_id: sheraton.id, room_capacity: 10 },
  });
  await insertHotelMonths(db, [none], { from: '2023-01', receipts: [999_000_00] });
  await insertBrandMonths(db, westin, {
    from: '2022-12',
    receipts: [310_000_00, 372_000_01],
    columns: { rooms: 100 },
  });
  return { westin, sheraton };
}
