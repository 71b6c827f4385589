import type { MapFilter, Product } from '../../../gql/graphql.ts';
import { oneOf } from '../../../ui/hooks/useUrlState.ts';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { MAP_FIGURES } from './mapRows.ts';
import type { MapFigure } from './mapRows.ts';

/** A map's state, as the address has it. */
export const MAP_STATE = {
  figure: 'receipts',
  /** Empty for the latest month. */
  month: '',
  shade: 'none',
  view: '',
  at: '',
};
export type MapState = typeof MAP_STATE;
export type SetMapState = SetUrlState<MapState>;

export const SHADES = ['none', 'counties', 'zips'] as const;
export type Shade = (typeof SHADES)[number];

export interface MapQuestion {
  product: Product;
  filter: MapFilter;
  /** Most rows that are asked for. */
  top: number;
}

/** The figure of a state; bars have no RevPAR. */
export function figureOf({ figure }: MapState, product: Product): MapFigure {
  const asked = oneOf(MAP_FIGURES, figure, 'receipts');
  return asked === 'revpar' && product === 'BEVERAGE' ? 'receipts' : asked;
}

export const FIGURE_LABELS: Record<MapFigure, string> = {
  receipts: 'Receipts',
  revpar: 'RevPAR',
  change: 'Change vs. a year earlier',
};

export function wordsOf(product: Product): { one: string; several: string } {
  return product === 'HOTEL' ? { one: 'hotel', several: 'hotels' } : { one: 'bar', several: 'bars' };
}

/** Words for several figures that are not as filed, for one, and for one in a table. Those of bars are estimates. */
export function doubtWordsOf(product: Product): { figures: string; one: string; note: string } {
  return product === 'HOTEL'
    ? {
        figures: 'Doubtful figures, which do not count as filed',
        one: 'doubtful: the filing does not count as filed',
        note: 'doubtful',
      }
    : {
        figures: 'Estimates by the comptroller',
        one: 'an estimate by the comptroller',
        note: 'estimated',
      };
}

/** From this many points on, close ones are drawn as one. The canvas's library is not needed to know it. */
export const MOST_POINTS = 2_000;
