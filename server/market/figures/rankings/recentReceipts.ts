import type { Db } from '../../../platform/lib/db.ts';
import { monthNumberOf, yearOf, type Month } from '../../../platform/lib/month.ts';
import { recentOf, type RankingPeriod } from './rankingPeriod.ts';
import { monthBit } from './yearRows.rules.ts';

/** A calendar year of a row. */
interface RawYear {
  key: string;
  year: number;
  /** Cents of each month; null without figures. */
  receipts: (number | null)[];
  /** Bits of months with unusual receipts; null for bars. */
  unusual: number | null;
  /** Bits of months with receipts that are largely parts of quarterly filings; null for bars. */
  apportioned: number | null;
}

type MonthSet = 'unusual' | 'apportioned';

/** Receipts of rows by month, read for all of a page when the first row asks. */
export interface RecentReceipts {
  months: Month[];
  of: (key: string) => Promise<(number | null)[]>;
  /** Months of a set; null for bars. */
  monthsIn: (set: MonthSet, key: string) => Promise<Month[] | null>;
}

/** Statement of the years of the page's rows, now or as of a release, with its values. */
interface Asked {
  statement: (years: readonly number[]) => string;
  values: readonly unknown[];
  isHotel: boolean;
}

/** Receipts of a ranking’s rows in cents over its latest months, read by one statement. */
export function recentReceipts(
  db: Db,
  period: RankingPeriod,
  { statement, values, isHotel }: Asked,
): RecentReceipts {
  const months = recentOf(period);
  // A month that only quarterly filers have filed for would look like a fall.
  const isShown = (month: Month): boolean => period.published.has(month);
  let reading: Promise<Map<string, RawYear>> | undefined;
  const read = async (): Promise<Map<string, RawYear>> => {
    const years = [...new Set(months.map(yearOf))];
    const rows = await db.query<RawYear[]>(statement(years), [...values]);
    return new Map(rows.map((row) => [yearKey(row.key, row.year), row]));
  };
  const yearsOf = async (key: string): Promise<(month: Month) => RawYear | undefined> => {
    reading ??= read();
    const known = await reading;
    return (month) => known.get(yearKey(key, yearOf(month)));
  };
  return {
    months,
    of: async (key) => {
      const yearAt = await yearsOf(key);
      return months.map((month) =>
        isShown(month) ? (yearAt(month)?.receipts[monthNumberOf(month) - 1] ?? null) : null,
      );
    },
    monthsIn: async (set, key) => {
      if (!isHotel) return null;
      const yearAt = await yearsOf(key);
      return months.filter(
        (month) => isShown(month) && ((yearAt(month)?.[set] ?? 0) & monthBit(monthNumberOf(month))) !== 0,
      );
    },
  };
}

function yearKey(key: string, year: number): string {
  return `${String(year)} ${key}`;
}
