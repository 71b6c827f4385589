import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { lastDayOf, monthsBetween, type Month } from '../../platform/lib/month.ts';
import { keepLatestPeriods } from './latestPeriod.rules.ts';
import { insertRow, insertRows, type Row } from '../../launch/test/insert.ts';
import type { ProductName } from '../productName.rules.ts';

export interface ReleaseFacts {
  product?: ProductName;
  publishedAt?: string;
  /** Last days of the months in the release, with the number of rows of each. */
  periods?: Record<string, number>;
  /** Series of the periods; the product's monthly series by default. */
  series?: 'monthly' | 'quarterly' | 'quarter_sum' | 'portal' | 'legacy';
  /** Expected number of rows of each period, if too few were published. */
  expectedRows?: number;
  columns?: Row;
}

/** A published release; returns its number. */
export async function insertRelease(db: DataSource, facts: ReleaseFacts = {}): Promise<number> {
  const { product = 'hotel', publishedAt = '2024-01-15T12:00:00Z', periods = {}, columns = {} } = facts;
  const { series = product === 'hotel' ? 'monthly' : 'portal', expectedRows = null } = facts;
  const { id: import_id } = await insertRow<{ id: number }>(db, 'import', {
    file_name: 'HOT.zip',
    raw_sha256: 'raw',
    raw_bytes: 1,
    options: {},
    state: 'published',
    rows_read: 1,
    reports: [],
    created_at: publishedAt,
  });
  const counts = { rows: 1, accepted: 1, refused: 0, added: 1, changed: 0, retired: 0, unchanged: 0 };
  const { id } = await insertRow<{ id: number }>(db, 'release', {
    import_id,
    product,
    format: product === 'hotel' ? 'H2m' : 'M2',
    file_name: 'HOT.CSV',
    sha256: randomUUID(),
    first_month: '2023-01-01',
    last_month: '2023-01-01',
    ...counts,
    total_cents: 0,
    synthetic: false,
    published_at: publishedAt,
    ...columns,
  });
  const rows = Object.entries(periods).map(([period_end, count]) => ({
    release_id: id,
    product,
    period_end,
    series,
    rows: count,
    expected_rows: expectedRows,
  }));
  await insertRows(db, 'release_period', rows);
  if (rows.length > 0) await db.query(keepLatestPeriods(product));
  return id;
}

/**
 * A release with the filings of monthly filers for some months, and of quarterly filers for the quarters up to a
 * month.
 */
export async function insertLodgingReleases(
  db: DataSource,
  { from, to, quartersTo = to }: { from: Month; to: Month; quartersTo?: Month },
): Promise<number> {
  const months = monthsBetween(from, to);
  const quarters = months.filter((month) => /-(03|06|09|12)$/.test(month) && month <= quartersTo);
  const periodsOf = (of: readonly Month[]): Record<string, number> =>
    Object.fromEntries(of.map((month) => [lastDayOf(month), 1]));
  await insertRelease(db, { periods: periodsOf(quarters), series: 'quarterly' });
  return insertRelease(db, { periods: periodsOf(months) });
}
