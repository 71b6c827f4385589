import { addMonths, type Month } from '../../platform/lib/month.ts';

/** Those of the 12 months up to the latest one whose quarterly filers are missing; `months` must be in order. */
export function awaitedMonths(
  months: readonly { month: Month; awaitsQuarterlyFilers: boolean }[],
  latest: Month,
): Month[] {
  const first = addMonths(latest, -11);
  return months.filter((each) => each.month >= first && each.awaitsQuarterlyFilers).map(({ month }) => month);
}

/** The months that any of several hotels has yet to file for by quarter, each once, the earliest first. */
export function awaitedAmong(hotels: readonly (readonly Month[])[]): Month[] {
  return [...new Set(hotels.flat())].sort();
}
