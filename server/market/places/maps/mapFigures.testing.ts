import type { DataSource } from 'typeorm';
import { insertRow } from '../../../launch/test/insert.ts';
import { monthNumberOf, yearOf } from '../../../platform/lib/month.ts';
import { monthBit, yearColumn } from '../../figures/rankings/yearRows.rules.ts';
import { insertHotelMonths, type InsertedHotel } from '../../hotels/hotel.factory.ts';

/** Figures of a month as the worker writes them: the month, and the row of its year. */
export async function insertFigures(
  db: DataSource,
  releaseId: number,
  hotel: InsertedHotel,
  month: string,
  cents: number,
  {
    isUnusual = false,
    isApportioned = false,
    isDoubtful = false,
    hasDoubtfulRooms = false,
    isIdle = false,
    city = 'MARFA',
  } = {},
): Promise<void> {
  await insertHotelMonths(db, [hotel], { from: month, receipts: [cents], releaseId });
  const at = monthNumberOf(month);
  await insertRow(db, 'hotel_year', {
    property_id: hotel.id,
    year: yearOf(month),
    city,
    zip: '79843',
    is_marketplace: false,
    months: monthBit(at),
    doubtful_receipts: isDoubtful ? monthBit(at) : 0,
    doubtful_rooms: hasDoubtfulRooms ? monthBit(at) : 0,
    unusual_receipts: isUnusual ? monthBit(at) : 0,
    apportioned: isApportioned ? monthBit(at) : 0,
    idle: isIdle ? monthBit(at) : 0,
    [yearColumn('receipts', at)]: cents,
    [yearColumn('rooms', at)]: 100,
  });
}
