import { geoJSON, latLngBounds, tileLayer } from 'leaflet';
import type { GeoJSON, LatLngBounds, Layer, Map as LeafletMap } from 'leaflet';
import type { Palette } from '../../../ui/theme/palette.ts';
import { baseMap, counties } from './baseMap.ts';
import type { Manner } from './baseMap.ts';
import { PointedMark } from './pointedMark.ts';
import { drawnMarks } from './drawnMarks.ts';
import { placedOf } from './mapMarks.ts';
import type { MapMark } from './mapMarks.ts';
import type { MapRow } from './mapRows.ts';
import type { MapScale } from './mapScale.ts';
import { MarkLayer } from './markLayer.ts';
import type { DrawnMark } from './markLayer.ts';
import styles from './MapCanvas.module.css';

/** The part of the map that shows: its bounds in degrees, and as an address has it. */
export interface MapView {
  west: number;
  south: number;
  east: number;
  north: number;
  /** `30.27,-97.74,11` */
  text: string;
}

export interface MapContent {
  /** Marks at a zoom. */
  make: (zoom: number) => MapMark[];
  scale: MapScale;
  palette: Palette;
  /** Fill colours of counties by name in capitals; null if they are not shaded. */
  shades: ReadonlyMap<string, string> | null;
  /** Key of the chosen mark; empty for none. */
  chosen: string;
  /** Name, figure and month of a mark. */
  words: (mark: MapMark) => string;
  /** Text if no mark is in sight. */
  noWords: string;
  /** Tells what the keyboard points to; empty for nothing. */
  onTell: (words: string) => void;
  onChoose: (mark: MapMark | null) => void;
  onView: (view: MapView, byHand: boolean) => void;
}

const TEXAS = latLngBounds([25.8, -106.7], [36.5, -93.5]);
const CLOSEST_AT_FIRST = 13;
/** Areas of ZIP codes need the counties around them to be found again. */
const CLOSEST_OF_AREAS = 9;

/** A map of many hotels or bars in an element. */
export class MarketMapDrawing {
  private readonly map: LeafletMap;
  private readonly areas: GeoJSON;
  private readonly layer = new MarkLayer();
  private readonly pointed: PointedMark;
  private content: MapContent | null = null;
  /** Marks that are drawn, by key: the pointer looks them up at each move. */
  private marks: ReadonlyMap<string, MapMark> = new Map();

  /** Shows a view of the address, or without one all of the rows. */
  constructor(place: HTMLElement, manner: Manner, view: string, rows: readonly MapRow[]) {
    // Marks are drawn anew at each zoom, so that nothing would grow meanwhile.
    this.map = baseMap(place, { ...manner, calm: true }, { zoomSnap: 0.5 });
    this.areas = geoJSON(counties, { interactive: false, style: { className: styles.county } });
    if (manner.tilesUrl !== null) tileLayer(manner.tilesUrl, { maxZoom: 18 }).addTo(this.map);
    this.areas.addTo(this.map);
    look(this.map, view, rows);
    this.layer.addTo(this.map);
    this.map
      .on('moveend', () => this.moved())
      .on('zoomend', () => this.draw())
      .on('click', ({ containerPoint }) => this.choose(this.markOf(this.layer.at(containerPoint))));
    this.pointed = new PointedMark(this.map, this.layer, {
      markOf: (drawn) => this.markOf(drawn),
      words: (mark) => this.content?.words(mark) ?? '',
      noWords: () => this.content?.noWords ?? '',
      tell: (words) => this.content?.onTell(words),
      choose: (mark) => this.choose(mark),
    });
  }

  /** Draws other content; the view stays. */
  update(content: MapContent): void {
    const isFirst = this.content === null;
    this.content = content;
    shade(this.areas, content.shades);
    const begun = performance.now();
    this.draw();
    performance.measure('map marks', { start: begun });
    if (isFirst) content.onView(viewOf(this.map), false);
  }

  remove(): void {
    this.map.remove();
  }

  private draw(): void {
    if (this.content === null) return;
    const { make, scale, palette, chosen } = this.content;
    const zoom = this.map.getZoom();
    const marks = make(zoom);
    this.marks = new Map(marks.map((mark) => [mark.key, mark]));
    this.layer.show(drawnMarks(marks, scale, { palette, zoom }), chosen);
    this.pointed.nameMiddle();
  }

  private moved(): void {
    this.content?.onView(viewOf(this.map), true);
    this.pointed.nameMiddle();
  }

  private markOf(drawn: DrawnMark | null): MapMark | null {
    return drawn === null ? null : (this.marks.get(drawn.key) ?? null);
  }

  private choose(mark: MapMark | null): void {
    if (mark?.kind === 'group') this.map.fitBounds(boundsOf(mark.rows), { padding: [40, 40] });
    else this.content?.onChoose(mark);
  }
}

function look(map: LeafletMap, view: string, rows: readonly MapRow[]): void {
  const [latitude, longitude, zoom] = view.split(',').map(Number);
  const isGiven = [latitude, longitude, zoom].every((each) => Number.isFinite(each));
  if (view !== '' && isGiven) map.setView([latitude ?? 0, longitude ?? 0], zoom);
  else {
    const maxZoom = rows.some(({ isPoint }) => isPoint) ? CLOSEST_AT_FIRST : CLOSEST_OF_AREAS;
    map.fitBounds(boundsOf(rows), { padding: [24, 24], maxZoom });
  }
}

function boundsOf(rows: readonly MapRow[]): LatLngBounds {
  const placed = placedOf(rows);
  if (placed.length === 0) return TEXAS;
  return latLngBounds(placed.map(({ latitude, longitude }) => [latitude, longitude]));
}

function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  return {
    west: bounds.getWest(),
    east: bounds.getEast(),
    south: bounds.getSouth(),
    north: bounds.getNorth(),
    text: [lat.toFixed(4), lng.toFixed(4), String(map.getZoom())].join(','),
  };
}

interface CountyLayer extends Layer {
  feature: { properties: { name: string } };
  getElement: () => Element | undefined;
}

/** A style on the element is above that of its class. */
function shade(areas: GeoJSON, shades: MapContent['shades']): void {
  areas.eachLayer((layer) => {
    const county = layer as CountyLayer;
    const element = county.getElement();
    if (!(element instanceof SVGElement)) return;
    element.style.fill = shades?.get(county.feature.properties.name.toUpperCase()) ?? '';
    element.classList.toggle(styles.shaded, shades !== null);
  });
}
