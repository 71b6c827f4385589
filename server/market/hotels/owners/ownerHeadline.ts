import type { Month } from '../../../platform/lib/month.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import type { MarketLoaders } from '../../context.ts';
import type { Product } from '../../enums.ts';
import { awaitedMonths } from '../../figures/awaited.ts';
import { headlineChanges, type ComparableMonth } from '../../figures/headline.ts';
import { isMuchEstimated } from '../../figures/muchEstimated.rules.ts';
import { latestMonthBy } from '../../releases/latestMonth.ts';
import { pastHeadline } from '../../releases/pastHeadline.ts';
import { upToLatest } from '../../releases/upToLatest.ts';
import type { OwnerHeadline, OwnerMonth } from './ownerMonth.type.ts';

type Figures = Omit<OwnerHeadline, 'kind' | 'product' | 'key' | 'asOf'>;

/** Figures of the latest month. `months` must be all there are up to it, in order. */
function headlineOf(months: readonly OwnerMonth[]): Figures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, month, isIncomplete, receipts, properties } = latest;
  const {
    filedReceipts,
    apportioned,
    flaggedFilings,
    unusual,
    roomsLeftOut,
    roomsWithoutReceipts,
    propertiesWithRooms,
    estimated,
    fromTax,
  } = latest;
  return {
    releaseId,
    month,
    isIncomplete,
    receipts,
    properties,
    filedReceipts,
    apportioned,
    flaggedFilings,
    unusual,
    roomsLeftOut,
    roomsWithoutReceipts,
    propertiesWithRooms,
    estimated,
    fromTax,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    awaitedMonths: awaitedMonths(months, month),
    ...headlineChanges(months.map(toComparable), month),
  };
}

function toComparable({ unusual, estimated, ...each }: OwnerMonth): ComparableMonth {
  const { month, receipts, alike, revparReceipts, rooms } = each;
  return {
    month,
    receipts,
    alike,
    revparReceipts,
    rooms,
    isUnusual: unusual === null ? null : unusual > 0,
    isEstimate: isMuchEstimated(receipts, estimated),
  };
}

/** Figures of an owner's latest month of a tax, as of a release (its number) or now. */
export async function ownerHeadline(
  { owners, hotels, releases }: MarketLoaders,
  { number, product }: { number: string; product: Product },
  asOf: number | null,
): Promise<Figures | null> {
  const latest = (): Promise<Month | null> => latestMonthBy(releases, product, asOf);
  // All months of bars take no longer than some.
  if (asOf === null || product === 'BEVERAGE') {
    const range = { number, from: null, to: null };
    const all = loadersAsOf(owners, asOf).months[product].load(range);
    return headlineOf(upToLatest(...(await Promise.all([all, latest()]))));
  }
  const past = {
    latest,
    filed: () => hotels.asOf(asOf).monthsFiled('OWNER', number),
    read: (from: Month, to: Month) => owners.asOf(asOf).months[product].load({ number, from, to }),
  };
  return pastHeadline(past, headlineOf);
}
