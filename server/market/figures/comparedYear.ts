import { monthNumberOf, toMonth, yearOf, type Month } from '../../platform/lib/month.ts';

/** The same months of another year. */
export function sameMonths(months: readonly Month[], year: number): Month[] {
  return months.map((month) => toMonth(year, monthNumberOf(month)));
}

/** The latest earlier year that has all of the months of a year; null if none has. `known`: every month there is. */
export function comparedYearOf(months: readonly Month[], known: Iterable<Month>): number | null {
  const all = new Set(known);
  const isWhole = (year: number): boolean => sameMonths(months, year).every((month) => all.has(month));
  return yearsBefore(months, all).find(isWhole) ?? null;
}

interface EarlierMonths {
  year: number;
  months: readonly Month[];
}

/**
 * The years that all or some of the months may be compared with, the latest first: each has some that no later one has
 * together. After one that has all of them there is none.
 */
export function yearsToCompare(months: readonly Month[], known: Iterable<Month>): EarlierMonths[] {
  const all = new Set(known);
  return yearsBefore(months, all).reduce<EarlierMonths[]>((later, year) => {
    const own = sameMonths(months, year).filter((month) => all.has(month));
    const isIn = (other: EarlierMonths): boolean =>
      sameMonths(own, other.year).every((month) => other.months.includes(month));
    return own.length === 0 || later.some(isIn) ? later : [...later, { year, months: own }];
  }, []);
}

/** Earlier years, the latest first. */
function yearsBefore(months: readonly Month[], known: Iterable<Month>): number[] {
  const years = new Set([...known].map(yearOf));
  return [...years].filter((year) => year < yearOf(months[0] ?? '')).sort((a, b) => b - a);
}
