import { formatMonths, formatMonthsOf, overMonths } from '../../../ui/formats/formatMonths.ts';
import type { ComparedLine, ComparisonFigures } from './comparison.ts';

/** The period; where releases lack months of it, those that they have. */
export function periodText({
  months,
  monthsPublished,
}: Pick<ComparisonFigures, 'months' | 'monthsPublished'>): string {
  if (monthsPublished.length === 0 || monthsPublished.length === months.length) return formatMonths(months);
  return formatMonthsOf(monthsPublished, months.length);
}

/** The months that a line's change compares, ` over Jan–Mar 2023`, if they are not all that the releases have. */
export function comparedNote(
  { comparedMonths, receiptsChange }: Pick<ComparedLine, 'comparedMonths' | 'receiptsChange'>,
  { monthsPublished }: Pick<ComparisonFigures, 'monthsPublished'>,
): string {
  return receiptsChange === null ? '' : overMonths(comparedMonths, monthsPublished);
}

/** How far changes go back: `a year earlier`, `2 years earlier`. */
export function earlierText(years: number): string {
  return `${years === 1 ? 'a year' : `${String(years)} years`} earlier`;
}
