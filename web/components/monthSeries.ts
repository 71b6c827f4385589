import { formatAxisMoney, formatMoney, formatRevpar } from '../lib/formatMoney.ts';

/** One line or one row of bars of a month chart; a value a month, null where it is unknown. */
export interface MonthSeries {
  key: string;
  name: string;
  kind: 'bar' | 'line';
  /** Dollars on the left axis, or RevPAR on the right one (on the left where it is alone). */
  unit: 'money' | 'revpar';
  /** The second of two lines is dotted. */
  isDotted?: boolean;
  /** Its own colour, where the unit's would not tell it from others. */
  colour?: string;
  values: readonly (number | null)[];
}

/** For lines that are told apart by colour; more could not be. */
export const LINE_COLOURS = ['#4a7fd6', '#d9772b', '#2f9e6b', '#b0519b', '#8a7a1f', '#5b6fae'] as const;

/** What a month chart shows. The months are without gaps, `2023-03`, the earliest first. */
export interface MonthChartData {
  months: readonly string[];
  series: readonly MonthSeries[];
  /** The year whose bars are full; those of the years before are at 45 %. */
  fullYear: number;
}

/** A value as tooltip and table write it. */
export function valueText(series: MonthSeries, value: number | null): string {
  if (value === null) return '–';
  return series.unit === 'money' ? formatMoney(value) : formatRevpar(value);
}

/** A value as the axis writes it. */
export function axisText(unit: MonthSeries['unit'], value: number): string {
  return unit === 'money' ? formatAxisMoney(value) : value.toLocaleString('en-US');
}
