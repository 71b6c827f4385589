import type { DualAxesConfig } from '@ant-design/plots';
import type { Palette } from '../theme/palette.ts';
import { formatMonth } from '../formats/formatMonth.ts';
import { stretchesOf } from '../formats/monthArithmetic.ts';
import { scaleOf, scaleOptions } from './chartScale.ts';
import type { ChartScale } from './chartScale.ts';
import {
  gapLabelStyle,
  gapStyle,
  periodAxisStyle,
  pointedStyle,
  tooltipCss,
  valueAxis,
} from './chartStyle.ts';
import {
  BAND,
  gapWordsTop,
  hasRoomForWords,
  isOnRight,
  monthMarks,
  opacityOf,
  PADDING_TOP,
  paddingsOf,
  runsOf,
  scalesOf,
  TURN_GAP,
  turnsInSight,
} from './monthLayout.ts';
import type { Unit } from './monthLayout.ts';
import { axisText, colourOf, monthText, strokeOf } from './monthSeries.ts';
import type { MonthChartData, MonthSeries } from './monthSeries.ts';

type Point = Record<string, string | number | null>;

function pointsOf({ months, series }: MonthChartData): Point[] {
  return months.map((month, index) => ({
    month,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[index] ?? null])),
  }));
}

function monthAxis({ months }: MonthChartData, palette: Palette, isPhone: boolean) {
  const mark = monthMarks(months, isPhone);
  return {
    labelFormatter: (month: string) => mark(month) ?? '',
    labelFilter: (month: string) => mark(month) !== null,
    ...periodAxisStyle(palette),
  };
}

function styleOf(series: MonthSeries, palette: Palette, data: MonthChartData) {
  const colour = palette[colourOf(series)];
  if (series.kind === 'line') return { stroke: colour, ...strokeOf(series) };
  const opacity = ({ month }: Point): number => opacityOf(String(month), data);
  return { fill: colour, fillOpacity: opacity, radiusTopLeft: 3, radiusTopRight: 3 };
}

/** Scale and axis of every mark of a unit: the same, as they share both. */
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
function lonelyPoints({ months }: MonthChartData, series: MonthSeries): Point[] {
  return runsOf(series).flatMap(([index = 0, ...others]) =>
    others.length > 0 ? [] : [{ month: months[index] ?? '', [series.key]: series.values[index] ?? null }],
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
    ...(series.kind === 'line' && { connectNulls: false }),
    style: styleOf(series, palette, data),
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

/** Marks of the series, each on the scale of its unit. */
export function marksOf(data: MonthChartData, palette: Palette) {
  const scales = scalesOf(data);
  return data.series.flatMap((series) => {
    const scale = scales.get(series.unit) ?? scaleOf([]);
    const onRight = isOnRight(series.unit, scales);
    return marksOfSeries(series, data, palette, unitOptions(series.unit, scale, palette, onRight));
  });
}

/** Months that no release has, shaded; the words fit into long stretches only. */
function gapMarks(data: MonthChartData, palette: Palette, isPhone: boolean) {
  const { months, missing = [] } = data;
  const stretches = stretchesOf(missing);
  if (stretches.length === 0) return [];
  const isLong = ({ from, to }: { from: string; to: string }): boolean =>
    hasRoomForWords(months.indexOf(to) - months.indexOf(from) + 1, months.length, isPhone);
  const words = {
    text: (stretch: { from: string; to: string }) => (isLong(stretch) ? 'not in the releases' : ''),
    position: 'top',
    dy: gapWordsTop(data),
    ...gapLabelStyle(palette),
  };
  return [
    {
      type: 'rangeX',
      data: stretches,
      // A field of its own, instead of that of the months.
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
function pointedMarks({ marked = [] }: MonthChartData, palette: Palette) {
  return marked.map(({ months }) => ({
    type: 'rangeX',
    data: stretchesOf(months),
    xField: 'from',
    encode: { x1: 'to' },
    style: pointedStyle(palette),
    axis: false,
    tooltip: false,
  }));
}

/** Lines at the months in which another owner took over. */
function turnMarks(data: MonthChartData, palette: Palette, width: number) {
  const { paddingLeft, paddingRight } = paddingsOf(data);
  const turns = turnsInSight(data, width - paddingLeft - paddingRight);
  if (turns.length === 0) return [];
  return [
    {
      type: 'lineX',
      data: turns,
      xField: 'month',
      style: {
        stroke: palette.second,
        lineWidth: 1,
        lineDash: [3, 3],
        bandOffset: 0.5,
        pointerEvents: 'none',
      },
      labels: [
        {
          text: 'label',
          position: 'top',
          dx: TURN_GAP,
          dy: 2,
          ...gapLabelStyle(palette),
          // Legible above bars, too.
          stroke: palette.card,
          lineWidth: 3,
          textAlign: 'start',
        },
      ],
      axis: false,
      tooltip: false,
    },
  ];
}

interface Screen {
  isPhone: boolean;
  /** True if it has no pointer that hovers. */
  isTouched: boolean;
  /** Of the picture, in pixels. */
  width: number;
}

/** The chart library's description of a month chart in the product's colours. */
export function monthChartOptions(
  data: MonthChartData,
  palette: Palette,
  { isPhone, isTouched, width }: Screen,
): DualAxesConfig {
  return {
    data: pointsOf(data),
    xField: 'month',
    autoFit: true,
    animate: false,
    legend: false,
    margin: 0,
    paddingTop: PADDING_TOP,
    ...paddingsOf(data),
    // A month has its width where only lines are drawn, too: what is shaded or below is aligned with it.
    scale: { x: { type: 'band', domain: [...data.months], ...BAND } },
    axis: { x: monthAxis(data, palette, isPhone) },
    tooltip: { title: ({ month }: Point) => formatMonth(String(month)) },
    // For fingers `usePointerWords.ts` shows and hides the words: the library hides them when a finger is lifted, and shows
    // them again after one has scrolled.
    interaction: { tooltip: { shared: true, css: tooltipCss(palette), disableNative: isTouched } },
    children: [
      ...gapMarks(data, palette, isPhone),
      ...pointedMarks(data, palette),
      ...marksOf(data, palette),
      ...turnMarks(data, palette, width),
    ],
  };
}
