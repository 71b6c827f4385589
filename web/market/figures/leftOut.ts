import { graphql } from '../../gql/gql.ts';
import type { MonthLeftOutShownFragment } from '../../gql/graphql.ts';
import { stretchesText } from '../../ui/charts/chartGaps.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';

export const MonthLeftOutShown = graphql(`
  fragment MonthLeftOutShown on MonthLeftOut {
    month
    filedReceipts
    taxableReceipts
    filedRooms
    filedRevpar
    flaggedFilings
    isIncomplete
    release {
      ...ReleaseName @unmask
    }
  }
`);

/** A month of a place or brand of which nothing counts. */
export type MonthLeftOut = MonthLeftOutShownFragment;

/** A note on such a month. */
export const LEFT_OUT = 'left out by an operator';

/** Why nothing counts of it. */
export function whyLeftOut({ flaggedFilings }: Pick<MonthLeftOut, 'flaggedFilings'>): string {
  return flaggedFilings === 1
    ? 'the only filing was left out by an operator'
    : `all ${String(flaggedFilings)} filings were left out by an operator`;
}

/** The month among those that count: what was filed is known, all else is not. */
export function leftOutRow({ taxableReceipts: _, ...month }: MonthLeftOut) {
  return { ...month, leftOut: whyLeftOut(month) };
}

/** The month among those as filed. */
export function leftOutAsFiled(month: MonthLeftOut) {
  const { filedReceipts: roomReceipts, filedRevpar: revpar, filedRooms: rooms } = month;
  return { ...month, leftOut: whyLeftOut(month), roomReceipts, revpar, rooms };
}

/** `Nothing counts of March 2023, because …`; empty without such months. */
export function leftOutText(months: readonly Pick<MonthLeftOut, 'month'>[]): string {
  if (months.length === 0) return '';
  const named = stretchesText(months.map(({ month }) => month));
  return `Nothing counts of ${named}, because an operator left out all that was filed: the receipts are unknown, not $0.`;
}

/** Points out the months among those of a chart. */
export function markedLeftOut(
  leftOut: readonly Pick<MonthLeftOut, 'month'>[],
  shown: readonly string[],
): Pick<MonthChartData, 'marked'> {
  const months = leftOut.map(({ month }) => month).filter((month) => shown.includes(month));
  return months.length === 0 ? {} : { marked: { months, word: LEFT_OUT } };
}

export function byMonth(one: { month: string }, other: { month: string }): number {
  return one.month.localeCompare(other.month);
}
