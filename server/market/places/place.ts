import { NO_CITY } from './place.rules.ts';
import type { Place } from './place.type.ts';
import type { PlaceKind } from './placeKind.ts';

/** A place for GraphQL. `key` is its key in the aggregates: a city's name, a county's code or a ZIP. */
export function toPlace(kind: PlaceKind, key: string, name: string): Place {
  return { id: `${kind.toLowerCase()}:${name.toUpperCase()}`, kind, key, name };
}

/** City, county and ZIP code that a property or filing is assigned to; null if none. */
export function cityPlace(cityName: string | null): Place | null {
  return cityName === null || cityName === NO_CITY ? null : toPlace('CITY', cityName, cityName);
}

export function countyPlace(code: number | null, name: string | null): Place | null {
  return code === null || name === null ? null : toPlace('COUNTY', String(code), name);
}

export function zipPlace(zip: string | null): Place | null {
  return zip === null ? null : toPlace('ZIP', zip, zip);
}
