import type { DataSource } from 'typeorm';
import { lastDayOf, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import {
  insertBeverage,
  insertBeverageFiling,
  insertBeverageMonths,
} from '../../beverages/beverage.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths, type InsertedHotel } from '../hotel.factory.ts';

export const UNUSUAL_OWNER = '32000000804';

/** Cents of a camp of ten rooms: as filed, those that are taxable and count, and the flag. */
const campOf = (month: Month): { filed: number; counted: number; flag: string | null } => {
  const [usual, tenfold] = [2_000_000, 20_000_000];
  if (month === '2023-06') return { filed: tenfold, counted: tenfold, flag: 'UNUSUAL_RECEIPTS' };
  if (month === '2023-08') return { filed: tenfold, counted: usual, flag: 'EXTRA_DIGIT' };
  return { filed: usual, counted: usual, flag: null };
};

/**
 * A camp with an unusual June 2023 and an extra digit in August, an inn that files by quarter, and a house with too many
 * rooms: as filed in a release, and as the months of it. Returns them with the release's number.
 */
export async function insertUnusual(db: DataSource): Promise<{ hotels: InsertedHotel[]; releaseId: number }> {
  const named = (location_name: string) =>
    insertHotel(db, { taxpayer_number: UNUSUAL_OWNER, location_name, last_month: '2023-12-01' });
  const [camp, inn, house] = [await named('CAMP'), await named('INN'), await named('HOUSE')];
  const releaseId = await insertRelease(db);
  await fileCamp(db, camp, releaseId);
  await fileInn(db, inn, releaseId);
  await fileHouse(db, house, releaseId);
  return { hotels: [camp, inn, house], releaseId };
}

async function fileCamp(db: DataSource, camp: InsertedHotel, releaseId: number): Promise<void> {
  for (const month of monthsBetween('2022-01', '2023-12')) {
    const { filed, counted, flag } = campOf(month);
    await insertHotelFiling(db, camp, releaseId, {
      period_end: lastDayOf(month),
      room_capacity: 10,
      room_receipts_cents: filed,
      taxable_receipts_cents: counted,
    });
    const columns = { room_capacity: 10, filed_receipts_cents: filed, receipts_flag: flag };
    await insertHotelMonths(db, [camp], { from: month, receipts: [counted], releaseId, columns });
  }
}

async function fileInn(db: DataSource, inn: InsertedHotel, releaseId: number): Promise<void> {
  await insertHotelFiling(db, inn, releaseId, {
    period_end: '2023-06-30',
    period_months: 3,
    filer_type: 60,
    room_capacity: 10,
    room_receipts_cents: 9_100_000,
  });
  const byDays = { '2023-04': 3_000_000, '2023-05': 3_100_000, '2023-06': 3_000_000 };
  for (const [from, cents] of Object.entries(byDays)) {
    const columns = { room_capacity: 10, apportioned_cents: cents };
    await insertHotelMonths(db, [inn], { from, receipts: [cents], releaseId, columns });
  }
}

async function fileHouse(db: DataSource, house: InsertedHotel, releaseId: number): Promise<void> {
  await insertHotelFiling(db, house, releaseId, { period_end: '2023-06-30', room_capacity: 3_100 });
  await insertHotelMonths(db, [house], {
    from: '2023-06',
    receipts: [100_000],
    releaseId,
    columns: { room_capacity: null, filed_rooms: 3_100, rooms_flag: 'ROOMS_DOUBTFUL' },
  });
}

/** The owner's bars: one with an estimate of $500.00 and one whose $300.00 are calculated from the tax. Returns the number of their release. */
export async function insertEstimated(db: DataSource): Promise<number> {
  const releaseId = await insertRelease(db, { product: 'beverage', periods: { '2023-06-30': 100 } });
  for (const is_estimate of [true, false]) {
    const cents = is_estimate ? 50_000 : 30_000;
    const bar = await insertBeverage(db, { taxpayer_number: UNUSUAL_OWNER, last_month: '2023-06-01' });
    const columns = { is_estimate, liquor_receipts_cents: is_estimate ? 0 : null };
    await insertBeverageMonths(db, bar, { from: '2023-06', receipts: [cents], releaseId, columns });
    const filed = { period_end: '2023-06-30', total_receipts_cents: cents, ...columns };
    await insertBeverageFiling(db, bar, releaseId, filed);
  }
  return releaseId;
}
