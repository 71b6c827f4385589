import { groupBy } from '../../platform/lib/byKey.ts';
import { addMonths, yearOf, type Month } from '../../platform/lib/month.ts';
import { trailingTwelveOf } from '../figures/trailing.ts';

export interface Receipts {
  /** Cents; a part is null if it is unknown. */
  totalReceipts: number;
  liquorReceipts: number | null;
  wineReceipts: number | null;
  beerReceipts: number | null;
  coverChargeReceipts: number | null;
}

export interface AlcoholMonth extends Receipts {
  month: Month;
}

/** Receipts of the 12 months that end with each month; null until there are 12. Months must be in order. */
export function trailingReceipts(
  months: readonly { month: Month; totalReceipts: number }[],
): (number | null)[] {
  return trailingTwelveOf(months).map(
    (window) => window?.reduce((sum, month) => sum + month.totalReceipts, 0) ?? null,
  );
}

export interface AlcoholYear extends Receipts {
  year: number;
  months: number;
  /** Cents of the months that both this year and the year before have; null if there are none. */
  receiptsCompared: number | null;
  receiptsBefore: number | null;
  /** These months of this year, in order. */
  comparedMonths: Month[];
}

/** Calendar years. Two years are compared by the months that both have. */
export function alcoholYears(months: readonly AlcoholMonth[]): AlcoholYear[] {
  const byMonth = new Map(months.map((month) => [month.month, month]));
  return [...groupBy(months, ({ month }) => yearOf(month))].map(([year, own]) => {
    const before = own.flatMap(({ month }) => byMonth.get(addMonths(month, -12)) ?? []);
    const common = own.filter(({ month }) => byMonth.has(addMonths(month, -12)));
    return {
      year,
      months: own.length,
      ...sumReceipts(own),
      receiptsCompared: before.length > 0 ? sumReceipts(common).totalReceipts : null,
      receiptsBefore: before.length > 0 ? sumReceipts(before).totalReceipts : null,
      comparedMonths: common.map(({ month }) => month),
    };
  });
}

/** Receipts of several months, or of several properties in one. */
export function sumReceipts(months: readonly Receipts[]): Receipts {
  // A part that is unknown in one month is unknown in the year: half a sum is a wrong figure.
  const withReceipts = months.filter(({ totalReceipts }) => totalReceipts !== 0);
  const isHalfEstimated =
    withReceipts.some(isTotalAlone) && withReceipts.some((month) => !isTotalAlone(month));
  const part = (pick: (month: Receipts) => number | null): number | null =>
    months.reduce<number | null>((sum, month) => {
      if (isHalfEstimated) return null;
      const value = pick(month);
      return sum === null || value === null ? null : sum + value;
    }, 0);
  return {
    totalReceipts: months.reduce((sum, month) => sum + month.totalReceipts, 0),
    liquorReceipts: part((month) => month.liquorReceipts),
    wineReceipts: part((month) => month.wineReceipts),
    beerReceipts: part((month) => month.beerReceipts),
    coverChargeReceipts: part((month) => month.coverChargeReceipts),
  };
}

/** True for an estimate: the comptroller publishes 0 for each part of it, which nobody knows. */
function isTotalAlone({ totalReceipts, ...receipts }: Receipts): boolean {
  const { liquorReceipts, wineReceipts, beerReceipts, coverChargeReceipts } = receipts;
  const parts = [liquorReceipts, wineReceipts, beerReceipts, coverChargeReceipts];
  return totalReceipts > 0 && parts.every((part) => part === 0);
}
