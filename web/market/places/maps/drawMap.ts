import { circle, circleMarker, geoJSON, latLng, Path, tileLayer, tooltip } from 'leaflet';
import type { Circle, CircleMarker, GeoJSON, LatLng, LatLngBounds, Layer, Map as LeafletMap } from 'leaflet';
import { baseMap, counties } from './baseMap.ts';
import type { Manner } from './baseMap.ts';
import styles from './MapCanvas.module.css';

/** A property's location. */
export interface Spot {
  latitude: number;
  longitude: number;
  /** True if this is the middle of its ZIP code only. */
  approximate: boolean;
  /** The county that it counts toward, as reference data calls it; null for none. */
  county: string | null;
}

/** Radius around the middle of a ZIP code within which a property may be; it says no more than that it is an area. */
const AREA_METRES = 5_000;
const STREETS_ZOOM = 15;
const REGION_ZOOM = 9;
const POINT_PX = 8;
/** Half a county's name as it is written, and its line. */
const NAME_PX = 30;
const LINE_PX = 12;

/** Draws the map into an element. Its `remove` takes it away. */
export function drawMap(place: HTMLElement, spot: Spot, manner: Manner): LeafletMap {
  const map = baseMap(place, manner);
  const areas = geoJSON(counties, {
    interactive: false,
    style: (shape) => ({
      className: isCounty(shape?.properties, spot) ? `${styles.county} ${styles.own}` : styles.county,
    }),
  });
  look(map, spot, areas, manner.tilesUrl);
  if (manner.tilesUrl !== null) tileLayer(manner.tilesUrl, { maxZoom: 18 }).addTo(map);
  areas.addTo(map);
  say(ownCounty(areas, spot), `${spot.county ?? ''} County`);
  say(markOf(spot).addTo(map), spot.approximate ? 'Approximate place' : 'Place');
  // Tiles have their own names.
  if (manner.tilesUrl === null) nameCounties(map, areas, spot);
  return map;
}

/** Names a shape on the map for screen readers. */
function say(shape: Layer | undefined, name: string): void {
  const element = shape instanceof Path ? shape.getElement() : undefined;
  element?.setAttribute('role', 'img');
  element?.setAttribute('aria-label', name);
}

function ownCounty(areas: GeoJSON, spot: Spot): Layer | undefined {
  return areas.getLayers().find((layer) => isCounty(propertiesOf(layer), spot));
}

function isCounty(properties: unknown, { county }: Spot): boolean {
  return nameOf(properties).toUpperCase() === county?.toUpperCase();
}

function nameOf(properties: unknown): string {
  const hasName = typeof properties === 'object' && properties !== null && 'name' in properties;
  return hasName && typeof properties.name === 'string' ? properties.name : '';
}

/** A point where the address is known; an area where only its ZIP code is. */
function markOf({ latitude, longitude, approximate }: Spot): Circle | CircleMarker {
  return approximate
    ? circle([latitude, longitude], { radius: AREA_METRES, className: styles.area, interactive: false })
    : circleMarker([latitude, longitude], { radius: POINT_PX, className: styles.point, interactive: false });
}

/** With tiles the surroundings of the property; without, where outlines are all there is, its whole county. */
function look(map: LeafletMap, spot: Spot, areas: GeoJSON, tilesUrl: string | null): void {
  const middle = latLng(spot.latitude, spot.longitude);
  map.setView(middle, spot.approximate || tilesUrl === null ? REGION_ZOOM : STREETS_ZOOM);
  const own = ownCounty(areas, spot);
  if (tilesUrl === null && own !== undefined)
    map.fitBounds(boundsOf(own), { padding: [12, 12], animate: false });
  else if (spot.approximate) map.fitBounds(middle.toBounds(4 * AREA_METRES), { animate: false });
}

function propertiesOf(layer: Layer): unknown {
  return 'feature' in layer ? (layer.feature as { properties: unknown }).properties : null;
}

function boundsOf(layer: Layer): LatLngBounds {
  return (layer as GeoJSON).getBounds();
}

/** Pixels that a name must move down so as not to lie under the mark. */
function belowMark(map: LeafletMap, middle: LatLng, { latitude, longitude, approximate }: Spot): number {
  const at = latLng(latitude, longitude);
  const mark = map.latLngToLayerPoint(at);
  const south = at.toBounds(2 * AREA_METRES).getSouth();
  const radius = approximate ? map.latLngToLayerPoint([south, longitude]).y - mark.y : POINT_PX;
  const { x, y } = map.latLngToLayerPoint(middle).subtract(mark);
  const isCovered = Math.abs(x) < NAME_PX + radius && Math.abs(y) < LINE_PX + radius;
  return isCovered ? radius + LINE_PX - y : 0;
}

/** Writes the names into the counties that show at first. */
function nameCounties(map: LeafletMap, areas: GeoJSON, spot: Spot): void {
  const shown = map.getBounds();
  for (const layer of areas.getLayers()) {
    const middle = boundsOf(layer).getCenter();
    const properties = propertiesOf(layer);
    if (!shown.contains(middle)) continue;
    tooltip({
      permanent: true,
      direction: 'center',
      offset: [0, belowMark(map, middle, spot)],
      className: isCounty(properties, spot) ? `${styles.name} ${styles.ownName}` : styles.name,
      interactive: false,
    })
      .setLatLng(middle)
      .setContent(nameOf(properties))
      .addTo(map);
  }
}
