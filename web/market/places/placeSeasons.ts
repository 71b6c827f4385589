import { monthName, partsOf } from '../../ui/formats/formatMonth.ts';

interface MonthOfPlace {
  month: string;
  receipts: number;
  /** Number of hotels or bars that filed; null if unknown. */
  properties: number | null;
  isIncomplete: boolean;
  awaitsQuarterlyFilers: boolean;
}

/** A calendar month: how it compares with the average month, and with the same month of 2019. */
export interface Season {
  name: string;
  /** 100 is the average month of its year; null without a full year. */
  index: number | null;
  /** The latest year's month in percent of the same month of 2019; null unless both months are published with all filers. */
  recovery: number | null;
  /** True if so many more or fewer filed than in 2019 that `recovery` is hardly the growth of anybody. */
  haveFilersChanged: boolean;
}

export interface Seasons {
  seasons: Season[];
  /** Years whose 12 months are complete, which the index is averaged over. */
  fullYears: number[];
  /** The year that is compared with 2019; null if no month is in both. */
  recovered: number | null;
}

export const BASE_YEAR = 2019;
/** Part of the filers that may be new or gone before a comparison of all receipts is marked; as in rankings. */
const CHANGED = 1 / 5;
const CALENDAR = Array.from({ length: 12 }, (_, index) => index + 1);

/** Seasons of a place from its months. Years with a missing or incomplete month would shift the average: they do not count. */
export function seasonsOf(months: readonly MonthOfPlace[]): Seasons {
  const years = [...new Set(months.map(({ month }) => partsOf(month).year))].toSorted((a, b) => a - b);
  const at = new Map(months.map((each) => [each.month, each]));
  const receiptsOf = (year: number, month: number): number | undefined =>
    at.get(keyOf(year, month))?.receipts;
  const filersOf = (year: number, month: number): number | null =>
    at.get(keyOf(year, month))?.properties ?? null;
  const whole = new Set(
    months
      .filter(({ isIncomplete, awaitsQuarterlyFilers }) => !isIncomplete && !awaitsQuarterlyFilers)
      .map(({ month }) => month),
  );
  const wholeReceipts = (year: number, month: number): number | undefined =>
    whole.has(keyOf(year, month)) ? receiptsOf(year, month) : undefined;
  const fullYears = years.filter((year) => averageOf(year, wholeReceipts) !== null);
  const latest = years.at(-1) ?? BASE_YEAR;
  const seasons = CALENDAR.map((month) => ({
    name: monthName(month),
    index: meanOf(
      fullYears.flatMap((year) => percentsOf(wholeReceipts(year, month), averageOf(year, wholeReceipts))),
    ),
    recovery: meanOf(
      latest > BASE_YEAR ? percentsOf(wholeReceipts(latest, month), wholeReceipts(BASE_YEAR, month)) : [],
    ),
    haveFilersChanged: haveChanged(filersOf(latest, month), filersOf(BASE_YEAR, month)),
  }));
  const isRecovered = seasons.some(({ recovery }) => recovery !== null);
  return { seasons, fullYears, recovered: isRecovered ? latest : null };
}

function haveChanged(filers: number | null, before: number | null): boolean {
  if (filers === null || before === null) return false;
  return Math.abs(filers - before) > CHANGED * Math.max(filers, before);
}

function keyOf(year: number, month: number): string {
  return `${String(year)}-${String(month).padStart(2, '0')}`;
}

/** Average month of a year; null unless it has 12 months and receipts. */
function averageOf(
  year: number,
  receiptsOf: (year: number, month: number) => number | undefined,
): number | null {
  const known = CALENDAR.flatMap((month) => receiptsOf(year, month) ?? []);
  const sum = known.reduce((total, value) => total + value, 0);
  return known.length === CALENDAR.length && sum > 0 ? sum / CALENDAR.length : null;
}

/** Whole, as it is shown. */
function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The percentage of a part, exact: it is rounded once, when it is shown. Empty if either is unknown. */
function percentsOf(part: number | undefined, whole: number | null | undefined): number[] {
  return part === undefined || whole == null || whole <= 0 ? [] : [(part * 100) / whole];
}
