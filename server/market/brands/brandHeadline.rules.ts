import { awaitedMonths } from '../figures/awaited.ts';
import { headlineChanges } from '../figures/headline.ts';
import { comparableOf, trailingOf } from '../figures/hotelHeadline.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import type { BrandHeadline } from './brandHeadline.type.ts';
import type { BrandMonth } from './brandMonth.type.ts';

export type BrandFigures = Omit<BrandHeadline, 'kind' | 'key' | 'asOf'>;

/** `months` must be all there are up to the latest, in order. */
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
    propertiesWithRooms: latest.propertiesWithRooms,
    ...headlineChanges(months.map(comparableOf), month),
    ttmRevparWeighted: trailingOf(months)?.weighted ?? null,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    awaitedMonths: awaitedMonths(months, month),
  };
}
