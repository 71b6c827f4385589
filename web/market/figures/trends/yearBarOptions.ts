import type { ColumnConfig } from '@ant-design/plots';
import type { Palette } from '../../../ui/theme/palette.ts';
import { scaleOf, scaleOptions } from '../../../ui/charts/chartScale.ts';
import { gapStyle, periodAxisStyle, tooltipCss, valueAxis } from '../../../ui/charts/chartStyle.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';

export interface YearBar {
  year: number;
  value: number;
  /** True if the releases do not have the whole year. */
  isMissing: boolean;
}

export interface YearBarData {
  name: string;
  bars: readonly YearBar[];
  chosen: number | null;
}

type Point = Record<'year' | 'value', string | number>;

const OTHERS_OPACITY = 0.45;

/** Every how many years the axis names one. */
function stepOf(count: number, isPhone: boolean): number {
  return Math.ceil(count / (isPhone ? 6 : 8));
}

function barStyle(chosen: number | null, palette: Palette) {
  const isChosen = ({ year }: Point): boolean => Number(year) === chosen;
  return {
    fill: (point: Point) => (isChosen(point) ? palette.accent : palette.revenue),
    fillOpacity: (point: Point) => (isChosen(point) ? 1 : OTHERS_OPACITY),
    radiusTopLeft: 3,
    radiusTopRight: 3,
    cursor: 'pointer',
  };
}

/** Years of which the releases do not have everything, shaded. */
function gapsOf(bars: readonly YearBar[], palette: Palette) {
  return bars
    .filter(({ isMissing }) => isMissing)
    .map(({ year }) => ({
      type: 'rangeX',
      data: [{ from: String(year), to: String(year) }],
      encode: { x: 'from', x1: 'to' },
      style: gapStyle(palette),
      tooltip: false,
    }));
}

/** The chart library's description of a bar a year in the product's colours; the chosen one is full. */
export function yearBarOptions(data: YearBarData, palette: Palette, isPhone: boolean): ColumnConfig {
  const { name, bars, chosen } = data;
  const scale = scaleOf(
    bars.map(({ value }) => value),
    { isWhole: true },
  );
  const step = stepOf(bars.length, isPhone);
  const last = bars.at(-1)?.year ?? 0;
  return {
    data: bars.map(({ year, value }) => ({ year: String(year), value })),
    xField: 'year',
    yField: 'value',
    autoFit: true,
    animate: false,
    legend: false,
    margin: 0,
    paddingTop: 12,
    paddingLeft: 48,
    paddingRight: 18,
    paddingBottom: 24,
    style: barStyle(chosen, palette),
    scale: { x: { paddingInner: 0.28, paddingOuter: 0.14 }, y: scaleOptions(scale) },
    axis: {
      x: {
        labelFilter: (year: string) => (last - Number(year)) % step === 0,
        ...periodAxisStyle(palette),
      },
      y: { labelFormatter: formatCount, ...valueAxis(palette, scale, true) },
    },
    annotations: gapsOf(bars, palette),
    tooltip: {
      title: ({ year }: Point) => String(year),
      items: [({ value }: Point) => ({ name, color: palette.revenue, value: formatCount(Number(value)) })],
    },
    interaction: { tooltip: { shared: true, css: tooltipCss(palette) } },
  };
}
