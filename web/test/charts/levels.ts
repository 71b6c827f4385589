import type { Palette } from '../../ui/theme/palette.ts';
import type { Label } from './labels.ts';
import { blend, gridOf, pixelsOf, rgb, runsAt } from './pixels.ts';
import type { Grid } from './pixels.ts';
import type { Drawn } from './series.ts';

/** Measured and expected height of a mark, in the unit of the axis. */
export interface Level {
  what: string;
  expected: number;
  /** Null if nothing is drawn in its colour. */
  measured: number | null;
}

/** Opacity of the bars of years before the latest. */
const QUIET = 0.45;
/** Middle of each of the two years, as a share of the plot's width. */
const MIDDLES = [0.25, 0.75] as const;

interface Tick {
  value: number;
  y: number;
}

/** `$1.25M` as 1,250,000, `15%` as 15; null for other text. */
function parse(text: string): number | null {
  const [, digits, unit = ''] = /^\$?([\d.,]+)([KMB]?)%?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const factor = { '': 1, K: 1e3, M: 1e6, B: 1e9 }[unit] ?? 1;
  return Number(digits.replaceAll(',', '')) * factor;
}

/** Labels beside the plot, the smallest value first. */
function ticksOf(labels: readonly Label[], side: Drawn['axis'], { left, right }: Grid): Tick[] {
  return labels
    .filter(({ x }) => (side === 'left' ? x < left : x > right))
    .flatMap(({ text, y }) => {
      const value = parse(text);
      return value === null ? [] : [{ value, y }];
    })
    .sort((one, other) => one.value - other.value);
}

/** Units per device pixel, according to the labels. */
function perPixel(ticks: readonly Tick[]): number {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (first?.value !== 0 || last === undefined || last === first) throw new Error('An axis has no labels.');
  return last.value / (first.y - last.y);
}

/** Pixel row of zero: that of its label, moved by the distance between labels and grid lines. */
function groundOf(ticks: readonly Tick[], { rows }: Grid): number {
  const offsets = ticks.flatMap(({ y }) => rows.map((row) => row - y));
  const [offset] = offsets.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const zero = ticks.find(({ value }) => value === 0);
  if (zero === undefined || offset === undefined) throw new Error('The picture has no axis.');
  return zero.y + offset;
}

function nearest(heights: readonly number[], wanted: number): number | null {
  const [best] = heights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return best ?? null;
}

/** Heights of each series in the middle of both years, read by the labels of its axis. */
export function levelsIn(
  canvas: HTMLCanvasElement,
  labels: readonly Label[],
  marks: readonly Drawn[],
  palette: Palette,
): Level[] {
  const data = pixelsOf(canvas, palette.card);
  const grid = gridOf(data, rgb(palette.line));
  const ground = groundOf(ticksOf(labels, 'left', grid), grid);
  return marks.flatMap(({ axis, kind, colour, greatest, levels }) => {
    const unit = perPixel(ticksOf(labels, axis, grid));
    const full = rgb(palette[colour]);
    const colours = kind === 'bar' ? [full, blend(full, rgb(palette.card), QUIET)] : [full];
    return MIDDLES.map((part, year): Level => {
      const column = Math.round(grid.left + (grid.right - grid.left) * part);
      const runs = runsAt(data, { column, ground }, colours);
      // A bar is measured at its top, a line in its middle.
      const rows = runs.map(([top, bottom]) => (kind === 'bar' ? top : (top + bottom) / 2));
      const heights = rows.map((row) => (ground - row) * unit);
      const expected = greatest * (levels[year] ?? 0);
      const measured = kind === 'bar' ? (heights[0] ?? null) : nearest(heights, expected);
      return { what: `${colour} ${kind} of year ${String(year + 1)}`, expected, measured };
    });
  });
}
