import { formatMonth, monthName, partsOf } from '../formats/formatMonth.ts';
import { addMonths, everyMonth, stretchesOf } from '../formats/monthArithmetic.ts';
import type { Period } from '../formats/monthArithmetic.ts';
import type { MonthChartData } from './monthSeries.ts';

/**
 * The months before the first one shown, back to the first that was asked for, if no release has any of them: the
 * property or place may well have been there. Months before the very first release are left out.
 */
function leadIn(
  { months, from }: MonthChartData,
  published: ReadonlySet<string>,
  earliest: string,
): string[] {
  const [first] = months;
  if (first === undefined || from === undefined || from >= first || earliest >= from) return [];
  const before = everyMonth([from, addMonths(first, -1)]);
  return before.some((month) => published.has(month)) ? [] : before;
}

/** A chart and which of its months no release has. Where nothing is known of the releases it stays as it is. */
export function withGaps(data: MonthChartData, published: readonly string[]): MonthChartData {
  const [earliest] = published;
  if (earliest === undefined) return data;
  const known = new Set(published);
  const lead = leadIn(data, known, earliest);
  const series = data.series.map((each) => ({ ...each, values: [...lead.map(() => null), ...each.values] }));
  const months = [...lead, ...data.months];
  const isEmpty = (index: number): boolean => series.every(({ values }) => (values[index] ?? null) === null);
  const missing = months.filter(
    (month, index) =>
      !known.has(month) && isEmpty(index) && month > earliest && month < (published.at(-1) ?? ''),
  );
  return { ...data, months, series, missing };
}

/** `2022`, `2020 to 2022`, `June 2023`, `June to August 2023` or `November 2022 to February 2023`. */
function stretchText({ from, to }: Period): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (from === to) return formatMonth(from);
  const isWhole = first.month === 1 && last.month === 12;
  if (isWhole)
    return first.year === last.year ? String(first.year) : `${String(first.year)} to ${String(last.year)}`;
  const begin = first.year === last.year ? monthName(first.month) : formatMonth(from);
  return `${begin} to ${formatMonth(to)}`;
}

/** `2016, 2020 and June 2023`. */
export function stretchesText(months: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(stretchesOf(months).map(stretchText));
}

/** `2022 is not in the releases.`; empty if every month is. */
export function gapText(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const [first, ...others] = stretchesOf(missing);
  const isOne = first !== undefined && others.length === 0 && !stretchText(first).includes(' to ');
  return `${stretchesText(missing)} ${isOne ? 'is' : 'are'} not in the releases.`;
}
