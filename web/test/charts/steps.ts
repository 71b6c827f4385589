import { LINE_COLOURS } from '../../ui/charts/monthSeries.ts';
import type { Levels } from './series.ts';

/** Levels of lines one below the other. */
export const STEPS: readonly Levels[] = LINE_COLOURS.map((_, index) => [
  1 - index * 0.14,
  0.95 - index * 0.14,
]);
