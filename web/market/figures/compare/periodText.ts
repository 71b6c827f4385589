import { formatMonths, formatMonthsOf } from '../../../ui/formats/formatMonths.ts';
import { monthsBefore } from './comparison.ts';
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

/** What a change is against: `a year earlier`; the months themselves of a longer period. */
export function againstText(figures: ComparisonFigures): string {
  const { yearsEarlier } = figures;
  return yearsEarlier === 1 ? earlierText(1) : formatMonths(monthsBefore(figures));
}
