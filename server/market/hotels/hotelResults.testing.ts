import type { DataSource } from 'typeorm';
import type { Row } from '../../launch/test/insert.ts';
import { insertHotel, insertHotelFiling } from './hotel.factory.ts';

/** Inserts a hotel with its filings; the columns are those of both. */
export type InsertFiler = (name: string, filings: Row[], columns?: Row) => Promise<void>;

/** Inserts the filings into one release. */
export function filersOf(db: DataSource, release: number): InsertFiler {
  return async (name, filings, columns = {}) => {
    const hotel = await insertHotel(db, { location_name: name, ...columns });
    for (const filing of filings) {
      await insertHotelFiling(db, hotel, release, { location_name: name, ...columns, ...filing });
    }
  };
}

const quarter = { period_end: '2023-03-31', period_months: 3 };
const extraDigit = { receipts_flag: 'EXTRA_DIGIT', usual_month_cents: 32_000 };

/** Filers of the first quarter of 2023: by month, by quarter, both, flagged, a marketplace, and one elsewhere. */
export async function insertFilers(insertFiler: InsertFiler): Promise<void> {
  await insertFiler('MONTHLY', [
    {
      period_end: '2023-01-31',
      room_receipts_cents: 100_10,
      taxable_receipts_cents: 90_00,
      room_capacity: 10,
    },
    { period_end: '2023-02-28', room_receipts_cents: 200_20, taxable_receipts_cents: 0, room_capacity: 11 },
    {
      period_end: '2023-03-31',
      room_receipts_cents: 300_30,
      taxable_receipts_cents: 50_00,
      room_capacity: 12,
    },
  ]);
  await insertFiler('QUARTERLY', [{ ...quarter, filer_type: 60, room_receipts_cents: 900_00 }]);
  await insertFiler('SUMMED BY THE SOURCE', [{ ...quarter, room_receipts_cents: 700_00 }]);
  await insertFiler('SUMMED AND MONTHLY', [
    { ...quarter, room_receipts_cents: 5_00 },
    { period_end: '2023-03-31', room_receipts_cents: 6_00, room_capacity: 0 },
  ]);
  await insertFiler('EXTRA DIGIT', [
    { period_end: '2023-01-31', taxable_receipts_cents: 31_000, ...extraDigit },
  ]);
  await insertFiler('ACCEPTED', [{ period_end: '2023-01-31', decision: 'ACCEPTED', ...extraDigit }]);
  const marketplace = { is_marketplace: true, room_capacity: 1, location_zip: '94103', zip: null };
  await insertFiler('CITY OF AUSTIN', [{ period_end: '2023-01-31', ...marketplace }]);
  const fortWorth = { city: 'FORT WORTH', county_code: 220, zip: '76102', location_zip: '76102' };
  await insertFiler(
    'STOCKYARDS',
    [{ period_end: '2023-01-31', ...fortWorth, location_city: 'FT WORTH' }],
    fortWorth,
  );
}
