import type { DataSource } from 'typeorm';
import { addMonths, firstDayOf, type Month } from '../../platform/lib/month.ts';
import { insertRows, type Row } from '../../launch/test/insert.ts';

export interface KnownBrand {
  id: number;
  parentId: number;
}

/** A brand of the reference by its name. */
export async function brandNamed(db: DataSource, name: string): Promise<KnownBrand> {
  const [brand] = await db.query<KnownBrand[]>(
    '/* brandNamed */ select id, parent_company_id as "parentId" from brand where name = $1',
    [name],
  );
  if (!brand) throw new Error(`There is no brand ${name}.`);
  return brand;
}

export interface BrandFigures {
  from: Month;
  /** Cents, a month each. */
  receipts: readonly number[];
  columns?: Row;
}

/** A brand's months, and the same months of its company, with 100 rooms unless the columns say otherwise. */
export async function insertBrandMonths(
  db: DataSource,
  { id, parentId }: KnownBrand,
  { from, receipts, columns = {} }: BrandFigures,
): Promise<void> {
  const rows = receipts.map((cents, i) => ({
    month: firstDayOf(addMonths(from, i)),
    room_receipts_cents: cents,
    filed_receipts_cents: cents,
    revpar_receipts_cents: cents,
    taxable_receipts_cents: cents,
    apportioned_cents: 0,
    rooms: 100,
    properties: 1,
    release_id: 1,
    ...columns,
  }));
  await insertRows(
    db,
    'brand_month',
    rows.map((row) => ({ brand_id: id, ...row })),
  );
  await insertRows(
    db,
    'parent_company_month',
    rows.map((row) => ({ parent_company_id: parentId, ...row })),
  );
}
