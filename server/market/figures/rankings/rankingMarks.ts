import { IDLE_APART, LEAST_COMPARED_PERCENT } from '../likeForLike.ts';
import { EMPTY_PERCENT } from '../monthFigures.rules.ts';
import { TWICE_PERCENT } from '../soldHotels/roomsTwice.ts';
import { APPORTIONED_FROM, type RankingMark } from './rankFigure.ts';
import { isCompared, type RankingPeriod } from './rankingPeriod.ts';
import type { RankedFigures, RankingTotal } from './rankingRow.type.ts';

/** A difference of filers of more than a fifth makes a change of all receipts doubtful. */
const JUMP = 5;

type Unmarked = Omit<RankingTotal, 'marks'>;

interface Kind {
  /** True of a hotel or bar, which files alone. */
  isOne: boolean;
  /** True of a hotel that files $0 for a month, because it was sold or closed. */
  isIdle: boolean;
  /** The mark of a group whose change differs without idle hotels or bars; null of a hotel or bar. */
  idleMark: 'IDLE_HOTELS' | 'IDLE_BARS' | null;
  /** Months with figures of all properties together, in each of the compared periods. */
  filed: { later: number; earlier: number };
  /** True of a hotel whose owners filed numbers of rooms that differ much. */
  roomsDiffer: boolean;
  /** Room-nights of the period, those of them that count twice, and those of hotels that filed $0. */
  nights: { all: number; twice: number; empty: number };
}

/** Reasons to read a row with care. */
export function marksOf(
  row: Unmarked,
  period: RankingPeriod,
  { isOne, isIdle, idleMark, filed, nights, roomsDiffer }: Kind,
): RankingMark[] {
  const { figures, later, earlier, likeForLike: alike } = row;
  const compared = period.compared.length;
  const lacks = [later, earlier].some((each) => each !== null && each.monthsWithFigures < compared);
  const marks: (readonly [RankingMark, boolean])[] = [
    ['MONTHS_MISSING', lacks || figures.monthsWithFigures < period.months.length],
    ['ROOMS_MISSING', [figures, later, earlier].some(lacksRooms)],
    ['ROOMS_TWICE', nights.twice > 0 && nights.twice * 100 >= nights.all * TWICE_PERCENT],
    ['ROOMS_WITHOUT_RECEIPTS', nights.empty > 0 && nights.empty * 100 >= nights.all * EMPTY_PERCENT],
    ['ROOMS_DIFFER', roomsDiffer],
    ['DOUBTFUL_FILINGS', [figures, earlier].some((each) => (each?.doubtfulFilings ?? 0) > 0)],
    ['UNUSUAL_RECEIPTS', [figures, earlier].some((each) => (each?.unusualFilings ?? 0) > 0)],
    ['APPORTIONED', [figures, later, earlier].some(isApportioned)],
    ['IDLE_MONTHS', isIdle],
    ...(idleMark === null ? [] : [[idleMark, changesWithoutIdle(row)] as const]),
    ['FILERS_CHANGED', !isOne && earlier !== null && (hasJumped(filed) || hasLargeOthers(row))],
    ['LITTLE_COMPARED', alike?.change === null],
    ['ONLY_LATER', isCompared(period) && earlier === null],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

/** False without a change like for like. */
function changesWithoutIdle({ likeForLike, changeWithoutIdle: without }: Unmarked): boolean {
  const percent = likeForLike?.change?.percent ?? null;
  if (percent === null) return false;
  return without?.percent == null || Math.abs(percent - without.percent) >= IDLE_APART;
}

/** Without any rooms there is no RevPAR to mislead. */
function lacksRooms(figures: RankedFigures | null): boolean {
  if (figures === null || figures.revparMonths === null || figures.revparMonths === 0) return false;
  return figures.revparMonths < figures.monthsWithFigures;
}

function isApportioned(figures: RankedFigures | null): boolean {
  return (figures?.apportionedReceipts ?? 0) * APPORTIONED_FROM > (figures?.receipts ?? 0);
}

function hasJumped({ later, earlier }: Kind['filed']): boolean {
  return Math.abs(later - earlier) * JUMP > Math.max(later, earlier);
}

/** True if the properties compared have too little of the larger period's receipts: one hotel may open or close. */
function hasLargeOthers({ later, earlier, likeForLike: alike }: Unmarked): boolean {
  if (later === null || earlier === null || alike === null) return false;
  const periods = [
    { part: alike.later, whole: later.receipts },
    { part: alike.earlier, whole: earlier.receipts },
  ];
  const largest = Math.max(later.receipts, earlier.receipts);
  return periods.some(({ part, whole }) => whole === largest && part * 100 < whole * LEAST_COMPARED_PERCENT);
}
