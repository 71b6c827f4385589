import type { DataSource } from 'typeorm';
import { insertRelease } from '../../releases/release.factory.ts';
import { calendarMonths, yearColumn } from './yearRows.rules.ts';

const ends = [2022, 2023].flatMap((year) =>
  calendarMonths.map((month) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)),
);

/** Publishes every month of 2022 and 2023. */
export async function publishTwoYears(db: DataSource): Promise<void> {
  await insertRelease(db, { periods: Object.fromEntries(ends.map((end) => [end, 1])) });
}

export interface YearHotel {
  /** By default, its position in the list. */
  id?: number;
  brand?: number;
  /** Receipts of each month. */
  dollars: number;
  /** Months from January on. */
  months?: number;
  /** Bits of the months whose receipts are unusually high. */
  unusual?: number;
  /** Bits of the months whose receipts are parts of quarterly filings. */
  apportioned?: number;
  /** Bits of the months without receipts in which the hotel is idle. */
  idle?: number;
  /** Rooms that count, in January alone. */
  rooms?: number;
}

/** Hotels of a city, in each of two years; those at the same place of the lists are the same hotel. */
export async function addYears(
  db: DataSource,
  city: string,
  years: Record<number, YearHotel[]>,
): Promise<void> {
  for (const [year, hotels] of Object.entries(years)) {
    for (const [at, hotel] of hotels.entries()) {
      const { id = at + 1, brand = null, dollars, months = 12, unusual = 0, rooms = null } = hotel;
      const { apportioned = 0, idle = 0 } = hotel;
      const columns = calendarMonths.slice(0, months).map((month) => yearColumn('receipts', month));
      await db.query(
        `/* test.addYear */ insert into hotel_year (property_id, year, city, is_marketplace, months, doubtful_receipts,
          doubtful_rooms, unusual_receipts, brand_id, rooms_01, apportioned, idle, ${columns.join(', ')})
        values ($1, $2, $3, false, $4, 0, 0, $5, $6, $7, $8, $9, ${columns.map(() => '$10').join(', ')})`,
        [
          id,
          Number(year),
          city,
          2 ** months - 1,
          unusual,
          brand,
          rooms,
          apportioned,
          idle,
          Math.round(dollars * 100),
        ],
      );
    }
  }
}
