import type { MarketContext } from '../context.ts';
import { productNames, type Product } from '../enums.ts';
import type { Month } from '../../platform/lib/month.ts';
import { asOfRelease } from './asOf.ts';
import type { ReleaseLoaders } from './release.loader.ts';
import type { AsOfInput } from './release.type.ts';

/** The latest published month of a tax, now or as of a time; null before the first. Throws BAD_USER_INPUT. */
export async function latestMonth(
  context: MarketContext,
  product: Product,
  asOf: AsOfInput | null | undefined,
): Promise<Month | null> {
  const release = await asOfRelease(context, productNames[product], asOf);
  return latestMonthBy(context.loaders.releases, product, release);
}

/** The same as of a release, its number, or now. */
export function latestMonthBy(
  releases: Pick<ReleaseLoaders, 'latestMonth' | 'latestMonthAsOf'>,
  product: Product,
  release: number | null,
): Promise<Month | null> {
  return release === null
    ? releases.latestMonth.load(product)
    : releases.latestMonthAsOf.load({ product, release });
}

/** True of a month after that, of which the releases have a few rows: nothing is ranked among these. */
export async function isAfterLatest(
  releases: Pick<ReleaseLoaders, 'latestMonth' | 'latestMonthAsOf'>,
  product: Product,
  { month, release = null }: { month: Month; release?: number | null },
): Promise<boolean> {
  const latest = await latestMonthBy(releases, product, release);
  return latest !== null && month > latest;
}
