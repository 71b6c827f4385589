import type { Month } from '../../platform/lib/month.ts';
import type { HotelLoaders } from '../hotels/hotel.loader.ts';
import { awaitedMonths } from '../figures/awaited.ts';
import { headlineChanges } from '../figures/headline.ts';
import { comparableOf, trailingOf } from '../figures/hotelHeadline.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { latestMonthBy } from '../releases/latestMonth.ts';
import { pastHeadline } from '../releases/pastHeadline.ts';
import type { ReleaseLoaders } from '../releases/release.loader.ts';
import { upToLatest } from '../releases/upToLatest.ts';
import type { BrandGrainLoaders } from './brand.loader.ts';
import type { BrandHeadline, BrandKind } from './brandHeadline.type.ts';
import type { BrandMonth } from './brandMonth.type.ts';

type Figures = Omit<BrandHeadline, 'kind' | 'key' | 'asOf'>;

interface Loaders {
  hotels: Pick<HotelLoaders, 'monthsFiled'>;
  releases: ReleaseLoaders;
  brands: BrandGrainLoaders;
}

/** Figures of the latest month of a brand or company, as of a release (its number) or now. */
export async function headlineOfBrand(
  { hotels, brands, releases }: Loaders,
  { kind, id }: { kind: BrandKind; id: number },
  asOf: number | null,
): Promise<Figures | null> {
  const latest = (): Promise<Month | null> => latestMonthBy(releases, 'HOTEL', asOf);
  if (asOf === null) {
    const all = brands.months.load({ id, from: null, to: null });
    return brandHeadline(upToLatest(...(await Promise.all([all, latest()]))));
  }
  const past = {
    latest,
    filed: () => hotels.monthsFiled(kind, String(id), asOf),
    read: (from: Month, to: Month) => brands.monthsAsOf({ id, from, to }, asOf),
  };
  return pastHeadline(past, brandHeadline);
}

/** `months` must be all there are up to the latest, in order. */
function brandHeadline(months: readonly BrandMonth[]): Figures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, month, isIncomplete, roomReceipts, revpar, rooms, properties } = latest;
  const { apportioned, flaggedFilings, unusual } = latest;
  return {
    releaseId,
    month,
    isIncomplete,
    roomReceipts,
    revpar,
    rooms,
    properties,
    apportioned,
    flaggedFilings,
    unusual,
    roomsLeftOut: monthFigures.roomsLeftOut.from(latest),
    roomsWithoutReceipts: latest.roomsWithoutReceipts,
    ...headlineChanges(months.map(comparableOf), month),
    ttmRevparWeighted: trailingOf(months)?.weighted ?? null,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    awaitedMonths: awaitedMonths(months, month),
  };
}
