import { badInput } from '../../../platform/errors.ts';
import { changeOf } from '../change.ts';
import type { Change } from '../figures.type.ts';
import {
  alikeOf,
  alikeWithIdle,
  changeWithoutIdle,
  hotelsAlone,
  likeForLike,
  sumAlike,
  type TwoPeriods,
} from '../likeForLike.ts';
import { addMonths, type Month } from '../../../platform/lib/month.ts';
import type { MonthArgs } from '../monthArgs.ts';
import { GrowthKind, MOST_MONTHS, type LikeForLike, type ReceiptsGrowth } from './growth.type.ts';

export interface Period {
  from: Month;
  to: Month;
}

/**
 * The requested later period. Without bounds: the 12 months up to the latest published one. Without an end: 12
 * months, or fewer up to the latest. Without a start: the 12 months up to the end. Throws BAD_USER_INPUT.
 */
export function growthPeriod({ from, to }: MonthArgs, latest: Month): Period {
  const end = to ?? (from && earlierOf(addMonths(from, MOST_MONTHS - 1), latest)) ?? latest;
  const begin = from ?? addMonths(end, 1 - MOST_MONTHS);
  if (begin > end) throw badInput('from must not be after to.');
  if (addMonths(begin, MOST_MONTHS - 1) < end) {
    throw badInput(`Ask for at most ${String(MOST_MONTHS)} months: they are compared with the year before.`);
  }
  return { from: begin, to: end };
}

function earlierOf(a: Month, b: Month): Month {
  return a < b ? a : b;
}

/** A month that is published, as is the one a year before, and whether rows are missing in either. */
export interface ComparableMonth {
  month: Month;
  isIncomplete: boolean;
  isIncompleteBefore: boolean;
}

/** A part as SQL sums it, in cents. */
export interface RawPart {
  kind: GrowthKind;
  properties: number;
  earlier: number;
  later: number;
  /** Receipts with figures in both months; null if there are none. */
  alikeEarlier: number | null;
  alikeLater: number | null;
  /** The part of idle hotels. */
  idleEarlier: number;
  idleLater: number;
  /** Months with unusual receipts, of all parts. */
  unusual: number;
}

const ALWAYS: ReadonlySet<GrowthKind> = new Set(['EXISTING', 'OPENED', 'CLOSED', 'CHANGED_HANDS']);

/** The growth that the parts add up to; null if there are none. Cents, as all amounts inside. */
export function toGrowth(
  { from, to }: Period,
  months: readonly ComparableMonth[],
  raw: readonly RawPart[],
): ReceiptsGrowth | null {
  if (raw.length === 0) return null;
  const parts = Object.values(GrowthKind)
    .map((kind) => raw.find((part) => part.kind === kind) ?? { kind, properties: 0, earlier: 0, later: 0 })
    .filter(({ kind, properties }) => properties > 0 || ALWAYS.has(kind))
    .map(({ kind, properties, earlier, later }) => ({
      kind,
      properties,
      earlier,
      later,
      change: later - earlier,
    }));
  const earlier = parts.reduce((sum, part) => sum + part.earlier, 0);
  const later = parts.reduce((sum, part) => sum + part.later, 0);
  const compared = sumAlike(raw.map(alikeWithIdle));
  const all = { later, earlier, alike: compared };
  const alike = toLikeForLike(all, raw);
  return {
    from,
    to,
    monthsCompared: months.length,
    incompleteMonths: incompleteOf(months),
    earlier,
    later,
    parts,
    unusualFilings: raw[0]?.unusual ?? 0,
    change: partsChange(all, alike.change !== null),
    likeForLike: alike,
  };
}

function toLikeForLike(all: TwoPeriods, raw: readonly RawPart[]): LikeForLike {
  const { earlier, later, share, change } = likeForLike(all);
  const marketplaces = marketplacesOf(raw);
  return {
    properties: raw.find(({ kind }) => kind === 'EXISTING')?.properties ?? 0,
    earlier,
    later,
    share,
    change,
    changeWithoutIdle: changeWithoutIdle(all),
    marketplaces: marketplaces.alike,
    hotelsAlone: hotelsAlone(all, marketplaces),
  };
}

/** The incomplete months of both periods, oldest first. */
function incompleteOf(months: readonly ComparableMonth[]): Month[] {
  const earlier = months.filter(({ isIncompleteBefore }) => isIncompleteBefore);
  const later = months.filter(({ isIncomplete }) => isIncomplete);
  return [...earlier.map(({ month }) => addMonths(month, -12)), ...later.map(({ month }) => month)];
}

function marketplacesOf(raw: readonly RawPart[]): TwoPeriods {
  const part = raw.find(({ kind }) => kind === 'MARKETPLACE');
  const alike = alikeOf(part?.alikeLater, part?.alikeEarlier);
  return { later: part?.later ?? 0, earlier: part?.earlier ?? 0, alike };
}

/** The difference that the parts add up to; as a percentage only if enough of the receipts are comparable. */
function partsChange({ later, earlier }: Pick<RawPart, 'later' | 'earlier'>, isComparable: boolean): Change {
  const whole = isComparable ? changeOf(later, earlier) : null;
  return whole ?? { amount: later - earlier, percent: null };
}
