/** A month as one whole number (years × 12 + month − 1), so that spans are plain subtraction. */
export type MonthNumber = number;

/** A day as the number YYYYMMDD, which sorts and is the format of the hotel files. */
export type DayNumber = number;

/** The months of a sample. */
export interface Period {
  first: MonthNumber;
  last: MonthNumber;
}

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

export function daysIn(month: MonthNumber): number {
  return new Date(Date.UTC(yearOf(month), monthOfYear(month) + 1, 0)).getUTCDate();
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

/** First month of the quarter the month lies in. */
export function quarterStart(month: MonthNumber): MonthNumber {
  return month - (month % 3);
}

/** `MM/DD/YYYY`, as the portal writes days. */
export function portalDay(day: DayNumber): string {
  return String(day).replace(/(....)(..)(..)/, '$2/$3/$1');
}
