import { durationIn } from '../../../ui/charts/durationIn.ts';
import type { Duration } from '../../../ui/formats/duration.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';

const DEFAULTS = { years: '1' };

/** The number of calendar years of a duration, the latest included; null for all. */
const YEARS: Record<Duration, number | null> = { '1': 2, '3': 3, '5': 5, '10': 10, all: null };

/** The duration that the chart's choice has put into the address, as a number of calendar years to load. */
export function useLatestYears(): number | null {
  const [{ years }] = useUrlState(DEFAULTS);
  return YEARS[durationIn(years)];
}
