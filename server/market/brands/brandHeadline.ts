import type { Month } from '../../platform/lib/month.ts';
import type { HotelLoaders } from '../hotels/hotel.loader.ts';
import { latestMonthBy } from '../releases/latestMonth.ts';
import { pastHeadline } from '../releases/pastHeadline.ts';
import type { ReleaseLoaders } from '../releases/release.loader.ts';
import type { BrandGrainLoaders } from './brandGrain.loader.ts';
import { brandHeadline, type BrandFigures } from './brandHeadline.rules.ts';
import type { BrandKind } from './brandHeadline.type.ts';

interface Loaders {
  hotels: Pick<HotelLoaders, 'asOf'>;
  releases: ReleaseLoaders;
  brands: BrandGrainLoaders;
}

/** Figures of the latest month of a brand or company, as of a release (its number) or now. */
export async function headlineOfBrand(
  { hotels, brands, releases }: Loaders,
  { kind, id }: { kind: BrandKind; id: number },
  asOf: number | null,
): Promise<BrandFigures | null> {
  const latest = (): Promise<Month | null> => latestMonthBy(releases, 'HOTEL', asOf);
  if (asOf === null) return brands.headline(await latest())(id);
  const past = {
    latest,
    filed: () => hotels.asOf(asOf).monthsFiled(kind, String(id)),
    read: (from: Month, to: Month) => brands.asOf(asOf).months.load({ id, from, to }),
  };
  return pastHeadline(past, brandHeadline);
}
