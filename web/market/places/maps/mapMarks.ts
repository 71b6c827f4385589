import Supercluster from 'supercluster';
import type { InputFeature } from 'supercluster';
import { MOST_POINTS } from './mapState.ts';
import { sumsOf } from './mapRows.ts';
import type { MapRow, MapSums } from './mapRows.ts';

/** A mark on the map: a property at its address, an area of a ZIP code, or a group of close points. */
export interface MapMark {
  kind: 'point' | 'area' | 'group';
  /** Unique on the map. */
  key: string;
  latitude: number;
  longitude: number;
  rows: readonly MapRow[];
  sums: MapSums;
}

const GROUP_PX = 40;
/** A zoom at which even neighbors are apart. */
const ALL_APART = 16;
const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Rows with a place on the map. */
export type Placed = MapRow & { latitude: number; longitude: number };

export function placedOf(rows: readonly MapRow[]): Placed[] {
  return rows.filter((row): row is Placed => row.latitude !== null && row.longitude !== null);
}

/** Marks of the rows at a zoom. `byZip` draws all as areas of their ZIP codes. */
export function markMaker(
  rows: readonly MapRow[],
  month: string,
  byZip: boolean,
): (zoom: number) => MapMark[] {
  const placed = placedOf(rows);
  const areas = areasOf(
    placed.filter(({ isPoint }) => byZip || !isPoint),
    month,
  );
  const points = byZip ? [] : placed.filter(({ isPoint }) => isPoint);
  if (points.length <= MOST_POINTS) {
    const all = [...areas, ...points.map((row) => pointOf(row, month))];
    return () => all;
  }
  const index = new Supercluster<{ row: Placed }>({ radius: GROUP_PX, maxZoom: ALL_APART });
  index.load(points.map(featureOf));
  return (zoom) => [...areas, ...groupsOf(index, zoom, month)];
}

function pointOf(row: Placed, month: string): MapMark {
  const { id, latitude, longitude } = row;
  return { kind: 'point', key: id, latitude, longitude, rows: [row], sums: sumsOf([row], month) };
}

/** The middle of the rows' places: for a ZIP code, those that have no place of their own are at its middle. */
function areasOf(rows: readonly Placed[], month: string): MapMark[] {
  const byZip = new Map<string, Placed[]>();
  for (const row of rows) byZip.set(row.zip ?? '', [...(byZip.get(row.zip ?? '') ?? []), row]);
  return [...byZip].map(([zip, own]) => {
    const middle = own.find(({ isPoint }) => !isPoint);
    const mean = (of: (row: Placed) => number): number =>
      own.reduce((sum, row) => sum + of(row), 0) / own.length;
    return {
      kind: 'area',
      key: zip,
      rows: own,
      sums: sumsOf(own, month),
      latitude: middle?.latitude ?? mean(({ latitude }) => latitude),
      longitude: middle?.longitude ?? mean(({ longitude }) => longitude),
    };
  });
}

function featureOf(row: Placed): InputFeature<{ row: Placed }> {
  const coordinates: [number, number] = [row.longitude, row.latitude];
  return { type: 'Feature', properties: { row }, geometry: { type: 'Point', coordinates } };
}

function groupsOf(index: Supercluster<{ row: Placed }>, zoom: number, month: string): MapMark[] {
  return index.getClusters(WORLD, Math.floor(zoom)).map((found) => {
    const { properties } = found;
    if (!('cluster_id' in properties)) return pointOf(properties.row, month);
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    const rows = index
      .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      .map((leaf) => leaf.properties.row);
    const key = `group ${String(properties.cluster_id)}`;
    return { kind: 'group', key, latitude, longitude, rows, sums: sumsOf(rows, month) };
  });
}
