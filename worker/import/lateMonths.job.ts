import type { Pool } from 'pg';
import { dueAfter } from '../../server/market/releases/console/freshness.rules.ts';
import { lateMonthsJob } from '../../server/market/releases/lateMonths.jobs.ts';
import { latestMonths } from '../../server/market/releases/lateMonths.rules.ts';
import { jobBody } from '../jobBody.ts';
import { noteLate } from './events.sql.ts';
import type { ImportedProduct } from '../../server/market/productName.rules.ts';

/** Notes each month that is late, once. */
export async function noteLateMonths(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ product: ImportedProduct; month: string | null }>(latestMonths);
  for (const { product, month } of rows) {
    if (month === null) continue;
    const { state, dueMonth } = dueAfter(month, now);
    if (state === 'LATE') await pool.query(noteLate, [product, dueMonth]);
  }
}

export const lateMonthsBody = jobBody(lateMonthsJob, ({ pool }) => noteLateMonths(pool, new Date()));
