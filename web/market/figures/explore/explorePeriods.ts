import { partsOf } from '../../../ui/formats/formatMonth.ts';
import { addMonths, everyMonth, lengthOf, yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';
import type { PeriodName } from './periodNames.ts';

/** The year before the pandemic. */
const BEFORE_PANDEMIC = 2019;
const MOST_MONTHS = 12;
const MOST_YEARS = 30;

/** Months that a question is about, and how many months the comparison goes back; null for none. */
export interface AskedPeriod extends Period {
  monthsEarlier: number | null;
}

interface Choice {
  period: PeriodName;
  from: string;
  to: string;
  /** `none`, years such as `y4`, months such as `m1`; empty for the usual comparison of the period. */
  vs: string;
}

/** The months of a choice; null if nothing is published. `months` are the published ones, oldest first. */
export function askedPeriod(choice: Choice, months: readonly string[]): AskedPeriod | null {
  const latest = months.at(-1);
  if (latest === undefined) return null;
  const period = boundsOf(choice, months, latest);
  return { ...period, monthsEarlier: distanceOf(choice, period, months) };
}

function boundsOf({ period, from, to }: Choice, months: readonly string[], latest: string): Period {
  const year = String(partsOf(latest).year);
  switch (period) {
    case 'latest':
      return { from: latest, to: latest };
    case '2019':
      return { from: `${year}-01`, to: latest };
    case 'year': {
      const full = String(lastFullYear(months) ?? year);
      return { from: `${full}-01`, to: `${full}-12` };
    }
    case 'own':
      return ownMonths(from, to, latest);
    case 'ttm':
      return { from: addMonths(latest, 1 - MOST_MONTHS), to: latest };
  }
}

/** Addresses are written by hand too: at most 12 months, in order. */
function ownMonths(from: string, to: string, latest: string): Period {
  const last = to === '' ? latest : to;
  const first = from === '' ? addMonths(last, 1 - MOST_MONTHS) : from;
  const length = lengthOf({ from: first, to: last });
  if (length < 1) return { from: last, to: last };
  return { from: length > MOST_MONTHS ? addMonths(last, 1 - MOST_MONTHS) : first, to: last };
}

function lastFullYear(months: readonly string[]): number | undefined {
  const years = months.map((month) => partsOf(month).year);
  return years.findLast((year) => years.filter((each) => each === year).length === MOST_MONTHS);
}

function distanceOf({ period, vs }: Choice, asked: Period, months: readonly string[]): number | null {
  if (vs === 'none') return null;
  const own = /^([my])(\d{1,3})$/.exec(vs);
  if (own !== null) return Math.min(Math.max(1, Number(own[2])) * (own[1] === 'y' ? 12 : 1), 12 * MOST_YEARS);
  if (period === '2019') return 12 * Math.max(1, partsOf(asked.to).year - BEFORE_PANDEMIC);
  return 12 * nearestYear(asked, months);
}

/** Years back to the nearest year that has at least half of the months; then to one that has any. */
function nearestYear(period: Period, months: readonly string[]): number {
  const known = new Set(months);
  const asked = everyMonth([period.from, period.to]).filter((month) => known.has(month));
  const years = Array.from({ length: MOST_YEARS }, (_, index) => index + 1);
  const shared = (back: number): number => asked.filter((month) => known.has(yearBefore(month, back))).length;
  return years.find((back) => shared(back) * 2 >= Math.max(1, asked.length)) ?? years.find(shared) ?? 1;
}
