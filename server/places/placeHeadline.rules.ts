import { trailingTwelve } from '../hotels/hotel.rules.ts';
import { changeOf } from '../lib/change.ts';
import type { Change } from '../lib/figures.type.ts';
import { addMonths, type Month } from '../lib/month.ts';
import { trailingTwelveOf } from '../lib/trailing.ts';
import type { AlcoholHeadlineFigures, LodgingHeadlineFigures } from './placeHeadline.type.ts';
import type { AlcoholPlaceMonth, LodgingPlaceMonth } from './placeFigures.type.ts';

interface Twelve {
  receiptsChange: Change | null;
  /** Cents. */
  ttmReceipts: number | null;
  ttmChange: Change | null;
}

/** Cents of a month and of the same month of the year before, as far as the two can be compared. */
type Pair = readonly [now: number, before: number];

interface Comparable<Item> {
  /** Cents of a month. */
  receipts: (month: Item) => number;
  /** Null where the two cannot be compared. */
  pair: (now: Item, before: Item) => Pair | null;
}

/** The latest month and the 12 that end with it, each against the year before; null where one of them is missing. */
function onTheYear<Item extends { month: Month }>(
  months: readonly Item[],
  latest: Item,
  { receipts, pair }: Comparable<Item>,
): Twelve {
  const at = new Map(months.map((month) => [month.month, month]));
  const pairOf = (now: Item): Pair | null => {
    const before = at.get(addMonths(now.month, -12));
    return before === undefined ? null : pair(now, before);
  };
  const twelve = trailingTwelveOf(months.slice(-12)).at(-1) ?? null;
  return {
    receiptsChange: changeOfPairs([pairOf(latest)]),
    ttmReceipts: twelve && sum(twelve.map(receipts)),
    ttmChange: twelve && changeOfPairs(twelve.map(pairOf)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null unless all of them can be compared. */
function changeOfPairs(pairs: readonly (Pair | null)[]): Change | null {
  const known = pairs.filter((pair) => pair !== null);
  if (known.length < pairs.length) return null;
  return changeOf(sum(known.map(([now]) => now)), sum(known.map(([, before]) => before)));
}

/**
 * Where quarterly filers are missing from one of two months, only monthly filers are compared: both count without their
 * apportioned part. Where that holds monthly filers too, nothing is left to compare.
 */
function lodgingPair(now: LodgingPlaceMonth, before: LodgingPlaceMonth): Pair | null {
  if (!now.awaitsQuarterlyFilers && !before.awaitsQuarterlyFilers) {
    return [now.roomReceipts, before.roomReceipts];
  }
  if (now.isSummed || before.isSummed) return null;
  return [now.roomReceipts - now.apportioned, before.roomReceipts - before.apportioned];
}

/** The lodging figures of a place's latest month; `months` are all it has, in order. */
export function lodgingHeadline(months: readonly LodgingPlaceMonth[]): LodgingHeadlineFigures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  // Only of the properties whose rooms count; marketplaces have none.
  const withRooms = months.slice(-12).map(({ month, revparReceipts, rooms }) => ({
    month,
    roomReceipts: revparReceipts,
    roomCapacity: rooms,
  }));
  const trailing = trailingTwelve(withRooms).at(-1);
  const first = addMonths(latest.month, -11);
  const { releaseId, month, roomReceipts, revpar, rooms, marketplace, apportioned, properties } = latest;
  return {
    ...{ releaseId, month, roomReceipts, revpar, rooms, marketplace, apportioned, properties },
    flaggedFilings: latest.flaggedFilings,
    roomsLeftOut: latest.roomsLeftOut,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    isIncomplete: latest.isIncomplete,
    ...onTheYear(months, latest, { receipts: ({ roomReceipts }) => roomReceipts, pair: lodgingPair }),
    ttmRevpar: trailing?.revpar ?? null,
    ttmRevparWeighted: trailing?.weighted ?? null,
    monthsAwaited: months.filter((each) => each.month >= first && each.awaitsQuarterlyFilers).length,
  };
}

/** The mixed beverage figures of a place's latest month; `months` are all it has, in order. */
export function alcoholHeadline(months: readonly AlcoholPlaceMonth[]): AlcoholHeadlineFigures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const receipts = ({ totalReceipts }: AlcoholPlaceMonth): number => totalReceipts;
  const { releaseId, month, totalReceipts, estimated, properties } = latest;
  const year = onTheYear(months, latest, {
    receipts,
    pair: (now, before) => [receipts(now), receipts(before)],
  });
  return {
    ...{ releaseId, month, totalReceipts, estimated, properties, ...year },
    isIncomplete: latest.isIncomplete,
  };
}
