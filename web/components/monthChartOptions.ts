import type { DualAxesConfig } from '@ant-design/plots';
import type { Palette } from '../app/palette.ts';
import { formatMonth, monthName, partsOf } from '../lib/formatMonth.ts';
import { axisText, valueText } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';

type Point = Record<string, string | number | null>;

const FONT = "'Inter Variable', Inter, system-ui, sans-serif";
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
    labelAutoHide: false,
    labelAutoRotate: false,
    labelFill: palette.second,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 11,
    labelFontFamily: FONT,
    line: true,
    lineStroke: palette.line,
    lineStrokeOpacity: 1,
    tick: false,
    title: false,
  };
}

function valueAxis(unit: MonthSeries['unit'], position: 'left' | 'right', palette: Palette) {
  return {
    position,
    labelFormatter: (value: number) => axisText(unit, value),
    labelFill: palette.second,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 11,
    labelFontFamily: FONT,
    grid: position === 'left',
    gridStroke: palette.line,
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
    tick: false,
    line: false,
    title: false,
    tickCount: 4,
  };
}

function colourOf(series: MonthSeries, palette: Palette): string {
  return series.colour ?? (series.unit === 'money' ? palette.revenue : palette.accent);
}

function styleOf(series: MonthSeries, palette: Palette, fullYear: number) {
  const colour = colourOf(series, palette);
  if (series.kind === 'line') {
    return { stroke: colour, lineWidth: 2, ...(series.isDotted === true && { lineDash: [2, 4] }) };
  }
  const opacity = ({ month }: Point): number =>
    partsOf(String(month)).year === fullYear ? 1 : BEFORE_OPACITY;
  return { fill: colour, fillOpacity: opacity, radiusTopLeft: 3, radiusTopRight: 3 };
}

function markOf(series: MonthSeries, data: MonthChartData, palette: Palette) {
  const onRight = series.unit === 'revpar' && data.series.some(({ unit }) => unit === 'money');
  const isFirstOfUnit = data.series.find(({ unit }) => unit === series.unit) === series;
  return {
    type: series.kind === 'bar' ? 'interval' : 'line',
    yField: series.key,
    // A gap stays a gap: a line over an unknown month would be an invention.
    ...(series.kind === 'line' && { connectNulls: false }),
    style: styleOf(series, palette, data.fullYear),
    scale: { y: { key: series.unit, nice: true, domainMin: 0 } },
    axis: { y: isFirstOfUnit ? valueAxis(series.unit, onRight ? 'right' : 'left', palette) : false },
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
    scale: { x: { paddingInner: 0.32, paddingOuter: 0.16 } },
    axis: { x: monthAxis(data, palette, isPhone) },
    tooltip: { title: ({ month }: Point) => formatMonth(String(month)) },
    interaction: { tooltip: { shared: true, css: tooltipCss(palette) } },
    children: data.series.map((series) => markOf(series, data, palette)),
  };
}

function tooltipCss(palette: Palette) {
  return {
    '.g2-tooltip': {
      background: palette.card,
      color: palette.ink,
      border: `1px solid ${palette.line}`,
      'border-radius': '10px',
      'box-shadow': '0 8px 32px rgb(0 0 0 / 14%)',
      'font-family': FONT,
    },
    '.g2-tooltip-title': { color: palette.second },
    '.g2-tooltip-list-item-name-label': { color: palette.ink },
    '.g2-tooltip-list-item-value': { color: palette.ink },
  };
}
