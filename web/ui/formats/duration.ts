export const DURATIONS = ['1', '3', '5', '10', 'all'] as const;
export type Duration = (typeof DURATIONS)[number];

const FIRST_YEAR = 2000;
const YEARS_BEFORE: Record<Exclude<Duration, 'all'>, number> = { '1': 2, '3': 3, '5': 5, '10': 10 };

/** The year a duration begins after, for Y, the latest year with published data. All has 2000, inclusive. */
export function cutOffYear(duration: Duration, latestYear: number): number {
  return duration === 'all' ? FIRST_YEAR : latestYear - YEARS_BEFORE[duration];
}

/** The first month that a duration asks for: `2022-01`. */
export function firstMonthOf(duration: Duration, latestYear: number): string {
  return `${String(cutOffYear(duration, latestYear) + (duration === 'all' ? 0 : 1))}-01`;
}

/** True if a year shows in a chart of that duration. */
export function isWithin(duration: Duration, year: number, latestYear: number): boolean {
  const cutOff = cutOffYear(duration, latestYear);
  return year <= latestYear && (duration === 'all' ? year >= cutOff : year > cutOff);
}
