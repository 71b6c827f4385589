import { changeOf } from '../change.ts';
import { groupBy } from '../../platform/lib/byKey.ts';
import { changesOfProperty } from '../headline.ts';
import { yearOf, type Month } from '../../platform/lib/month.ts';
import type { BeverageHeadline } from './beverageHeadline.type.ts';
import type { BeverageMonth, BeverageSeries, BeverageYear } from './beverageMonth.type.ts';
import { alcoholYears, trailingReceipts } from './beverage.rules.ts';

/** The figures of a property's latest month; null where it has no months. `months` are all it has, in order. */
export function beverageHeadline(
  propertyId: number,
  months: readonly BeverageMonth[],
): BeverageHeadline | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, month, isIncomplete, totalReceipts, flags } = latest;
  const changes = changesOfProperty(
    months.map((each) => ({ month: each.month, receipts: each.totalReceipts })),
    month,
  );
  return { propertyId, releaseId, month, isIncomplete, totalReceipts, flags, ...changes };
}

/** Months within the range as columns; trailing figures reach back before it. */
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

export function beverageYears(months: readonly BeverageMonth[]): BeverageYear[] {
  const byYear = groupBy(months, ({ month }) => yearOf(month));
  return alcoholYears(months).map(({ receiptsCompared, receiptsBefore, ...year }) => ({
    ...year,
    releaseId: Math.max(...(byYear.get(year.year) ?? []).map((month) => month.releaseId)),
    receiptsChange: changeOf(receiptsCompared, receiptsBefore),
  }));
}
