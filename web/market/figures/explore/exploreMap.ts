import { routes } from '../../../app/paths.ts';
import { FILTERS } from './exploreAddress.ts';
import type { ExploredFigure, ExploredKind, Question } from './exploreAddress.ts';

/** The shading of the map that shows a kind; brands, companies and owners have no place on it. */
const SHADES: Partial<Record<ExploredKind, string>> = {
  cities: 'none',
  counties: 'counties',
  zips: 'zips',
  properties: 'none',
};

const FIGURES: Partial<Record<ExploredFigure, string>> = {
  revpar: 'revpar',
  growth: 'change',
  change: 'change',
};

/** The map of what a question ranks, by the figure of the map that is closest to its own; null if it has none. */
export function mapOfQuestion({ of, by, state }: Question): string | null {
  const shade = SHADES[of];
  if (shade === undefined) return null;
  const asked = new URLSearchParams();
  if (FIGURES[by] !== undefined) asked.set('figure', FIGURES[by]);
  if (shade !== 'none') asked.set('shade', shade);
  for (const key of Object.keys(FILTERS) as (keyof typeof FILTERS)[]) {
    if (state[key] !== FILTERS[key]) asked.set(key, state[key]);
  }
  return asked.size === 0 ? routes.map : `${routes.map}?${asked.toString()}`;
}
