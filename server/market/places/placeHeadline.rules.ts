import { awaitedMonths } from '../figures/awaited.ts';
import { headlineChanges } from '../figures/headline.ts';
import { comparableOf, trailingOf } from '../figures/hotelHeadline.ts';
import { isMuchEstimated } from '../figures/muchEstimated.rules.ts';
import type { AlcoholHeadlineFigures, LodgingHeadlineFigures } from './placeHeadline.type.ts';
import type { AlcoholPlaceMonth, LodgingPlaceMonth } from './placeFigures.type.ts';

/** Lodging figures of a place's latest month. `months` must be all of its months up to it, in order. */
export function lodgingHeadline(months: readonly LodgingPlaceMonth[]): LodgingHeadlineFigures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const trailing = trailingOf(months);
  const { releaseId, month, roomReceipts, revpar, rooms, marketplace, apportioned, properties } = latest;
  return {
    releaseId,
    month,
    roomReceipts,
    revpar,
    rooms,
    marketplace,
    apportioned,
    properties,
    flaggedFilings: latest.flaggedFilings,
    unusual: latest.unusual,
    roomsLeftOut: latest.roomsLeftOut,
    roomsWithoutReceipts: latest.roomsWithoutReceipts,
    propertiesWithRooms: latest.propertiesWithRooms,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    isIncomplete: latest.isIncomplete,
    ...headlineChanges(months.map(comparableOf), month),
    ttmRevpar: trailing?.revpar ?? null,
    ttmRevparWeighted: trailing?.weighted ?? null,
    monthsAwaited: awaitedMonths(months, month).length,
  };
}

/** Mixed beverage figures of a place's latest month. `months` must be all of its months up to it, in order. */
export function alcoholHeadline(months: readonly AlcoholPlaceMonth[]): AlcoholHeadlineFigures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, month, isIncomplete, totalReceipts, estimated, properties } = latest;
  const comparable = months.map(({ alike, ...each }) => ({
    month: each.month,
    receipts: each.totalReceipts,
    alike,
    isEstimate: isMuchEstimated(each.totalReceipts, each.estimated),
  }));
  return {
    releaseId,
    month,
    isIncomplete,
    totalReceipts,
    estimated,
    properties,
    ...headlineChanges(comparable, month),
  };
}
