import { monthName, partsOf } from '../formats/formatMonth.ts';
import { scaleOf, withOneZero } from './chartScale.ts';
import type { ChartScale } from './chartScale.ts';
import { BEFORE_OPACITY, hasTwoAxes } from './monthSeries.ts';
import type { MonthChartData, MonthSeries, Turn } from './monthSeries.ts';

export type Unit = MonthSeries['unit'];

/** Up to this many months each has its own mark on the axis; beyond it the years have. */
const MOST_MONTH_MARKS = 24;

/** Share of a month's width that is empty between two bars, and that is between the axis and the first. */
export const BAND = { paddingInner: 0.32, paddingOuter: 0.16 };

export const PADDING_TOP = 12;

/** Opacity of a month’s bar, 0 to 1: years before the full one are paler. */
export function opacityOf(month: string, { fullYear }: Pick<MonthChartData, 'fullYear'>): number {
  return partsOf(month).year === fullYear ? 1 : BEFORE_OPACITY;
}

/** Room for the axes, the same whatever they say, so that what is below can be aligned with the months. */
export function paddingsOf(data: MonthChartData): Record<`padding${'Left' | 'Right' | 'Bottom'}`, number> {
  return {
    paddingLeft: 56,
    paddingRight: hasTwoAxes(data) ? 44 : 8,
    paddingBottom: data.months.length <= MOST_MONTH_MARKS ? 38 : 24,
  };
}

function ownMark(month: string, isPhone: boolean): string {
  const parts = partsOf(month);
  const name = monthName(parts.month).slice(0, isPhone ? 1 : 3);
  return parts.month === 1
    ? `${name}\n${isPhone ? `’${String(parts.year).slice(2)}` : String(parts.year)}`
    : name;
}

/** The words below a month, in lines; null if it has none. */
export function monthMarks(months: readonly string[], isPhone: boolean): (month: string) => string | null {
  const byMonth = months.length <= MOST_MONTH_MARKS;
  const everyYears = Math.ceil(months.length / 12 / (isPhone ? 6 : 14));
  return (month) => {
    if (byMonth) return ownMark(month, isPhone);
    const parts = partsOf(month);
    return parts.month === 1 && parts.year % everyYears === 0 ? month.slice(0, 4) : null;
  };
}

/** The scale of each unit that is shown. */
export function scalesOf({ series }: MonthChartData): Map<Unit, ChartScale> {
  const units = new Set(series.map(({ unit }) => unit));
  const valuesOf = (unit: Unit) =>
    series.filter((each) => each.unit === unit).flatMap(({ values }) => values);
  return withOneZero(new Map([...units].map((unit) => [unit, scaleOf(valuesOf(unit))])));
}

/** True if the figures of a unit stand on the right: dollars have the left. */
export function isOnRight(unit: Unit, scales: ReadonlyMap<Unit, ChartScale>): boolean {
  return unit !== 'money' && scales.has('money');
}

/** The months of a line by their index, as stretches without a gap. A gap stays one: a line over an unknown month would be an invention. */
export function runsOf({ values }: MonthSeries): number[][] {
  const runs: number[][] = [];
  let open: number[] | null = null;
  for (const [index, value] of values.entries()) {
    if (value === null) open = null;
    else if (open === null) runs.push((open = [index]));
    else open.push(index);
  }
  return runs;
}

/** Between the line of a turn and its label, in pixels. */
export const TURN_GAP = 4;

const LONGEST_LABEL = 24;
/** Less of a name says nothing. */
const SHORTEST_LABEL = 6;
/** Width of a capital letter in labels, in pixels: names are filed in capitals. */
const LETTER = 8;

/** A label cut to a width in pixels; empty if there is no room for a readable part. */
function fitting(label: string, width: number): string {
  const most = Math.min(LONGEST_LABEL, Math.floor(width / LETTER));
  if (label.length <= most) return label;
  return most < SHORTEST_LABEL ? '' : `${label.slice(0, most - 1).trimEnd()}…`;
}

/** Turns that are in sight, each with as much of its label as fits before the next one or the plot’s right edge. */
export function turnsInSight({ months, turns = [] }: MonthChartData, plotWidth: number): Turn[] {
  const step = plotWidth / Math.max(1, months.length);
  const shown = turns
    .filter(({ month }) => months.includes(month))
    .map((turn) => ({ ...turn, x: step * (months.indexOf(turn.month) + 0.5) }));
  return shown.map(({ month, label, x }, at) => {
    const end = shown[at + 1]?.x ?? plotWidth;
    return { month, label: fitting(label, end - x - TURN_GAP) };
  });
}

/** How far below the top the words for months that no release has stand: under the names of owners, if there are any. */
export function gapWordsTop({ months, turns = [] }: Pick<MonthChartData, 'months' | 'turns'>): number {
  return turns.some(({ month }) => months.includes(month)) ? 20 : 6;
}

/** True if the words for months that no release has fit into a stretch. */
export function hasRoomForWords(stretchMonths: number, months: number, isPhone: boolean): boolean {
  return stretchMonths >= months * (isPhone ? 0.45 : 0.2);
}
