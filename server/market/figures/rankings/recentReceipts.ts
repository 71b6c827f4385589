import type { Db } from '../../../platform/lib/db.ts';
import { monthNumberOf, yearOf, type Month } from '../../../platform/lib/month.ts';
import { recentOf, type RankingPeriod } from './rankingPeriod.ts';

/** A calendar year of a row. */
interface RawYear {
  key: string;
  year: number;
  /** Cents of each month; null without figures. */
  receipts: (number | null)[];
}

/** Receipts of rows by month, read for all of a page when the first row asks. */
export interface RecentReceipts {
  months: Month[];
  of: (key: string) => Promise<(number | null)[]>;
}

/** Statement of the years of the page's rows, now or as of a release, with its values. */
interface Asked {
  statement: (years: readonly number[]) => string;
  values: readonly unknown[];
}

export function recentReceipts(db: Db, period: RankingPeriod, { statement, values }: Asked): RecentReceipts {
  const months = recentOf(period);
  let reading: Promise<Map<string, number | null>> | undefined;
  const read = async (): Promise<Map<string, number | null>> => {
    const years = [...new Set(months.map(yearOf))];
    const rows = await db.query<RawYear[]>(statement(years), [...values]);
    return new Map(
      rows.flatMap(({ key, year, receipts }) =>
        receipts.map((cents, at) => [monthKey(key, year, at + 1), cents] as const),
      ),
    );
  };
  return {
    months,
    of: async (key) => {
      reading ??= read();
      const known = await reading;
      // A month that only quarterly filers have filed for would look like a fall.
      return months.map((month) =>
        period.published.has(month)
          ? (known.get(monthKey(key, yearOf(month), monthNumberOf(month))) ?? null)
          : null,
      );
    },
  };
}

function monthKey(key: string, year: number, month: number): string {
  return `${String(year)} ${String(month)} ${key}`;
}
