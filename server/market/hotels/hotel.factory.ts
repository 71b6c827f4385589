import type { DataSource } from 'typeorm';
import { addMonths, firstDayOf, type Month } from '../../platform/lib/month.ts';
import { insertRow, insertRows, type Row } from '../../launch/test/insert.ts';

export interface InsertedHotel {
  id: number;
  taxpayer_number: string;
  location_number: number;
}

let serial = 0;

const description = {
  taxpayer_name: 'OWNER LLC',
  taxpayer_address: '1 OWNER ST',
  taxpayer_city: 'AUSTIN',
  taxpayer_state: 'TX',
  taxpayer_zip: '78701',
  taxpayer_county_code: 227,
  taxpayer_phone: '5125550100',
  location_name: 'HOTEL',
  location_address: '100 CONGRESS AVE',
  location_city: 'AUSTIN',
  location_state: 'TX',
  location_zip: '78701',
  location_county_code: 227,
  location_phone: '5125550101',
  room_capacity: 100,
  responsibility_begin: '2010-01-01',
  responsibility_end: null,
};

const place = { city: 'AUSTIN', county_code: 227, zip: '78701' };

/** A hotel in Austin, with 100 rooms, unless the columns say otherwise. */
export function insertHotel(db: DataSource, columns: Row = {}): Promise<InsertedHotel> {
  serial += 1;
  return insertRow(db, 'hotel_property', {
    // Tests of one process share the count, so it must not reach a number that one of them writes itself.
    taxpayer_number: String(36_000_000_000 + serial),
    location_number: serial,
    ...description,
    ...place,
    filer_type: 50,
    dates_are_filed_periods: false,
    is_marketplace: false,
    last_month: '2050-01-01',
    ...columns,
  });
}

/** A monthly filing of 2023-01 over $1,000.00, unless the columns say otherwise; returns its number. */
export async function insertHotelFiling(
  db: DataSource,
  hotel: { id: number },
  releaseId: number,
  columns: Row = {},
): Promise<number> {
  const { id } = await insertRow<{ id: number }>(db, 'hotel_filing', {
    property_id: hotel.id,
    period_end: '2023-01-31',
    period_months: 1,
    filer_type: 50,
    ...description,
    ...place,
    room_receipts_cents: 100_000,
    taxable_receipts_cents: 90_000,
    is_marketplace: false,
    release_id: releaseId,
    ...columns,
  });
  return id;
}

export interface HotelMonths {
  from: Month;
  /** Cents, a month each; null leaves a gap. */
  receipts: readonly (number | null)[];
  releaseId?: number;
  columns?: Row;
}

/** The same monthly figures of each hotel, one after the other. */
export async function insertHotelMonths(
  db: DataSource,
  hotels: readonly { id: number }[],
  { from, receipts, releaseId = 1, columns = {} }: HotelMonths,
): Promise<void> {
  const rows = hotels.flatMap(({ id }) =>
    receipts.flatMap((cents, i) =>
      cents === null
        ? []
        : [
            {
              property_id: id,
              month: firstDayOf(addMonths(from, i)),
              room_receipts_cents: cents,
              filed_receipts_cents: cents,
              taxable_receipts_cents: cents,
              apportioned_cents: 0,
              room_capacity: 100,
              filed_rooms: columns['room_capacity'] ?? 100,
              is_marketplace: false,
              is_left_out: false,
              ...place,
              release_id: releaseId,
              ...columns,
            },
          ],
    ),
  );
  await insertRows(db, 'hotel_month', rows);
}
