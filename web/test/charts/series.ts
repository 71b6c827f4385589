import type { Palette } from '../../app/palette.ts';

/** Two years, the first at one level and the second at another, so that a line runs level in the middle of each. */
export const MONTHS: readonly string[] = [2022, 2023].flatMap((year) =>
  Array.from({ length: 12 }, (_, index) => `${String(year)}-${String(index + 1).padStart(2, '0')}`),
);
export const LATEST_YEAR = 2023;

export const RELEASE = { id: 'release:1', fileName: 'HOT2312.CSV', issuedOn: null, synthetic: true };

/** The level of a series in both years, as a part of the greatest value of its chart. */
export type Levels = readonly [before: number, latest: number];

export const RISING: Levels = [0.3, 1];
export const FALLING: Levels = [1, 0.3];

/** One value a month. */
export function valuesOf([before, latest]: Levels, greatest: number): number[] {
  return MONTHS.map((month) => greatest * (month < '2023' ? before : latest));
}

/** A line or a row of bars that a chart is to show. */
export interface Drawn {
  colour: keyof Palette;
  kind: 'bar' | 'line';
  axis: 'left' | 'right';
  levels: Levels;
  /** The greatest value of its axis. */
  greatest: number;
}

/** Money runs through 100,000 to 990,000 dollars, and RevPAR through 10 to 99, as the tenths do through 10 to 99. */
export const moneyOf = (tenths: number): number => tenths * 10_000;
export const revparOf = (tenths: number): number => tenths;
