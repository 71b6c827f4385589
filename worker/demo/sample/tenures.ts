import { dayBefore, dayIn, daysIn, monthNumber, monthOf } from './calendar.ts';
import type { DayNumber, MonthNumber, Period } from './calendar.ts';
import type { Random } from './random.ts';
import type { Owners, Registers, Registration } from './taxpayers.ts';
import type { Region, Town } from './towns.ts';

/** The time one owner answers for one place. */
export interface Tenure {
  begin: DayNumber;
  /** Null while it lasts. */
  end: DayNumber | null;
}

/** One taxpayer's location, with the inputs of its filings. */
interface Filer extends Tenure, Registration {
  /** Draws its noise; two tenures never share one. */
  id: number;
  name: string;
  address: string;
  zip: string;
  region: Region;
}

export interface HotelTenure extends Filer {
  /** The name in releases before a day. */
  formerly?: { name: string; until: DayNumber };
  /** As filed; may be an alias of the city's name. */
  city: string;
  state: string;
  /** Null is blank: marketplaces out of state file it so. */
  countyCode: number | null;
  phone: string;
  rooms: number;
  /** The filed number of rooms; a slip may make it another number. */
  filedRooms: number;
  /** Files by the quarter before this month, by the month from it on; it begins a quarter. */
  monthlyFrom: MonthNumber;
  /** Rate of a night in dollars of 2015. */
  rate: number;
  /** Share of rooms let in an average month. */
  occupancy: number;
  /** Share of receipts that is taxable. */
  taxableShare: number;
  /** A total typed wrongly, in cents, for one month. */
  slip?: { month: MonthNumber; totalCents: number };
}

/** A bar, restaurant or club. */
export interface BarTenure extends Filer {
  city: string;
  countyCode: number;
  insideCityLimits: boolean;
  /** 8 characters. */
  permit: string;
  /** Receipts of an average month in dollars of 2015. */
  monthly: number;
  /** Shares of liquor, wine and beer; the rest is cover charge. */
  shares: readonly [liquor: number, wine: number, beer: number];
}

/** Yearly rates of change, as shares of places. */
export interface Turnover {
  changesHands: number;
  closes: number;
  /** Share of all places that are there before the period begins. */
  old: number;
  /** Months a place is shut between two owners, at most. */
  gap: number;
}

/** One town while its hotels or its bars are made up. */
export interface Trade {
  random: Random;
  town: Town;
  registers: Registers;
  owners: Owners;
  period: Period;
  turnover: Turnover;
}

/** Opening month of a place: long before the period, or within it. */
export function openingMonth({ random, period, turnover }: Trade): MonthNumber {
  if (random.chance(turnover.old)) return random.whole(monthNumber(1990, 1), period.first - 1);
  return random.whole(period.first, period.last - 3);
}

function someDay(random: Random, month: MonthNumber): DayNumber {
  return dayIn(month, random.chance(0.5) ? 1 : random.whole(2, 28));
}

/** The owners of one place one after another, those that file within the period: at least one, unless it closed. */
export function ownership({ random, period, turnover }: Trade, opening: MonthNumber): Tenure[] {
  const tenures: Tenure[] = [];
  const yearly = turnover.changesHands + turnover.closes;
  let begin = someDay(random, opening);
  let month = opening;
  for (;;) {
    month += 3 + Math.floor((-Math.log(1 - random.next()) / yearly) * 12);
    const closes = random.chance(turnover.closes / yearly);
    if (month > period.last) return [...tenures, { begin, end: null }];
    const change = someDay(random, month);
    // Events before the period only show in the begin date of the owner at that time.
    if (month > period.first) {
      tenures.push({ begin, end: dayBefore(change) });
      if (closes) return tenures;
    }
    const gap = random.chance(0.5) ? 0 : random.whole(0, turnover.gap);
    month += gap;
    if (month > period.last) return tenures;
    begin = gap === 0 ? change : someDay(random, month);
  }
}

/** Share of the month in which the owner had the place: one who sells on the 10th files ten days. */
export function shareOfMonth({ begin, end }: Tenure, month: MonthNumber): number {
  const days = daysIn(month);
  const from = monthOf(begin) === month ? begin % 100 : 1;
  const to = end !== null && monthOf(end) === month ? end % 100 : days;
  return (to - from + 1) / days;
}

/** True if the owner had the place before a month and after it. */
export function isThere({ begin, end }: Tenure, month: MonthNumber): boolean {
  return monthOf(begin) < month && (end === null || monthOf(end) > month);
}
