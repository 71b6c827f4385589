import type { Palette } from '../../../ui/theme/palette.ts';
import type { MapMark } from './mapMarks.ts';
import { classOf, colorValue, fillsOf, radiusOf } from './mapScale.ts';
import type { MapScale } from './mapScale.ts';
import type { DrawnMark } from './markLayer.ts';

/** Marks with their looks, large ones lowest, so that small ones show. */
export function drawnMarks(
  marks: readonly MapMark[],
  scale: MapScale,
  { palette, zoom }: { palette: Palette; zoom: number },
): DrawnMark[] {
  const fills = fillsOf(scale, palette);
  return marks
    .map((mark) => drawnMark(mark, scale, { fills, palette, isFar: zoom < NUMBERS_ZOOM }))
    .toSorted((one, other) => other.radius - one.radius);
}

/** Farther away, areas of ZIP codes are too close for their numbers: they are small, and without. */
const NUMBERS_ZOOM = 8;
const FAR = 0.4;

interface Looks {
  isFar: boolean;
  fills: readonly string[];
  palette: Palette;
}

function drawnMark(mark: MapMark, scale: MapScale, { fills, palette, isFar }: Looks): DrawnMark {
  const isSmall = isFar && mark.kind === 'area';
  const value = colorValue(scale, mark);
  const at = value === null ? null : classOf(scale.bounds, value);
  const isStrong = at !== null && isStrongClass(scale, at, fills.length);
  return {
    key: mark.key,
    latitude: mark.latitude,
    longitude: mark.longitude,
    radius: radiusOf(scale, mark) * (isSmall ? FAR : 1),
    fill: at === null ? null : (fills[at] ?? null),
    stroke: mark.kind === 'point' && at !== null ? palette.ink : palette.second,
    isDashed: mark.kind === 'area',
    text: mark.kind === 'point' || isSmall ? '' : String(mark.rows.length),
    ink: isStrong ? palette.card : palette.ink,
  };
}

/** True if the class's fill is dark on light, or light on dark. */
function isStrongClass({ figure }: MapScale, at: number, count: number): boolean {
  return figure === 'change' ? at === 0 || at === count - 1 : at > (count - 1) / 2;
}
