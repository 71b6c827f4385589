import { map as createMap } from 'leaflet';
import type { Map as LeafletMap, MapOptions } from 'leaflet';
import { feature } from 'topojson-client';
import type { CountyOutlines } from './countyOutlines.ts';
import outlines from './tx_counties.json';

export interface Manner {
  /** With `{z}`, `{x}` and `{y}`; null for county outlines alone. */
  tilesUrl: string | null;
  /** Without motion. */
  calm: boolean;
  /** A finger scrolls the page; two move the map. */
  touched: boolean;
}

// Read from a file, where TypeScript sees plain text in place of kinds of shapes.
export const counties = feature(
  outlines as unknown as CountyOutlines,
  (outlines as unknown as CountyOutlines).objects.counties,
);

/** An empty map in an element. */
export function baseMap(place: HTMLElement, manner: Manner, options: MapOptions = {}): LeafletMap {
  return createMap(place, {
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !manner.touched,
    zoomAnimation: !manner.calm,
    fadeAnimation: !manner.calm,
    inertia: !manner.calm,
    minZoom: 5,
    maxZoom: manner.tilesUrl === null ? 12 : 18,
    ...options,
  });
}
