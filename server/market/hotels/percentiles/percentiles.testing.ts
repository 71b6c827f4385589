import type { DataSource } from 'typeorm';
import { insertRow, type Row } from '../../../launch/test/insert.ts';
import { addMonths, lastDayOf, monthNumberOf, yearOf, type Month } from '../../../platform/lib/month.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from '../hotel.factory.ts';
import { monthBit, yearColumn } from '../../figures/rankings/yearRows.rules.ts';

export const HERE = { city: 'MARFA', county_code: 189, zip: '79843' };

export interface Filed {
  from: Month;
  /** Cents, a month each. */
  receipts: readonly number[];
  /** Rooms that count; null where none do. */
  rooms: number | null;
  columns?: Row;
}

/** A hotel in Marfa with the months that the worker writes, and the rows of their years. */
export async function insertFiled(
  db: DataSource,
  name: string,
  { from, receipts, rooms, columns = {} }: Filed,
  place: Row = HERE,
): Promise<InsertedHotel> {
  const { is_marketplace = false } = columns;
  const hotel = await insertHotel(db, { ...place, location_name: name, is_marketplace });
  await insertHotelMonths(db, [hotel], {
    from,
    receipts,
    columns: { ...place, room_capacity: rooms, ...columns },
  });
  const end = lastDayOf(addMonths(from, receipts.length - 1));
  await insertHotelFiling(db, hotel, 1, { ...place, period_end: end, is_marketplace });
  const months = receipts.map((cents, at) => ({ month: addMonths(from, at), cents }));
  for (const year of new Set(months.map(({ month }) => yearOf(month)))) {
    const own = months.filter(({ month }) => yearOf(month) === year);
    const byMonth = own.flatMap(({ month, cents }): [string, number | null][] => [
      [yearColumn('receipts', monthNumberOf(month)), cents],
      [yearColumn('rooms', monthNumberOf(month)), rooms],
    ]);
    await insertRow(db, 'hotel_year', {
      property_id: hotel.id,
      year,
      ...place,
      is_marketplace,
      months: own.reduce((bits, { month }) => bits | monthBit(monthNumberOf(month)), 0),
      doubtful_receipts: 0,
      doubtful_rooms: 0,
      ...(Object.fromEntries(byMonth) as Row),
    });
  }
  return hotel;
}
