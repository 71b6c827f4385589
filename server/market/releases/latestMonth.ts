import type { MarketContext } from '../context.ts';
import { productNames, type Product } from '../enums.ts';
import { monthOf, type Month } from '../../platform/lib/month.ts';
import { asOfRelease } from './asOf.ts';
import { latestPeriodAsOf } from './pastPeriods.sql.ts';
import type { AsOfInput } from './release.type.ts';

/** The latest published month of a tax, now or as of a time; null before the first. Throws BAD_USER_INPUT. */
export async function latestMonth(
  context: MarketContext,
  product: Product,
  asOf: AsOfInput | null | undefined,
): Promise<Month | null> {
  const name = productNames[product];
  const release = await asOfRelease(context, name, asOf);
  if (release === null) return context.loaders.releases.latestMonth.load(product);
  const [row] = await context.db.query<{ periodEnd: string | null }[]>(latestPeriodAsOf(name), [release]);
  return row?.periodEnd == null ? null : monthOf(row.periodEnd);
}
