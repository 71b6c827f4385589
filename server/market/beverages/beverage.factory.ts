import type { DataSource } from 'typeorm';
import { addMonths, firstDayOf, type Month } from '../../platform/lib/month.ts';
import { insertRow, insertRows, type Row } from '../../launch/test/insert.ts';

export interface InsertedBeverage {
  id: number;
  taxpayer_number: string;
  location_number: number;
}

let serial = 0;

const description = {
  taxpayer_name: 'BAR LLC',
  taxpayer_address: '2 OWNER ST',
  taxpayer_city: 'AUSTIN',
  taxpayer_state: 'TX',
  taxpayer_zip: '78701',
  taxpayer_county_code: 227,
  location_name: 'BAR',
  location_address: '200 CONGRESS AVE',
  location_city: 'AUSTIN',
  location_state: 'TX',
  location_zip: '78701',
  location_county_code: 227,
  permit: 'MB100000',
  responsibility_begin: '2010-01-01',
  responsibility_end: null,
};

const place = { city: 'AUSTIN', county_code: 227, zip: '78701' };

/** A bar in Austin unless the columns say otherwise. */
export function insertBeverage(db: DataSource, columns: Row = {}): Promise<InsertedBeverage> {
  serial += 1;
  return insertRow(db, 'beverage_property', {
    taxpayer_number: String(14_000_000_000 + serial),
    location_number: serial,
    ...description,
    ...place,
    dates_are_filed_periods: false,
    last_month: '2050-01-01',
    ...columns,
  });
}

/** Assigns a legacy filing to a property and a place; returns the filing's number. */
export async function insertCountedLegacy(
  db: DataSource,
  { permitOf, countsTo }: { permitOf: { id: number }; countsTo: { id: number } },
  releaseId: number,
  { counted, ...columns }: { counted: Row; period_end: string; total_receipts_cents: number } & Row,
): Promise<number> {
  const id = await insertBeverageFiling(db, permitOf, releaseId, { source: 'legacy', ...columns });
  await insertRow(db, 'beverage_legacy_link', {
    filing_id: id,
    property_id: countsTo.id,
    month: `${columns.period_end.slice(0, 8)}01`,
    ...counted,
    total_receipts_cents: columns.total_receipts_cents,
    is_estimate: false,
    release_id: releaseId,
  });
  return id;
}

/** A portal filing of 2023-01 over $60.00 unless the columns say otherwise; returns its number. */
export async function insertBeverageFiling(
  db: DataSource,
  property: { id: number },
  releaseId: number,
  columns: Row = {},
): Promise<number> {
  const { id } = await insertRow<{ id: number }>(db, 'beverage_filing', {
    property_id: property.id,
    source: 'portal',
    period_end: '2023-01-31',
    key_address: '',
    ...description,
    ...place,
    liquor_receipts_cents: 3_000,
    wine_receipts_cents: 2_000,
    beer_receipts_cents: 1_000,
    cover_charge_receipts_cents: 0,
    total_receipts_cents: 6_000,
    is_estimate: false,
    release_id: releaseId,
    ...columns,
  });
  return id;
}

export interface BeverageMonths {
  from: Month;
  /** Cents, a month each, all of it liquor. */
  receipts: readonly number[];
  releaseId?: number;
  columns?: Row;
}

/** A property's monthly figures, one after the other. */
export async function insertBeverageMonths(
  db: DataSource,
  property: { id: number },
  { from, receipts, releaseId = 1, columns = {} }: BeverageMonths,
): Promise<void> {
  const rows = receipts.map((cents, i) => ({
    property_id: property.id,
    month: firstDayOf(addMonths(from, i)),
    liquor_receipts_cents: cents,
    wine_receipts_cents: 0,
    beer_receipts_cents: 0,
    cover_charge_receipts_cents: 0,
    total_receipts_cents: cents,
    is_estimate: false,
    source: 'portal',
    ...place,
    release_id: releaseId,
    ...columns,
  }));
  await insertRows(db, 'beverage_month', rows);
}
