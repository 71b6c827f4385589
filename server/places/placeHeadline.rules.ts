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

interface Comparable<Item> {
  /** Cents of a month. */
  receipts: (month: Item) => number;
  /** Cents of a month of the year before, as far as `now` can be compared with it. */
  base: (before: Item, now: Item) => number;
}

/** The latest month and the 12 that end with it, each against the year before; null where one of them is missing. */
function onTheYear<Item extends { month: Month }>(
  months: readonly Item[],
  latest: Item,
  { receipts, base }: Comparable<Item>,
): Twelve {
  const at = new Map(months.map((month) => [month.month, month]));
  const baseOf = (now: Item): number | null => {
    const before = at.get(addMonths(now.month, -12));
    return before === undefined ? null : base(before, now);
  };
  const twelve = trailingTwelveOf(months.slice(-12)).at(-1) ?? null;
  const ttmReceipts = twelve && sum(twelve.map(receipts));
  return {
    receiptsChange: changeOf(receipts(latest), baseOf(latest)),
    ttmReceipts,
    ttmChange: changeOf(ttmReceipts, sumOfKnown(twelve?.map(baseOf) ?? [])),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Null unless all are known. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : sum(known);
}

/**
 * The lodging figures of a place's latest month; `months` are all it has, in order. Where quarterly filers have yet to
 * file for a month, only monthly filers are compared: the year before counts without its apportioned part.
 */
export function lodgingHeadline(months: readonly LodgingPlaceMonth[]): LodgingHeadlineFigures | null {
  const latest = months.at(-1);
  if (!latest) return null;
  // Marketplaces have no rooms, so their part counts to no RevPAR.
  const withRooms = months.slice(-12).map(({ month, roomReceipts, marketplace, rooms }) => ({
    month,
    roomReceipts: roomReceipts - marketplace,
    roomCapacity: rooms,
  }));
  const trailing = trailingTwelve(withRooms).at(-1);
  const first = addMonths(latest.month, -11);
  const { releaseId, month, roomReceipts, revpar, rooms, marketplace, apportioned, properties } = latest;
  return {
    ...{ releaseId, month, roomReceipts, revpar, rooms, marketplace, apportioned, properties },
    suspectsLeftOut: latest.suspectsLeftOut,
    awaitsQuarterlyFilers: latest.awaitsQuarterlyFilers,
    ...onTheYear(months, latest, {
      receipts: ({ roomReceipts }) => roomReceipts,
      base: (before, now) =>
        now.awaitsQuarterlyFilers ? before.roomReceipts - before.apportioned : before.roomReceipts,
    }),
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
  const year = onTheYear(months, latest, { receipts, base: receipts });
  return { releaseId, month, totalReceipts, estimated, properties, ...year };
}
