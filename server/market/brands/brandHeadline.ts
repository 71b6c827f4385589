import type { Month } from '../../platform/lib/month.ts';
import type { HotelLoaders } from '../hotels/hotel.loader.ts';
import { awaitedMonths } from '../figures/awaited.ts';
import { headlineChanges } from '../figures/headline.ts';
import { comparableOf, trailingOf } from '../figures/hotelHeadline.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { pastHeadline } from '../releases/pastHeadline.ts';
import type { BrandGrainLoaders } from './brand.loader.ts';
import type { BrandHeadline, BrandKind } from './brandHeadline.type.ts';
import type { BrandMonth } from './brandMonth.type.ts';

export type BrandFigures = Omit<BrandHeadline, 'kind' | 'key' | 'asOf'>;

interface Loaders {
  hotels: Pick<HotelLoaders, 'monthsFiled'>;
  brands: BrandGrainLoaders;
}

/** Figures of the latest month of a brand or company, as of a release (its number) or now. */
export async function headlineOfBrand(
  { hotels, brands }: Loaders,
  { kind, id }: { kind: BrandKind; id: number },
  asOf: number | null,
): Promise<BrandFigures | null> {
  if (asOf === null) return brands.headline(id);
  const past = {
    filed: () => hotels.monthsFiled(kind, String(id), asOf),
    read: (from: Month, to: Month) => brands.monthsAsOf({ id, from, to }, asOf),
  };
  return pastHeadline(past, brandHeadline);
}

/** `months` must be all there are, in order. */
export function brandHeadline(months: readonly BrandMonth[]): BrandFigures | null {
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
