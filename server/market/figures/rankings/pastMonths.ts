import { badInput } from '../../../platform/errors.ts';
import { addMonths, firstDayOf, toMonth, yearOf, type Month } from '../../../platform/lib/month.ts';
import { MOST_PAST_MONTHS } from '../../releases/pastLimits.ts';
import type { Span } from '../../releases/asOf.sql.ts';
import type { RankingFilter } from './ranking.args.ts';
import { earlierOf, recentOf, type RankingPeriod } from './rankingPeriod.ts';

/** SQL of no month at all. */
const NONE: Span = { first: "date 'infinity'", last: "date '-infinity'" };

/**
 * SQL of the months that figures as of a release are made of: runs of months that follow one another. A filter by doubtful
 * filings goes by whole calendar years. Throws BAD_USER_INPUT if they are too many.
 */
export function pastSpans(months: readonly Month[], filter: RankingFilter | null | undefined): Span[] {
  const wanted = [...new Set(isByYear(filter) ? months.flatMap(wholeYear) : months)];
  if (isByYear(filter) && wanted.length > MOST_PAST_MONTHS) {
    const years = String(MOST_PAST_MONTHS / 12);
    throw badInput(
      `With asOf and hasDoubtfulFilings, ask for months of at most ${years} calendar years, compared ones included.`,
    );
  }
  return spansOf(wanted);
}

/** SQL of the months that a ranking as of a release is made of. Throws BAD_USER_INPUT if they are too many. */
export function rankedSpans(period: RankingPeriod, filter: RankingFilter | null | undefined): Span[] {
  return pastSpans(rankedMonthsOf(period), filter);
}

/** SQL of the months of small charts. A filter by doubtful filings still goes by the months of the ranking. */
export function recentSpans(period: RankingPeriod, filter: RankingFilter | null | undefined): Span[] {
  const recent = recentOf(period);
  return spansOf(isByYear(filter) ? [...recent, ...rankedMonthsOf(period).flatMap(wholeYear)] : recent);
}

function rankedMonthsOf({ months, compared, monthsEarlier }: RankingPeriod): Month[] {
  return [...months, ...earlierOf(compared, monthsEarlier)];
}

function isByYear(filter: RankingFilter | null | undefined): boolean {
  return (filter?.hasDoubtfulFilings ?? null) !== null;
}

function spansOf(months: readonly Month[]): Span[] {
  return months.length === 0 ? [NONE] : runsOf([...new Set(months)].toSorted()).map(toSpan);
}

function wholeYear(month: Month): Month[] {
  return Array.from({ length: 12 }, (_, at) => toMonth(yearOf(month), at + 1));
}

function runsOf(months: readonly Month[]): [first: Month, last: Month][] {
  const runs: [Month, Month][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && addMonths(run[1], 1) === month) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

function toSpan([first, last]: [Month, Month]): Span {
  return { first: `date '${firstDayOf(first)}'`, last: `date '${firstDayOf(last)}'` };
}
