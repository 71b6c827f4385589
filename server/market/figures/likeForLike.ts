import { changeOf } from './change.ts';
import type { Change, LikeForLikeReceipts } from './figures.type.ts';

/** Cents of the properties that have a figure in two periods. */
export interface Alike {
  later: number;
  earlier: number;
  /** The part of hotels or bars that are idle in one of the months; null or left out if it is not known apart. */
  idle?: Alike | null;
}

/** Cents of two periods: of all properties, and of those compared; null if none are. */
export interface TwoPeriods {
  later: number;
  earlier: number;
  alike: Alike | null;
}

/** With a smaller part of the receipts in both periods, a change would show who filed rather than who grew. */
export const LEAST_COMPARED_PERCENT = 80;

/**
 * Percentage points from which on a change without idle hotels or bars is worth stating: some of a large place are always
 * closed.
 */
export const IDLE_APART = 0.5;

/** Compares two periods like for like. The change is null if too little can be compared, or from a time before the opening. */
export function likeForLike({ later, earlier, alike }: TwoPeriods): LikeForLikeReceipts {
  if (alike === null) return { earlier: 0, later: 0, share: 0, change: null };
  // Those that filed $0 in both say nothing of others, which took in all there is.
  if (isZero(alike) && !isZero({ later, earlier })) return { ...alikeSums(alike), share: 0, change: null };
  const parts = [
    { part: alike.later, whole: later },
    { part: alike.earlier, whole: earlier },
  ];
  const smaller = parts.filter(({ whole }) => whole === Math.min(later, earlier) && whole > 0);
  const isEnough = smaller.every(({ part, whole }) => part * 100 >= whole * LEAST_COMPARED_PERCENT);
  const shares = smaller.map(({ part, whole }) => part / whole);
  return {
    ...alikeSums(alike),
    // Rounded down, so that a share that is too small never reads 80.
    share: shares.length === 0 ? null : Math.floor(Math.min(...shares) * 10_000) / 100,
    change: isEnough ? alikeChange(alike) : null,
  };
}

function alikeSums({ earlier, later }: Alike): Pick<Alike, 'earlier' | 'later'> {
  return { earlier, later };
}

function isZero({ later, earlier }: Pick<Alike, 'earlier' | 'later'>): boolean {
  return later === 0 && earlier === 0;
}

/**
 * The change of compared receipts; null if all of them are of hotels or bars that were not open in the earlier period: those
 * that file $0 for months before they open would have risen from zero.
 */
export function alikeChange({ later, earlier, idle }: Alike): Change | null {
  const wereOpen = earlier !== 0 || later === 0 || idle?.later !== later;
  return wereOpen ? changeOf(later, earlier) : null;
}

/** A hotel's month and its change against the same month a year earlier, in cents; `before` is null without that month. */
export function changeOfMonth(
  receipts: number,
  before: { receipts: number; isIdle: boolean } | null,
): { yearChange: Change | null; wasNotOpen: boolean } {
  if (before === null) return { yearChange: null, wasNotOpen: false };
  const pair = { later: receipts, earlier: before.receipts };
  const yearChange = alikeChange({ ...pair, idle: before.isIdle ? pair : null });
  return { yearChange, wasNotOpen: yearChange === null };
}

/** Description of the field that says why there is no change. */
export const WAS_NOT_OPEN =
  'True if the hotel filed $0 for the same month a year earlier while its rooms did not count: it had yet to open, or was ' +
  'closed. There is no change to state then: it would have risen from zero.';

/**
 * Hotels compared without marketplaces, with the same limit for their own receipts: beside large marketplaces, a few hotels
 * would pass the limit of both. Null if no marketplace is compared.
 */
export function hotelsAlone(all: TwoPeriods, marketplaces: TwoPeriods): LikeForLikeReceipts | null {
  if (all.alike === null || marketplaces.alike === null) return null;
  return likeForLike({ ...less(all, marketplaces), alike: less(all.alike, marketplaces.alike) });
}

function less(all: Alike, part: Alike): Alike {
  return { later: all.later - part.later, earlier: all.earlier - part.earlier };
}

/** The change without idle hotels or bars; null if they are not known apart, or too little of the receipts is left. */
export function changeWithoutIdle({ alike, ...all }: TwoPeriods): Change | null {
  if (!alike?.idle) return null;
  const left = less(alike, alike.idle);
  // Of hotels with $0, the share is enough where the smaller period has $0, too.
  if (isZero(left)) return null;
  return likeForLike({ ...all, alike: left }).change;
}

/** Null if none is compared. */
export function sumAlike(all: readonly (Alike | null)[]): Alike | null {
  const known = all.filter((each) => each !== null);
  if (known.length === 0) return null;
  return {
    later: known.reduce((sum, each) => sum + each.later, 0),
    earlier: known.reduce((sum, each) => sum + each.earlier, 0),
    idle: known.every(({ idle }) => idle) ? sumAlike(known.map(({ idle }) => idle ?? null)) : null,
  };
}

/** Null unless both are known. */
export function alikeOf(later?: number | null, earlier?: number | null): Alike | null {
  return typeof later === 'number' && typeof earlier === 'number' ? { later, earlier } : null;
}

/** Sums of hotels or bars as statements answer them. */
export interface RawAlike {
  alikeLater?: number | null | undefined;
  alikeEarlier?: number | null | undefined;
  idleLater?: number | null | undefined;
  idleEarlier?: number | null | undefined;
}

/** With the part of idle hotels or bars. */
export function alikeWithIdle({ alikeLater, alikeEarlier, idleLater, idleEarlier }: RawAlike): Alike | null {
  const alike = alikeOf(alikeLater, alikeEarlier);
  return alike && { ...alike, idle: alikeOf(idleLater, idleEarlier) };
}
