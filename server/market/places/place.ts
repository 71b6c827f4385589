import { NO_CITY } from './place.rules.ts';
import type { Place, PlaceKind } from './place.type.ts';

/** The place as GraphQL shows it. `key` is how the aggregates know it: a city's name, a county's code, a ZIP. */
export function toPlace(kind: PlaceKind, key: string, name: string): Place {
  return { id: `${kind.toLowerCase()}:${name.toUpperCase()}`, kind, key, name };
}

/** The city, county and ZIP code that a property or filing counts to; null where it counts to none. */
export function cityPlace(cityName: string | null): Place | null {
  return cityName === null || cityName === NO_CITY ? null : toPlace('CITY', cityName, cityName);
}

export function countyPlace(code: number | null, name: string | null): Place | null {
  return code === null || name === null ? null : toPlace('COUNTY', String(code), name);
}

export function zipPlace(zip: string | null): Place | null {
  return zip === null ? null : toPlace('ZIP', zip, zip);
}
