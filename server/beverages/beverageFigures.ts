import { changeOf } from '../lib/change.ts';
import { groupBy } from '../lib/byKey.ts';
import { addMonths, yearOf, type Month } from '../lib/month.ts';
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
  const trailing = trailingReceipts(months);
  const ttmReceipts = trailing.at(-1) ?? null;
  const yearBefore = addMonths(latest.month, -12);
  const before = trailing[months.findIndex(({ month }) => month === yearBefore)];
  return {
    propertyId,
    releaseId: latest.releaseId,
    month: latest.month,
    totalReceipts: latest.totalReceipts,
    receiptsChange: latest.yearChange,
    ttmReceipts,
    ttmChange: changeOf(ttmReceipts, before),
    flags: latest.flags,
  };
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
