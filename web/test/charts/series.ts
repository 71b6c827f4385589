import type { Palette } from '../../ui/theme/palette.ts';

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

let leftOut: readonly string[] = [];

/** From now on no release has these months. */
export function leaveOut(months: readonly string[]): void {
  leftOut = months;
}

/** The months that the releases have. */
export function publishedMonths(): string[] {
  return MONTHS.filter((month) => !leftOut.includes(month));
}

function valueAt(month: string, [before, latest]: Levels, greatest: number): number {
  return greatest * (month < '2023' ? before : latest);
}

/** One value a published month. */
export function valuesOf(levels: Levels, greatest: number): number[] {
  return publishedMonths().map((month) => valueAt(month, levels, greatest));
}

/** One value a month, null if no release has it. */
export function everyValueOf(levels: Levels, greatest: number): (number | null)[] {
  return MONTHS.map((month) => (leftOut.includes(month) ? null : valueAt(month, levels, greatest)));
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

/** Liquor's share runs through 54 to 72 percent and wine has the rest, so that the two lines never meet. */
export const LIQUOR: Levels = [1, 0.5];
export const liquorOf = (tenths: number): number => Math.round(5_200 + tenths * 20) / 100;
