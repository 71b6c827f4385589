import type { DualAxesConfig } from '@ant-design/plots';
import type { Palette } from '../app/palette.ts';
import { formatMonth, monthName, partsOf } from '../lib/formatMonth.ts';
import { periodAxisStyle, tooltipCss, valueAxisStyle } from './chartStyle.ts';
import { axisText, hasTwoAxes, valueText } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';

type Point = Record<string, string | number | null>;

/** Up to this many months each has its own mark on the axis; beyond it the years have. */
const MOST_MONTH_MARKS = 24;
const BEFORE_OPACITY = 0.45;

function pointsOf({ months, series }: MonthChartData): Point[] {
  return months.map((month, index) => ({
    month,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index] ?? null])),
  }));
}

function monthMark(month: string, isPhone: boolean): string {
  const parts = partsOf(month);
  const name = monthName(parts.month).slice(0, isPhone ? 1 : 3);
  return parts.month === 1
    ? `${name}\n${isPhone ? `’${String(parts.year).slice(2)}` : String(parts.year)}`
    : name;
}

function monthAxis({ months }: MonthChartData, palette: Palette, isPhone: boolean) {
  const byMonth = months.length <= MOST_MONTH_MARKS;
  const everyYears = Math.ceil(months.length / 12 / (isPhone ? 6 : 14));
  const hasMark = (month: string): boolean => {
    const parts = partsOf(month);
    return byMonth || (parts.month === 1 && parts.year % everyYears === 0);
  };
  return {
    labelFormatter: (month: string) => (byMonth ? monthMark(month, isPhone) : month.slice(0, 4)),
    labelFilter: hasMark,
    ...periodAxisStyle(palette),
  };
}

function valueAxis(unit: MonthSeries['unit'], position: 'left' | 'right', palette: Palette) {
  return {
    position,
    labelFormatter: (value: number) => axisText(unit, value),
    ...valueAxisStyle(palette, position === 'left'),
  };
}

function colourOf(series: MonthSeries, palette: Palette): string {
  return palette[series.colour ?? (series.unit === 'money' ? 'revenue' : 'accent')];
}

function styleOf(series: MonthSeries, palette: Palette, fullYear: number) {
  const colour = colourOf(series, palette);
  if (series.kind === 'line') {
    const lineWidth = series.isStrong === true ? 4 : 2;
    return { stroke: colour, lineWidth, ...(series.isDotted === true && { lineDash: [2, 4] }) };
  }
  const opacity = ({ month }: Point): number =>
    partsOf(String(month)).year === fullYear ? 1 : BEFORE_OPACITY;
  return { fill: colour, fillOpacity: opacity, radiusTopLeft: 3, radiusTopRight: 3 };
}

/** The greatest value of the series of a unit; an axis needs some height even where nothing is known. */
function greatestOf({ series }: MonthChartData, unit: MonthSeries['unit']): number {
  const values = series.filter((each) => each.unit === unit).flatMap((each) => each.values);
  return values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0) || 1;
}

function markOf(series: MonthSeries, data: MonthChartData, palette: Palette) {
  const onRight = series.unit === 'revpar' && data.series.some(({ unit }) => unit === 'money');
  return {
    type: series.kind === 'bar' ? 'interval' : 'line',
    yField: series.key,
    // A gap stays a gap: a line over an unknown month would be an invention.
    ...(series.kind === 'line' && { connectNulls: false }),
    style: styleOf(series, palette, data.fullYear),
    // Without a word on it each mark would have a scale of its own, and only the first an axis. Its bounds are said
    // to each as well: beside a mark without any value the library falls back to scales of their own.
    scale: {
      y: {
        key: series.unit,
        independent: false,
        nice: true,
        domainMin: 0,
        domainMax: greatestOf(data, series.unit),
      },
    },
    // They have one axis, of which each has to say the same.
    axis: { y: valueAxis(series.unit, onRight ? 'right' : 'left', palette) },
    tooltip: {
      items: [
        (point: Point) => {
          const value = point[series.key];
          return {
            name: series.name,
            color: colourOf(series, palette),
            value: valueText(series, typeof value === 'number' ? value : null),
          };
        },
      ],
    },
  };
}

/** What is drawn: a mark for each series. */
export function marksOf(data: MonthChartData, palette: Palette) {
  return data.series.map((series) => markOf(series, data, palette));
}

/** Room for the axes, the same whatever they say, so that what is below can be aligned with the months. */
export function paddingsOf(data: MonthChartData): Record<`padding${'Left' | 'Right' | 'Bottom'}`, number> {
  return {
    paddingLeft: 56,
    paddingRight: hasTwoAxes(data) ? 44 : 8,
    paddingBottom: data.months.length <= MOST_MONTH_MARKS ? 38 : 24,
  };
}

/** Lines alone would begin and end at the very edge, and the marks of those months be cut off. */
function edgesOf({ series }: MonthChartData): { insetLeft?: number; insetRight?: number } {
  return series.every(({ kind }) => kind === 'line') ? { insetLeft: 14, insetRight: 14 } : {};
}

/** The chart library's description of a month chart in the product's colours. */
export function monthChartOptions(data: MonthChartData, palette: Palette, isPhone: boolean): DualAxesConfig {
  return {
    data: pointsOf(data),
    xField: 'month',
    autoFit: true,
    animate: false,
    legend: false,
    margin: 0,
    paddingTop: 12,
    ...edgesOf(data),
    scale: { x: { paddingInner: 0.32, paddingOuter: 0.16 } },
    axis: { x: monthAxis(data, palette, isPhone) },
    tooltip: { title: ({ month }: Point) => formatMonth(String(month)) },
    interaction: { tooltip: { shared: true, css: tooltipCss(palette) } },
    children: marksOf(data, palette),
  };
}
