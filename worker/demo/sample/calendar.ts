/** A month as one whole number (years × 12 + month − 1), so that spans are plain subtraction. */
export type MonthNumber = number;

/** A day as the number YYYYMMDD, which sorts and is the format of the hotel files. */
export type DayNumber = number;

/** Month 1–12. */
export function monthNumber(year: number, month: number): MonthNumber {
  return year * 12 + month - 1;
}

export function yearOf(month: MonthNumber): number {
  return Math.floor(month / 12);
}

/** 0 for January to 11. */
export function monthOfYear(month: MonthNumber): number {
  return month % 12;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function daysIn(month: MonthNumber): number {
  const year = yearOf(month);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month % 12 === 1 && leap ? 29 : (DAYS[month % 12] ?? 0);
}

export function dayIn(month: MonthNumber, day: number): DayNumber {
  return yearOf(month) * 10_000 + (monthOfYear(month) + 1) * 100 + day;
}

export function lastDayOf(month: MonthNumber): DayNumber {
  return dayIn(month, daysIn(month));
}

export function monthOf(day: DayNumber): MonthNumber {
  return monthNumber(Math.floor(day / 10_000), Math.floor(day / 100) % 100);
}

/** The day before the given one. */
export function dayBefore(day: DayNumber): DayNumber {
  return day % 100 > 1 ? day - 1 : lastDayOf(monthOf(day) - 1);
}

export function isQuarterEnd(month: MonthNumber): boolean {
  return month % 3 === 2;
}

/** First month of the quarter the month lies in. */
export function quarterStart(month: MonthNumber): MonthNumber {
  return month - (month % 3);
}

/** `MM/DD/YYYY`, as the portal writes days. */
export function portalDay(day: DayNumber): string {
  const text = String(day);
  return `${text.slice(4, 6)}/${text.slice(6)}/${text.slice(0, 4)}`;
}

const COMPLETE_AFTER_DAYS = 35;

/** The last month that is complete on a day (YYYY-MM-DD): the comptroller needs about five weeks. */
export function lastCompleteMonth(asOf: string): MonthNumber {
  const ended = new Date(Date.parse(`${asOf}T00:00:00Z`) - COMPLETE_AFTER_DAYS * 86_400_000);
  return monthNumber(ended.getUTCFullYear(), ended.getUTCMonth() + 1) - 1;
}
