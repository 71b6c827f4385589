import { changeOf } from '../figures/change.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import { changesOfProperty } from '../figures/headline.ts';
import { yearOf, type Month } from '../../platform/lib/month.ts';
import type { BeverageHeadline } from './beverageHeadline.type.ts';
import type { BeverageMonth, BeverageSeries, BeverageYear } from './beverageMonth.type.ts';
import { alcoholYears, trailingReceipts } from './beverage.rules.ts';
import { unusualFlags } from '../hotels/filingFlags.rules.ts';

/** Facts about a property's latest month besides its receipts. */
export type LatestMonth = Pick<BeverageMonth, 'releaseId' | 'isIncomplete' | 'flags' | 'responsibleDays'> & {
  isPast?: boolean;
};

/** A month as headlines compare it; receipts in cents. */
export interface ComparedMonth {
  month: Month;
  receipts: number;
  isEstimate: boolean;
  isUnusual: boolean;
  isPartial: boolean;
}

/** Figures of a property's latest month; null if it has no months. `months` must be all of its months, in order. */
export function beverageHeadline(
  propertyId: number,
  months: readonly ComparedMonth[],
  latest: LatestMonth,
): BeverageHeadline | null {
  const last = months.at(-1);
  if (!last) return null;
  const changes = changesOfProperty(months, last.month);
  return { propertyId, month: last.month, totalReceipts: last.receipts, ...latest, ...changes };
}

/**
 * The headline of a property's or bar's months, which must be all of its months, in order; null if there are none. `isPast`
 * is true for months as of a release.
 */
export function headlineOfMonths(
  propertyId: number,
  months: readonly Omit<BeverageMonth, 'yearChange'>[],
  { isPast }: { isPast: boolean },
): BeverageHeadline | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, isIncomplete, flags, responsibleDays } = latest;
  const receipts = months.map((each) => ({
    month: each.month,
    receipts: each.totalReceipts,
    isEstimate: isEstimate(each),
    isUnusual: isUnusual(each),
    isPartial: isPartial(each),
  }));
  return beverageHeadline(propertyId, receipts, { releaseId, isIncomplete, flags, responsibleDays, isPast });
}

/** Months within the range as columns. Trailing figures also use the months before the range. */
export function beverageSeries(
  months: readonly BeverageMonth[],
  { from, to }: { from?: Month | null; to?: Month | null },
): BeverageSeries {
  const trailing = trailingReceipts(months);
  const shown = months
    .map((month, i) => ({ month, trailing: trailing[i] ?? null }))
    .filter(({ month }) => (!from || month.month >= from) && (!to || month.month <= to));
  return {
    months: shown.map(({ month }) => month.month),
    totalReceipts: shown.map(({ month }) => month.totalReceipts),
    ttmReceipts: shown.map((row) => row.trailing),
  };
}

function isEstimate({ flags }: Pick<BeverageMonth, 'flags'>): boolean {
  return flags.includes('ESTIMATED');
}

function isUnusual({ flags }: Pick<BeverageMonth, 'flags'>): boolean {
  return unusualFlags.some((flag) => flags.includes(flag));
}

function isPartial({ responsibleDays }: Pick<BeverageMonth, 'responsibleDays'>): boolean {
  return responsibleDays !== null;
}

export function beverageYears(months: readonly BeverageMonth[]): BeverageYear[] {
  const byYear = groupBy(months, ({ month }) => yearOf(month));
  return alcoholYears(months).map(({ receiptsCompared, receiptsBefore, comparedMonths, ...year }) => {
    const own = byYear.get(year.year) ?? [];
    const receiptsChange = changeOf(receiptsCompared, receiptsBefore);
    return {
      ...year,
      releaseId: Math.max(...own.map((month) => month.releaseId)),
      estimatedMonths: own.filter(isEstimate).map(({ month }) => month),
      unusualMonths: own.filter(isUnusual).map(({ month }) => month),
      partialMonths: own.filter(isPartial).map(({ month }) => month),
      emptyMonths: own.filter(({ totalReceipts }) => totalReceipts <= 0).map(({ month }) => month),
      receiptsChange,
      receiptsComparedMonths: receiptsChange && comparedMonths,
    };
  });
}
