import type { Product } from '../../../gql/graphql.ts';
import { formatMonthsOf } from '../../../ui/formats/formatMonths.ts';
import { monthsUpTo } from '../../../ui/formats/monthArithmetic.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { useLatestPeriod } from '../../search/useLatestPeriods.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';

interface LatestYear {
  /** `Jan–Nov 2023, 11 of 12 months`; empty until known. */
  text: string;
  months: readonly string[];
}

/** The published ones of the latest 12 months. */
export function useLatestYear(product: Product): LatestYear {
  const { latest } = useLatestPeriod(product, useAsOf());
  const { published } = usePublishedMonths(product);
  if (!latest || published === undefined) return { text: '', months: [] };
  const asked = monthsUpTo(latest.month, 12);
  const whole = new Set(wholeMonths(published));
  const months = asked.filter((month) => whole.has(month));
  return { text: formatMonthsOf(months, asked.length), months };
}
