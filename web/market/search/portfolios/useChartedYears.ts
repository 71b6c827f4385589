import type { Product } from '../../../gql/graphql.ts';
import type { Failed } from '../../../ui/parts/Failure.tsx';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { useTwoYears } from '../../figures/citing/twoYears.ts';
import type { TwoYears } from '../../figures/citing/twoYears.ts';
import { useLatestPeriod } from '../useLatestPeriods.ts';

interface ChartedYears {
  /** The latest year with figures; null if nothing is published, undefined until it is known. */
  latest: number | null | undefined;
  /** The years that a page as of a release shows. */
  years: TwoYears | null;
  failure: Failed | null;
}

/** The years of a portfolio's charts, now or as of a release. */
export function useChartedYears(product: Product, asOf: AsOf | null): ChartedYears {
  const { latest, failure } = useLatestPeriod(product, asOf);
  const year = latest === null ? null : latest?.year;
  return { latest: year, years: useTwoYears(year ?? null), failure };
}
