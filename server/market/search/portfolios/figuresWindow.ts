import { addMonths, monthsBetween, toMonth, yearOf, type Month } from '../../../platform/lib/month.ts';

/**
 * Months of the figures of a portfolio. For a month that is not published there are quarterly filers alone, or single late
 * filings: neither is a total, nor to be compared.
 */
export interface FiguresWindow {
  month: Month;
  /** The published ones of the 12 that end with the month. */
  twelve: readonly Month[];
  /** All 24 that end with it. */
  two: readonly Month[];
  isPublished: (month: Month) => boolean;
}

/** `published`: the published months of the 24 that end with the month. */
export function figuresWindow(month: Month, published: readonly Month[]): FiguresWindow {
  const known = new Set(published);
  const isPublished = (each: Month): boolean => known.has(each);
  const twelve = monthsBetween(addMonths(month, -11), month).filter(isPublished);
  return { month, twelve, two: monthsBetween(addMonths(month, -23), month), isPublished };
}

/** The published months of the month's year, up to it. */
export function yearIn({ month, isPublished }: FiguresWindow): Month[] {
  return monthsBetween(toMonth(yearOf(month), 1), month).filter(isPublished);
}

/** The months that are published as well as the same month a year earlier. */
export function comparableOf(months: readonly Month[], { isPublished }: FiguresWindow): Month[] {
  return months.filter((month) => isPublished(month) && isPublished(addMonths(month, -12)));
}
