import { firstMonthOf, isWithin } from '../formats/duration.ts';
import type { Duration } from '../formats/duration.ts';
import { partsOf } from '../formats/formatMonth.ts';
import type { Palette } from '../theme/palette.ts';
import {
  formatAxisMoney,
  formatAxisRevpar,
  formatAxisShare,
  formatMoney,
  formatRevpar,
  formatShare,
} from '../formats/formatMoney.ts';
import { everyMonth } from '../formats/monthArithmetic.ts';

/** One line or one row of bars of a month chart; a value a month, null if it is unknown. */
export interface MonthSeries {
  key: string;
  name: string;
  kind: 'bar' | 'line';
  /** Dollars on the left axis, or RevPAR or percent on the right one (on the left if it is alone). */
  unit: 'money' | 'revpar' | 'share';
  /** The second of two lines is dotted. */
  isDotted?: boolean;
  /** Its own colour of the theme, where the unit's would not tell it from others. */
  colour?: keyof Palette;
  /** The line that the others are compared with. */
  isStrong?: boolean;
  values: readonly (number | null)[];
  /** Words behind the value of a month: `(2 of 3 properties)`. */
  notes?: Readonly<Record<string, string>>;
}

/** The most lines that colours can distinguish. */
export const LINE_COLOURS = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

/** The colour of a line by its place among them; those after the sixth are all quiet. */
export function lineColour(index: number): keyof Palette {
  return LINE_COLOURS[index] ?? 'third';
}

const BESIDE_ACCENT = ['series1', 'series3', 'series4', 'series5', 'series6'] as const;

/** The same beside a line in the accent colour, which one of them comes close to. */
export function lineColourBesideAccent(index: number): keyof Palette {
  return BESIDE_ACCENT[index] ?? 'third';
}

/** A line across a chart at a month, with a label. */
export interface Turn {
  month: string;
  label: string;
}

/** Months that are pointed out, and a word for them: `in doubt`. */
interface MarkedMonths {
  months: readonly string[];
  word: string;
}

/** Content of a month chart. The months are without gaps, `2023-03`, the earliest first. */
export interface MonthChartData {
  months: readonly string[];
  series: readonly MonthSeries[];
  /** The year whose bars are full; those of the years before are at 45 %. */
  fullYear: number;
  /** The first month that was asked for, if it may be earlier than the first that shows. */
  from?: string;
  /** The months that no release has. */
  missing?: readonly string[];
  /** Months that are pointed out, by the reason; a month may have several. */
  marked?: readonly MarkedMonths[];
  /** Months in which another owner took over, with a label for each. */
  turns?: readonly Turn[];
  /** Condition of a figure, where months may go without one: `TTM revenue needs 12 months in a row`. */
  needs?: string;
}

/** The colour of a series: its own or that of its unit. */
export function colourOf({ colour, unit }: MonthSeries): keyof Palette {
  return colour ?? (unit === 'money' ? 'revenue' : 'accent');
}

/** Lines in the colour of the rest beyond which a legend counts them: they look alike. */
const QUIET_NAMED = 6;

/** Opacity of the bars of the years before the latest. */
export const BEFORE_OPACITY = 0.45;

/** A series in a legend; `isBefore` for its paler bars. */
export interface LegendEntry extends MonthSeries {
  isBefore?: boolean;
}

/** The entries of a legend: the series, and beside bars those of earlier years, which are paler. */
export function legendEntries({
  series,
  months,
  fullYear,
}: Pick<MonthChartData, 'series' | 'months' | 'fullYear'>): LegendEntry[] {
  const hasSome = ({ values }: MonthSeries, isOf: (year: number) => boolean): boolean =>
    values.some((value, at) => value !== null && isOf(partsOf(months[at] ?? '').year));
  return legendSeries(series).flatMap((each) => {
    if (each.kind === 'line' || !hasSome(each, (year) => year < fullYear)) return [each];
    const before = { ...each, key: `${each.key} before`, isBefore: true };
    return hasSome(each, (year) => year === fullYear)
      ? [each, { ...before, name: `before ${String(fullYear)}` }]
      : [{ ...before, name: `${each.name} before ${String(fullYear)}` }];
  });
}

/** Many lines in the one quiet colour are counted in place of named. */
function legendSeries(series: readonly MonthSeries[]): readonly MonthSeries[] {
  const quiet = series.filter((each) => colourOf(each) === 'third');
  const [first] = quiet;
  if (first === undefined || quiet.length <= QUIET_NAMED) return series;
  const rest = { ...first, name: `${String(quiet.length)} others` };
  return series.flatMap((each) => (each === first ? rest : quiet.includes(each) ? [] : each));
}

interface Stroke {
  lineWidth: number;
  /** Lengths of dots and of the gaps between them. */
  lineDash?: [number, number];
}

/** Style of a line, in the picture and in its legend. */
export function strokeOf({ isStrong, isDotted }: MonthSeries): Stroke {
  return { lineWidth: isStrong === true ? 4 : 2, ...(isDotted === true && { lineDash: [2, 4] }) };
}

/** True if no series has any value. */
export function isBlank({ series }: MonthChartData): boolean {
  return series.every(({ values }) => values.every((value) => value === null));
}

/** True if it has dollars on the left and RevPAR on the right. */
export function hasTwoAxes({ series }: MonthChartData): boolean {
  return new Set(series.map(({ unit }) => unit)).size > 1;
}

/** Series with a value for each of `months`, over the months that the duration keeps, gaps included. */
export function withinDuration(
  { months: all, series }: Pick<MonthChartData, 'months' | 'series'>,
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const at = new Map(all.map((month, index) => [month, index]));
  const months = everyMonth(all.filter((month) => isWithin(duration, partsOf(month).year, latestYear)));
  return {
    months,
    series: series.map((each) => ({
      ...each,
      values: months.map((month) => each.values[at.get(month) ?? -1] ?? null),
    })),
    fullYear: latestYear,
    from: firstMonthOf(duration, latestYear),
  };
}

const texts = {
  money: { value: formatMoney, axis: formatAxisMoney },
  revpar: { value: formatRevpar, axis: formatAxisRevpar },
  share: { value: formatShare, axis: formatAxisShare },
} as const;

/** A value as tooltip and table write it. */
function valueText(series: MonthSeries, value: number | null): string {
  if (value === null) return '–';
  return texts[series.unit].value(value);
}

/** Words of tooltip and table on a month, by its place. */
export function monthText(series: MonthSeries, { months, missing }: MonthChartData, index: number): string {
  const month = months[index] ?? '';
  if (missing?.includes(month) === true) return 'not in the releases';
  return [valueText(series, series.values[index] ?? null), series.notes?.[month]].filter(Boolean).join(' ');
}

/** A value as the axis writes it. */
export function axisText(unit: MonthSeries['unit'], value: number): string {
  return texts[unit].axis(value);
}
