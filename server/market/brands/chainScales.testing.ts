import type { DataSource } from 'typeorm';
import { insertRow, type Row } from '../../launch/test/insert.ts';
import { insertHotel } from '../hotels/hotel.factory.ts';
import { insertLodgingReleases } from '../releases/release.factory.ts';
import { calendarMonths, yearColumn } from '../figures/rankings/yearRows.rules.ts';
import { brandNamed } from './brand.factory.ts';

interface Scaled {
  brand: string | null;
  rooms: number | null;
  /** Cents of each month. */
  receipts: number;
  isMarketplace?: boolean;
  /** The hotel's place; Austin unless given. */
  at?: { city: string; county_code: number; zip: string };
  /** The last month of the year whose rooms count; December unless given. */
  lastRooms?: number;
}

const AUSTIN = { city: 'AUSTIN', county_code: 227, zip: '78701' };

/** A hotel with the same figures in every month of 2022. */
export async function insertScaled(db: DataSource, name: string, { brand, ...of }: Scaled): Promise<void> {
  const brand_id = brand === null ? null : (await brandNamed(db, brand)).id;
  const is_marketplace = of.isMarketplace ?? false;
  const named = { location_name: name, room_capacity: of.rooms, brand_id, is_marketplace };
  const hotel = await insertHotel(db, { ...named, last_month: '2022-12-01' });
  const byMonth = (column: string, value: number | null, last = 12): Row =>
    Object.fromEntries(
      calendarMonths.map((month) => [yearColumn(column, month), month <= last ? value : null]),
    );
  await insertRow(db, 'hotel_year', {
    property_id: hotel.id,
    year: 2022,
    brand_id,
    is_marketplace,
    ...(of.at ?? AUSTIN),
    months: 4095,
    doubtful_receipts: 0,
    doubtful_rooms: 0,
    ...byMonth('receipts', of.receipts),
    ...byMonth('taxable', of.receipts),
    ...byMonth('rooms', of.rooms, of.lastRooms),
  });
}

/** A market of hotels of four chain scales, one without a brand, one of a brand without a class, and a marketplace. */
export async function insertScales(db: DataSource): Promise<void> {
  await insertLodgingReleases(db, { from: '2022-01', to: '2022-12' });
  await insertScaled(db, 'WESTIN', { brand: 'Westin', rooms: 200, receipts: 600_000_00 });
  await insertScaled(db, 'COURTYARD', { brand: 'Courtyard by Marriott', rooms: 100, receipts: 200_000_00 });
  await insertScaled(db, 'MOTEL 6', { brand: 'Motel 6', rooms: 50, receipts: 40_000_00 });
  await insertScaled(db, 'SUPER 8', { brand: 'Super 8', rooms: null, receipts: 10_000_00 });
  await insertScaled(db, 'KIMPTON', { brand: 'Kimpton', rooms: 50, receipts: 100_000_00 });
  await insertScaled(db, 'DRISKILL', { brand: null, rooms: 100, receipts: 50_000_00 });
  await insertScaled(db, 'AIRBNB', { brand: null, rooms: null, receipts: 70_000_00, isMarketplace: true });
}
