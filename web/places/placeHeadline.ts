import type { Change } from '../lib/formatChange.ts';
import { sumMoney } from '../lib/sumMoney.ts';
import type { PlaceMonth } from './placeFigures.ts';

/** What a member quotes first of a place. */
export interface Headline {
  latest: PlaceMonth;
  change: Change | null;
  /** Null unless all of the last 12 months are there. */
  ttm: number | null;
  ttmChange: Change | null;
  /** Mean of the 12 monthly RevPARs, rounded up to a whole dollar. */
  ttmRevpar: number | null;
  /** How many of the 12 months quarterly filers have yet to file for. */
  monthsAwaited: number;
}

function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** A change against a base; its percentage is null where the base is zero. */
function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  const amount = Math.round((now - before) * 100) / 100;
  return { amount, percent: before === 0 ? null : Math.round((amount / before) * 10_000) / 100 };
}

/**
 * What a month is compared with: the same month of the year before, and only its monthly filers where the
 * quarterly ones have yet to file for the month.
 */
function comparableReceipts(before: PlaceMonth, now: PlaceMonth): number {
  return now.awaitsQuarterlyFilers ? before.receipts - (before.apportioned ?? 0) : before.receipts;
}

/** The headline of a place's months, oldest first; null where there is none. */
export function headlineOf(months: readonly PlaceMonth[]): Headline | null {
  const latest = months.at(-1);
  if (latest === undefined) return null;
  const at = new Map(months.map((each) => [each.month, each]));
  const wanted = Array.from({ length: 12 }, (_, back) => at.get(monthsBefore(latest.month, back)));
  const twelve = wanted.every((each) => each !== undefined) ? wanted : null;
  const baseOf = (now: PlaceMonth): number | null => {
    const before = at.get(monthsBefore(now.month, 12));
    return before === undefined ? null : comparableReceipts(before, now);
  };
  const bases = twelve?.map(baseOf) ?? [null];
  const ttm = twelve && sumMoney(twelve, ({ receipts }) => receipts);
  return {
    latest,
    change: changeOf(latest.receipts, baseOf(latest)),
    ttm,
    ttmChange: changeOf(ttm, sumOfKnown(bases)),
    ttmRevpar: ttmRevparOf(twelve),
    monthsAwaited: wanted.filter((each) => each?.awaitsQuarterlyFilers).length,
  };
}

/** Null unless all are known. */
function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : sumMoney(known, (value) => value);
}

function ttmRevparOf(months: readonly PlaceMonth[] | null): number | null {
  const sum = sumOfKnown(months?.map(({ revpar }) => revpar) ?? [null]);
  // To six decimals, so that an error of binary fractions does not turn 61 into 62.
  return sum === null ? null : Math.ceil(Number((sum / 12).toFixed(6)));
}
