import type { ChartScale } from './chartScale.ts';
import { BAND, isOnRight, PADDING_TOP, paddingsOf, scalesOf } from './monthLayout.ts';
import type { Unit } from './monthLayout.ts';
import type { MonthChartData } from './monthSeries.ts';

/** Of the picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Axis {
  unit: Unit;
  side: 'left' | 'right';
  ticks: readonly number[];
}

/** Points of a picture, in pixels. */
export interface Places {
  plot: { left: number; right: number; top: number; bottom: number };
  axes: readonly Axis[];
  /** The bar of the month with an index. */
  band: (index: number) => { left: number; width: number };
  middle: (index: number) => number;
  /** The place of a value of a unit, from above. */
  heightOf: (unit: Unit) => (value: number) => number;
}

/** Places of the parts of a chart's picture. */
export function placesOf(data: MonthChartData, { width, height }: Size): Places {
  const { paddingLeft, paddingRight, paddingBottom } = paddingsOf(data);
  const plot = {
    left: paddingLeft,
    right: Math.max(width - paddingRight, paddingLeft),
    top: PADDING_TOP,
    bottom: Math.max(height - paddingBottom, PADDING_TOP),
  };
  const scales = scalesOf(data);
  const step = (plot.right - plot.left) / Math.max(1, data.months.length);
  const bar = step * (1 - BAND.paddingInner);
  const axes = [...scales].map(([unit, { ticks }]): Axis => ({
    unit,
    side: isOnRight(unit, scales) ? 'right' : 'left',
    ticks,
  }));
  return {
    plot,
    axes,
    band: (index) => ({ left: plot.left + step * (index + BAND.paddingOuter), width: bar }),
    middle: (index) => plot.left + step * (index + 0.5),
    heightOf: (unit) => heightOn(scales.get(unit), plot),
  };
}

function heightOn(scale: ChartScale | undefined, { top, bottom }: Places['plot']): (value: number) => number {
  const [lowest, highest] = scale?.domain ?? [0, 1];
  return (value) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top);
}
