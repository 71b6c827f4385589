import {
  awaitedText,
  doubtfulMonths,
  incompleteMonths,
  roomsTwiceMonths,
  unusualMonths,
} from './doubtText.ts';
import type { Reading } from './useReading.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import { monthsUpTo } from '../../ui/formats/monthArithmetic.ts';
import { latestOf, releaseLabel } from '../../ui/formats/release.ts';
import type { ReleaseName } from '../../ui/formats/release.ts';

/** A month of a chart and where its figure comes from. */
export interface SourcedMonth {
  month: string;
  /** True if the figure is not plainly as filed. */
  isDerived: boolean;
  /** True for receipts that are the tax, divided by its rate: legacy releases of bars state no others. */
  isFromTax?: boolean;
  /** True if filed values do not count as filed. */
  isDoubtful?: boolean;
  /** True if filed values are far above the usual and count. */
  isUnusual?: boolean;
  /** True if rooms of a sold hotel count twice. */
  hasRoomsTwice?: boolean;
  /** Published though rows are missing. */
  isIncomplete?: boolean;
  /** True if quarterly filers, of whom there are some, have yet to file for the month. */
  awaitsQuarterlyFilers?: boolean;
  release: ReleaseName;
}

/** Parts of a month of several properties that are not plainly as filed; null or left out for none. */
interface MonthOfSeveral {
  apportioned?: number | null;
  estimated?: number | null;
  flaggedFilings?: number | null;
  roomsLeftOut?: number | null;
  unusual?: number | null;
}

/** How a month of several properties differs from what was filed; as filed, nothing is left out of it. */
export function differencesOf(
  { apportioned, estimated, flaggedFilings, roomsLeftOut, unusual }: MonthOfSeveral,
  reading: Reading = 'counted',
): Required<Pick<SourcedMonth, 'isDerived' | 'isDoubtful' | 'isUnusual'>> {
  return {
    isDerived: isSome(apportioned) || isSome(estimated),
    isDoubtful: reading === 'counted' && (isSome(flaggedFilings) || isSome(roomsLeftOut)),
    isUnusual: isSome(unusual),
  };
}

function isSome(part: number | null | undefined): boolean {
  return (part ?? 0) !== 0;
}

/** Marks of single months, and how the source line says them. */
const MARKS: readonly [keyof SourcedMonth, (months: readonly string[]) => string][] = [
  ['isDoubtful', doubtfulMonths],
  ['isUnusual', unusualMonths],
  ['isIncomplete', incompleteMonths],
  ['hasRoomsTwice', roomsTwiceMonths],
  ['awaitsQuarterlyFilers', awaitedText],
];

/** The releases that the months of a chart come from, and notes on values that differ from the filed ones. */
export function chartSource(
  months: readonly SourcedMonth[],
  shown: readonly string[],
  notAsFiled: string,
): string {
  const inRange = new Set(shown);
  const used = months.filter(({ month }) => inRange.has(month));
  const latest = used.reduce<SourcedMonth | null>(
    (last, each) => (last === null || each.month > last.month ? each : last),
    null,
  );
  if (latest === null) return '';
  const count = new Set(used.map(({ release }) => releaseLabel(release))).size;
  const said = notesOn(used, notAsFiled).join(' · ');
  return `Source: ${latestOf(latest.release, count)} · ${said === '' ? 'as filed' : said}`;
}

function notesOn(used: readonly SourcedMonth[], notAsFiled: string): string[] {
  const fromTax = used.filter(({ isFromTax = false }) => isFromTax).length;
  const notes = [
    fromTax === 0 ? '' : `${fromTax < used.length ? 'partly ' : ''}calculated from the tax`,
    used.some(({ isDerived }) => isDerived) ? notAsFiled : '',
    ...MARKS.map(([mark, words]) => words(monthsWith(used, mark))),
  ];
  return notes.filter((note) => note !== '');
}

/** The months with a mark. A county's chart by city has a month once for each city; it is named once. */
function monthsWith(used: readonly SourcedMonth[], mark: keyof SourcedMonth): string[] {
  return [...new Set(used.filter((each) => each[mark] === true).map(({ month }) => month))];
}

/** The months behind a chart of sums over twelve: those drawn, and the eleven before each. */
export function monthsOfSums({ months, series }: Pick<MonthChartData, 'months' | 'series'>): string[] {
  const drawn = months.filter((_, at) => series.some(({ values }) => (values[at] ?? null) !== null));
  return [...new Set(drawn.flatMap((month) => monthsUpTo(month, 12)))];
}
