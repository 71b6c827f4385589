import type { Palette } from '../../ui/theme/palette.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export function rgb(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

export function blend(over: Colour, under: Colour, strength: number): Colour {
  const part = (at: 0 | 1 | 2) => over[at] * strength + under[at] * (1 - strength);
  return [part(0), part(1), part(2)];
}

/** A picture of the light theme, pixel by pixel, on the card that lies below it. */
export function pixelsOf(canvas: HTMLCanvasElement, card: string): ImageData {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas can be drawn on.');
  context.fillStyle = card;
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, copy.width, copy.height);
}

function isColour({ data, width }: ImageData, x: number, y: number, colour: Colour): boolean {
  const at = (y * width + x) * 4;
  const isNear = (own = 0, value: number): boolean => Math.abs(own - value) < 8;
  return isNear(data[at], colour[0]) && isNear(data[at + 1], colour[1]) && isNear(data[at + 2], colour[2]);
}

/** True if a pixel has a faint colour, or a part of it, as lines between two rows of pixels do. */
function isFaint({ data, width }: ImageData, x: number, y: number, faint: Colour): boolean {
  const at = (y * width + x) * 4;
  const isNear = (own = 0, value: number): boolean => own > value - 5 && own < 252;
  return isNear(data[at], faint[0]) && isNear(data[at + 1], faint[1]) && isNear(data[at + 2], faint[2]);
}

/** Stretches of a row that a line of the grid shows in; the edges of letters look like one, but are not as long. */
function faintRuns(data: ImageData, y: number, line: Colour): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < data.width; x += 2) {
    if (!isFaint(data, x, y, line)) continue;
    const last = runs.at(-1);
    if (last?.[1] === x - 2) last[1] = x;
    else runs.push([x, x]);
  }
  return runs.filter(([from, to]) => to - from >= 10);
}

export interface Grid {
  /** The middle of each line. */
  rows: number[];
  left: number;
  right: number;
}

/** The rows of the lines of the grid, and from where to where they go. */
export function gridOf(data: ImageData, line: Colour): Grid {
  const rows: number[] = [];
  const grid: Grid = { rows: [], left: data.width, right: 0 };
  for (let y = 0; y < data.height; y += 1) {
    const runs = faintRuns(data, y, line);
    if (runs.reduce((sum, [from, to]) => sum + to - from, 0) < data.width / 5) continue;
    rows.push(y);
    grid.left = Math.min(grid.left, runs[0]?.[0] ?? data.width);
    grid.right = Math.max(grid.right, runs.at(-1)?.[1] ?? 0);
  }
  grid.rows = together(rows).map(([top, bottom]) => (top + bottom + 1) / 2);
  return grid;
}

/** Numbers that follow each other, as stretches. */
function together(rows: readonly number[]): [number, number][] {
  const stretches: [number, number][] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else stretches.push([row, row]);
  }
  return stretches;
}

/** Pixels to both sides of a column that are looked at: a bar and the gap beside it. */
const REACH = 24;

/** First and last rows of the stretches above the ground that have one of the colours near a column. */
export function runsAt(
  data: ImageData,
  { column, ground }: { column: number; ground: number },
  colours: readonly Colour[],
): [top: number, bottom: number][] {
  const near = Array.from({ length: 2 * REACH + 1 }, (_, index) => column - REACH + index);
  const isOn = (y: number): boolean =>
    near.filter((x) => colours.some((colour) => isColour(data, x, y, colour))).length > 3;
  const rows = Array.from({ length: Math.floor(ground) }, (_, y) => y).filter(isOn);
  return together(rows).map(([top, bottom]) => {
    const isBar = bottom - top > 12;
    return [isBar ? top - partAbove(data, near, top, colours) : top, bottom + 1];
  });
}

/** Share of the row above that is covered: an edge between two rows of pixels is a paler colour in the upper one. */
function partAbove(
  data: ImageData,
  near: readonly number[],
  top: number,
  colours: readonly Colour[],
): number {
  const column = near.find((x) => colours.some((colour) => isColour(data, x, top + 3, colour)));
  if (column === undefined || top < 1) return 0;
  const redOf = (y: number): number => data.data[(y * data.width + column + 4) * 4] ?? 0;
  const [inside, edge, outside] = [redOf(top + 3), redOf(top - 1), redOf(top - 4)];
  if (inside === outside) return 0;
  return Math.min(1, Math.max(0, (edge - outside) / (inside - outside)));
}

interface GapColours {
  colours: readonly string[];
  palette: Palette;
}

/** True if a column in a gap is shaded, and how many of its rows have a colour of a series, at whatever strength. */
export function rowsInGap(
  canvas: HTMLCanvasElement,
  part: number,
  { colours, palette }: GapColours,
): { isShaded: boolean; drawnRows: number } {
  const data = pixelsOf(canvas, palette.card);
  const { left, right, rows } = gridOf(data, rgb(palette.line));
  const column = Math.round(left + (right - left) * part);
  const card = rgb(palette.card);
  const shades = colours.flatMap((colour) => [rgb(colour), blend(rgb(colour), card, 0.45)]);
  const [top, bottom] = [Math.ceil(rows[0] ?? 0), Math.floor(rows.at(-1) ?? 0)];
  const inPlot = Array.from({ length: bottom - top }, (_, index) => top + index);
  const has = (y: number, wanted: readonly Colour[]): boolean =>
    wanted.some((colour) => isColour(data, column, y, colour));
  const empty = inPlot.filter((y) => has(y, [card]));
  return { isShaded: empty.length === 0, drawnRows: inPlot.filter((y) => has(y, shades)).length };
}
