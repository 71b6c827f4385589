import type { DualAxesConfig } from '@ant-design/plots';
import type { Palette } from '../theme/palette.ts';
import { formatMonth, monthName, partsOf } from '../formats/formatMonth.ts';
import { stretchesOf } from './chartGaps.ts';
import { scaleOf, scaleOptions, withOneZero } from './chartScale.ts';
import type { ChartScale } from './chartScale.ts';
import {
  gapLabelStyle,
  gapStyle,
  periodAxisStyle,
  pointedStyle,
  tooltipCss,
  valueAxis,
} from './chartStyle.ts';
import { axisText, colourOf, hasTwoAxes, monthText, strokeOf } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';

type Point = Record<string, string | number | null>;
type Unit = MonthSeries['unit'];

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

/** The scale of each unit that is shown. */
function scalesOf({ series }: MonthChartData): Map<Unit, ChartScale> {
  const units = new Set(series.map(({ unit }) => unit));
  const valuesOf = (unit: Unit) =>
    series.filter((each) => each.unit === unit).flatMap(({ values }) => values);
  return withOneZero(new Map([...units].map((unit) => [unit, scaleOf(valuesOf(unit))])));
}

function styleOf(series: MonthSeries, palette: Palette, fullYear: number) {
  const colour = palette[colourOf(series)];
  if (series.kind === 'line') return { stroke: colour, ...strokeOf(series) };
  const opacity = ({ month }: Point): number =>
    partsOf(String(month)).year === fullYear ? 1 : BEFORE_OPACITY;
  return { fill: colour, fillOpacity: opacity, radiusTopLeft: 3, radiusTopRight: 3 };
}

/** What every mark of a unit says of its scale and of its axis: the same, as they share both. */
function unitOptions(unit: Unit, scale: ChartScale, palette: Palette, onRight: boolean) {
  return {
    scale: { y: { key: unit, independent: false, ...scaleOptions(scale) } },
    axis: {
      y: {
        position: onRight ? 'right' : 'left',
        labelFormatter: (value: number) => axisText(unit, value),
        ...valueAxis(palette, scale, !onRight),
      },
    },
  };
}

function tooltipOf(series: MonthSeries, data: MonthChartData, palette: Palette) {
  const item = ({ month }: Point) => ({
    name: series.name,
    color: palette[colourOf(series)],
    value: monthText(series, data, data.months.indexOf(String(month))),
  });
  return { items: [item] };
}

/** Months of a line with none before and none after them: a line of one month would not show. */
function lonelyPoints({ months }: MonthChartData, { key, values }: MonthSeries): Point[] {
  const isKnown = (index: number): boolean => (values[index] ?? null) !== null;
  return months.flatMap((month, index) =>
    isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1)
      ? [{ month, [key]: values[index] ?? null }]
      : [],
  );
}

function marksOfSeries(
  series: MonthSeries,
  data: MonthChartData,
  palette: Palette,
  options: ReturnType<typeof unitOptions>,
) {
  const mark = {
    type: series.kind === 'bar' ? 'interval' : 'line',
    yField: series.key,
    // A gap stays a gap: a line over an unknown month would be an invention.
    ...(series.kind === 'line' && { connectNulls: false }),
    style: styleOf(series, palette, data.fullYear),
    ...options,
    tooltip: tooltipOf(series, data, palette),
  };
  const lonely = series.kind === 'line' ? lonelyPoints(data, series) : [];
  if (lonely.length === 0) return [mark];
  const dot = {
    type: 'point',
    data: lonely,
    yField: series.key,
    shapeField: 'point',
    sizeField: strokeOf(series).lineWidth + 1,
    style: { fill: palette[colourOf(series)], stroke: 'transparent' },
    ...options,
    tooltip: false,
  };
  return [mark, dot];
}

/** What is drawn of the series, each on the scale of its unit. */
export function marksOf(data: MonthChartData, palette: Palette) {
  const scales = scalesOf(data);
  const hasMoney = scales.has('money');
  return data.series.flatMap((series) => {
    const scale = scales.get(series.unit) ?? scaleOf([]);
    const onRight = series.unit !== 'money' && hasMoney;
    return marksOfSeries(series, data, palette, unitOptions(series.unit, scale, palette, onRight));
  });
}

/** Months that no release has, shaded; the words fit into long stretches only. */
function gapMarks({ months, missing = [] }: MonthChartData, palette: Palette, isPhone: boolean) {
  const stretches = stretchesOf(missing);
  if (stretches.length === 0) return [];
  const isLong = ({ from, to }: { from: string; to: string }): boolean =>
    months.indexOf(to) - months.indexOf(from) + 1 >= months.length * (isPhone ? 0.45 : 0.2);
  const words = {
    text: (stretch: { from: string; to: string }) => (isLong(stretch) ? 'not in the releases' : ''),
    position: 'top',
    dy: 6,
    ...gapLabelStyle(palette),
  };
  return [
    {
      type: 'rangeX',
      data: stretches,
      // Of its own: else it would be that of the months.
      xField: 'from',
      encode: { x1: 'to' },
      style: gapStyle(palette),
      labels: [words],
      axis: false,
      tooltip: false,
    },
  ];
}

/** Months that are pointed out, shaded in the accent colour; the words below the chart name them. */
function pointedMarks({ marked }: MonthChartData, palette: Palette) {
  if (marked === undefined || marked.months.length === 0) return [];
  return [
    {
      type: 'rangeX',
      data: stretchesOf(marked.months),
      xField: 'from',
      encode: { x1: 'to' },
      style: pointedStyle(palette),
      axis: false,
      tooltip: false,
    },
  ];
}

/** Room for the axes, the same whatever they say, so that what is below can be aligned with the months. */
export function paddingsOf(data: MonthChartData): Record<`padding${'Left' | 'Right' | 'Bottom'}`, number> {
  return {
    paddingLeft: 56,
    paddingRight: hasTwoAxes(data) ? 44 : 8,
    paddingBottom: data.months.length <= MOST_MONTH_MARKS ? 38 : 24,
  };
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
    // A month has its width where only lines are drawn, too: what is shaded or below is aligned with it.
    scale: { x: { type: 'band', domain: [...data.months], paddingInner: 0.32, paddingOuter: 0.16 } },
    axis: { x: monthAxis(data, palette, isPhone) },
    tooltip: { title: ({ month }: Point) => formatMonth(String(month)) },
    interaction: { tooltip: { shared: true, css: tooltipCss(palette) } },
    children: [
      ...gapMarks(data, palette, isPhone),
      ...pointedMarks(data, palette),
      ...marksOf(data, palette),
    ],
  };
}
