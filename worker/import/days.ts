/** Days from 1970-01-01 to 2000-01-01, the day from which Postgres counts dates. */
const POSTGRES_EPOCH_DAYS = 10_957;
const MILLISECONDS_A_DAY = 86_400_000;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

/** Not a calendar date, or outside the years 1800–2199, which no release can mean. */
export const NO_DATE = Number.POSITIVE_INFINITY;

/** Number of days of a month (1–12) in the proleptic Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 2000-01-01, as Postgres counts dates; {@link NO_DATE} if there is no such day. */
export function daysOf(year: number, month: number, day: number): number {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return NO_DATE;
  if (day < 1 || day > daysInMonth(year, month)) return NO_DATE;
  // Howard Hinnant's days_from_civil: years begin in March, so that a leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leaps + dayOfYear - 719_468 - POSTGRES_EPOCH_DAYS;
}

/** The last day of a month, as {@link daysOf} counts. */
export function monthEnd(year: number, month: number): number {
  return month < 1 || month > 12 ? NO_DATE : daysOf(year, month, daysInMonth(year, month));
}

/** True if a day, counted as by {@link daysOf}, is the last of its month. */
export function isMonthEnd(days: number): boolean {
  return endOf(days) > 0;
}

/** True if a day, counted as by {@link daysOf}, is the last of March, June, September or December. */
export function isQuarterEnd(days: number): boolean {
  return endOf(days) === 3;
}

/** Releases hold few periods in many rows, and a Date for each row would be the slowest part of reading it. */
const ends = new Map<number, 0 | 1 | 3>();
const REMEMBERED = 5000;

/**
 * Number of months that end with a day: 3 for the last day of a quarter, 1 for another month's, otherwise 0.
 */
function endOf(days: number): 0 | 1 | 3 {
  const known = ends.get(days);
  if (known !== undefined) return known;
  if (!Number.isFinite(days)) return 0;
  const next = new Date((days + 1 + POSTGRES_EPOCH_DAYS) * MILLISECONDS_A_DAY);
  const end = next.getUTCDate() !== 1 ? 0 : next.getUTCMonth() % 3 === 0 ? 3 : 1;
  if (ends.size < REMEMBERED) ends.set(days, end);
  return end;
}
