import type { PlaceKind } from './placeKind.ts';

const columns: Record<PlaceKind, { column: string; type: string }> = {
  CITY: { column: 'city', type: 'text' },
  COUNTY: { column: 'county_code', type: 'smallint' },
  ZIP: { column: 'zip', type: 'text' },
};

/** The column of a filing that names its place, and the SQL of a place's key as one of its values. */
export function filedPlace(kind: PlaceKind, key: string): { column: string; value: string } {
  const { column, type } = columns[kind];
  return { column, value: `${key}::${type}` };
}

/** True if a kind of what is summed is one of places. */
export function isPlaceKind(kind: string): kind is PlaceKind {
  return kind in columns;
}
