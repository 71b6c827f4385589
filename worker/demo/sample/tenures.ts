import {
  dayBefore,
  dayIn,
  daysIn,
  monthNumber,
  monthOf,
  type DayNumber,
  type MonthNumber,
} from './calendar.ts';
import type { Random } from './random.ts';

/** The time one owner answers for one place. */
export interface Tenure {
  begin: DayNumber;
  /** Null while it lasts. */
  end: DayNumber | null;
}

export interface Period {
  first: MonthNumber;
  last: MonthNumber;
}

/** Yearly rates of change, as shares of places. */
export interface Turnover {
  changesHands: number;
  closes: number;
  /** Share of all places that are there before the period begins. */
  old: number;
  /** Months a place is shut between two owners, at most. */
  gap: number;
}

/** Opening month of a place: long before the period, or within it. */
export function openingMonth(random: Random, period: Period, turnover: Turnover): MonthNumber {
  if (random.chance(turnover.old)) return random.whole(monthNumber(1990, 1), period.first - 1);
  return random.whole(period.first, period.last - 3);
}

function someDay(random: Random, month: MonthNumber): DayNumber {
  return dayIn(month, random.chance(0.5) ? 1 : random.whole(2, 28));
}

/** The owners of one place one after another, those that file within the period: at least one, unless it closed. */
export function ownership(
  random: Random,
  opening: MonthNumber,
  period: Period,
  turnover: Turnover,
): Tenure[] {
  const tenures: Tenure[] = [];
  const yearly = turnover.changesHands + turnover.closes;
  let begin = someDay(random, opening);
  let month = opening;
  for (;;) {
    month += 3 + Math.floor((-Math.log(1 - random.next()) / yearly) * 12);
    const closes = random.chance(turnover.closes / yearly);
    if (month > period.last) return [...tenures, { begin, end: null }];
    const change = someDay(random, month);
    // Events before the period only show in the begin date of the owner at that time.
    if (month > period.first) {
      tenures.push({ begin, end: dayBefore(change) });
      if (closes) return tenures;
    }
    const gap = random.chance(0.5) ? 0 : random.whole(0, turnover.gap);
    month += gap;
    if (month > period.last) return tenures;
    begin = gap === 0 ? change : someDay(random, month);
  }
}

/** Share of the month in which the owner had the place: one who sells on the 10th files ten days. */
export function shareOfMonth(tenure: Tenure, month: MonthNumber): number {
  const days = daysIn(month);
  const from = monthOf(tenure.begin) === month ? tenure.begin % 100 : 1;
  const to = tenure.end !== null && monthOf(tenure.end) === month ? tenure.end % 100 : days;
  return (to - from + 1) / days;
}
