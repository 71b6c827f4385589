import type { DataSource } from 'typeorm';
import { insertRelease } from '../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from './hotel.factory.ts';

/** A period issued twice: the second issue adds, changes, retires and leaves one filing each. */
export async function insertTwoIssues(
  db: DataSource,
): Promise<{ first: number; second: number; hotels: InsertedHotel[] }> {
  const first = await insertRelease(db, { publishedAt: '2023-05-01T08:00:00Z' });
  const second = await insertRelease(db, { publishedAt: '2023-05-12T20:00:00Z' });
  const added = await insertHotel(db, { location_name: 'ADDED' });
  const changed = await insertHotel(db, { location_name: 'CHANGED' });
  const retired = await insertHotel(db, { location_name: 'RETIRED' });
  const unchanged = await insertHotel(db, { location_name: 'UNCHANGED' });
  const replaced = { replaced_by_release_id: second };
  await insertHotelFiling(db, changed, first, { ...replaced, room_receipts_cents: 200_00 });
  await insertHotelFiling(db, retired, first, { ...replaced, room_receipts_cents: 300_00 });
  await insertHotelFiling(db, unchanged, first, { room_receipts_cents: 400_00 });
  await insertHotelFiling(db, added, second, { room_receipts_cents: 100_00 });
  await insertHotelFiling(db, changed, second, { room_receipts_cents: 250_00 });
  return { first, second, hotels: [added, changed, retired, unchanged] };
}
