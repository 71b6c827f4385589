import { formatRevpar, formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import type { Palette } from '../../../ui/theme/palette.ts';
import type { MapMark } from './mapMarks.ts';
import type { MapFigure, MapRow, MapSums } from './mapRows.ts';

/** Colour classes of a figure, and how large its marks are. */
export interface MapScale {
  figure: MapFigure;
  /** The classes' lower bounds but the first's, ascending. */
  bounds: readonly number[];
  /** The value at which a mark has its full size. */
  largest: number;
}

const CLASSES = 5;
/** Percent. */
const CHANGE_BOUNDS = [-20, -5, 5, 20] as const;
const FULL_CHANGE = 50;

/** A scale for the rows: fifths of the known values, or fixed classes of change. */
export function scaleOf(figure: MapFigure, rows: readonly MapRow[]): MapScale {
  if (figure === 'change') return { figure, bounds: CHANGE_BOUNDS, largest: FULL_CHANGE };
  return { figure, ...quantiles(rows.flatMap((row) => row[figure] ?? [])) };
}

export function quantiles(known: readonly number[]): Pick<MapScale, 'bounds' | 'largest'> {
  const sorted = known.toSorted((one, other) => one - other);
  const bounds = Array.from({ length: CLASSES - 1 }, (_, at) => {
    const place = Math.floor(((at + 1) * sorted.length) / CLASSES);
    return sorted[place] ?? 0;
  });
  // A bound at the least value would leave the class below it empty.
  const above = bounds.filter((bound) => bound > (sorted[0] ?? 0));
  return { bounds: [...new Set(above)], largest: sorted.at(-1) ?? 0 };
}

/** A mark's value for its colour: of receipts, the mean of its properties. */
export function colorValue({ figure }: MapScale, { sums }: MapMark): number | null {
  if (figure !== 'receipts') return sums[figure];
  return sums.receipts === null ? null : sums.receipts / sums.known;
}

/** Position of the class of a value, from 0, which is below all bounds. */
export function classOf(bounds: readonly number[], value: number): number {
  return bounds.filter((bound) => value >= bound).length;
}

/** Fill colours of the classes, lowest first. */
export function fillsOf({ figure, bounds }: Pick<MapScale, 'figure' | 'bounds'>, palette: Palette): string[] {
  const { down, up, card, revenue, second } = palette;
  // Unlike what is hollow, little change is a figure.
  const same = mixed(second, card, 0.4);
  if (figure === 'change') return [down, mixed(down, card, 0.5), same, mixed(up, card, 0.5), up];
  const count = bounds.length + 1;
  return Array.from({ length: count }, (_, at) =>
    mixed(revenue, card, 0.15 + (0.85 * at) / Math.max(1, count - 1)),
  );
}

/** A colour between two: `share` of the first. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [other, one].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const LEAST_PX = 4;
const MOST_PX = 16;
/** Room for the number of properties within. */
const LEAST_AREA_PX = 11;
const MOST_AREA_PX = 28;

/** Radius in pixels; areas grow with what is in them. Without a value it is the smallest. */
export function radiusOf({ figure, largest }: MapScale, { kind, sums }: MapMark): number {
  const value = Math.abs(sums[figure] ?? 0);
  const share = largest > 0 ? Math.sqrt(Math.min(1, value / largest)) : 0;
  if (kind === 'point') return LEAST_PX + (MOST_PX - LEAST_PX) * share;
  const size = figure === 'receipts' ? Math.sqrt(value / Math.max(largest, 1)) * MOST_PX : share * MOST_PX;
  return Math.min(MOST_AREA_PX, LEAST_AREA_PX + size);
}

function formatFigure(figure: MapFigure, value: number): string {
  if (figure === 'receipts') return formatWholeMoney(value);
  if (figure === 'revpar') return formatRevpar(value);
  return `${value > 0 ? '+' : ''}${value.toLocaleString('en-US')}%`;
}

/** The figure of several in words: of those that have one. */
export function sumWords(figure: MapFigure, sums: MapSums): string {
  const value = sums[figure];
  return value === null ? 'no figure' : formatFigure(figure, value);
}

/** Words of the classes, lowest first. */
export function classWords({ figure, bounds }: Pick<MapScale, 'figure' | 'bounds'>): string[] {
  const format = (value: number): string => formatFigure(figure, value);
  if (bounds.length === 0) return ['all'];
  return [
    `under ${format(bounds[0] ?? 0)}`,
    ...bounds.slice(1).map((bound, at) => `${format(bounds[at] ?? 0)} to ${format(bound)}`),
    `${format(bounds.at(-1) ?? 0)} or more`,
  ];
}
