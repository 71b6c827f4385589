import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import type { MonthLeftOutShownFragment } from '../../gql/graphql.ts';
import { stretchesText } from '../../ui/charts/chartGaps.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';

export const MonthLeftOutShown = graphql(`
  fragment MonthLeftOutShown on MonthLeftOutFacts {
    month
    filedReceipts
    taxableReceipts
    filedRooms
    filedRevpar
    flaggedFilings
    notes
    isIncomplete
    release {
      ...ReleaseName @unmask
    }
  }
`);

/** A month of a hotel, place or brand of which nothing counts. */
export type MonthLeftOut = FactsOf<MonthLeftOutShownFragment>;

export const NONE_LEFT_OUT: readonly FragmentType<typeof MonthLeftOutShown>[] = [];

/** A note on such a month. */
export const LEFT_OUT = 'left out by an operator';

/** Why nothing counts of it, with the operators' notes. */
export function whyLeftOut({
  flaggedFilings,
  notes,
}: Pick<MonthLeftOut, 'flaggedFilings' | 'notes'>): string {
  const why =
    flaggedFilings === 1
      ? 'the only filing was left out by an operator'
      : `all ${String(flaggedFilings)} filings were left out by an operator`;
  return notes.length === 0 ? why : `${why} (${notes.join('; ')})`;
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

/** A year of which no month counts: its figures are unknown. */
interface YearLeftOut {
  year: number;
  /** With figures. */
  months: 0;
  leftOut: string;
  monthsLeftOut: string[];
}

/** Why such a year has no change. */
export const NOTHING_COUNTS = 'nothing counts of the year';

/** The years whose only filings an operator left out, which have no row among those that count. */
export function yearsLeftOut(
  leftOut: readonly Pick<MonthLeftOut, 'month'>[],
  counted: readonly { year: number }[],
): YearLeftOut[] {
  const known = new Set(counted.map(({ year }) => year));
  const months = leftOut.map(({ month }) => month).filter((month) => !known.has(partsOf(month).year));
  return [...new Set(months.map((month) => partsOf(month).year))].map((year) => ({
    year,
    months: 0,
    leftOut: 'all filings of the year were left out by an operator',
    monthsLeftOut: months.filter((month) => partsOf(month).year === year),
  }));
}

/** Points out the months among those of a chart. */
export function markedLeftOut(
  leftOut: readonly Pick<MonthLeftOut, 'month'>[],
  shown: readonly string[],
): Pick<MonthChartData, 'marked'> {
  const months = leftOut.map(({ month }) => month).filter((month) => shown.includes(month));
  return months.length === 0 ? {} : { marked: [{ months, word: LEFT_OUT }] };
}

/** Sorts oldest first. */
export function byMonth(one: { month: string }, other: { month: string }): number {
  return one.month.localeCompare(other.month);
}
