import type { Product } from '../../../gql/graphql.ts';
import { formatMonthsOf } from '../../../ui/formats/formatMonths.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { useLatestPeriod } from '../../search/useLatestPeriods.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';

/** The published ones of the latest 12 months, `Jan–Nov 2023, 11 of 12 months`; empty until known. */
export function useLatestYear(product: Product): string {
  const { latest } = useLatestPeriod(product, useAsOf());
  const { published } = usePublishedMonths(product);
  if (!latest || published === undefined) return '';
  const asked = monthsUpTo(latest.month, 12);
  const whole = new Set(wholeMonths(published));
  const there = asked.filter((month) => whole.has(month));
  return formatMonthsOf(there, asked.length);
}
