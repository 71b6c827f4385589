import { formatMonths, formatMonthsOf } from '../../../ui/formats/formatMonths.ts';
import type { ComparisonFigures } from './comparison.ts';

/** The period; where releases lack months of it, those that they have. */
export function periodText({
  months,
  monthsPublished,
}: Pick<ComparisonFigures, 'months' | 'monthsPublished'>): string {
  if (monthsPublished.length === 0 || monthsPublished.length === months.length) return formatMonths(months);
  return formatMonthsOf(monthsPublished, months.length);
}

/** How far changes go back: `a year earlier`, `2 years earlier`. */
export function earlierText(years: number): string {
  return `${years === 1 ? 'a year' : `${String(years)} years`} earlier`;
}
