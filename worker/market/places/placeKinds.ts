import { NO_CITY } from '../../../server/market/places/place.rules.ts';

/** A kind of place, as the aggregates know it: which columns of a property's month make its key. */
export interface PlaceKind {
  kind: 'CITY' | 'COUNTY' | 'ZIP' | 'CITY_IN_COUNTY';
  columns: readonly ('city' | 'county_code' | 'zip')[];
  /** SQL of the key within its kind. */
  key: string;
  /** A key that is no place of the kind. */
  except?: string;
  /** SQL of the place's county, 0 if the kind does not depend on one. */
  county: string;
}

/** Every kind of place that figures are precomputed for; a new kind is a line here. */
export const placeKinds: readonly PlaceKind[] = [
  { kind: 'CITY', columns: ['city'], key: 'city', except: NO_CITY, county: '0' },
  { kind: 'COUNTY', columns: ['county_code'], key: 'county_code::text', county: '0' },
  { kind: 'ZIP', columns: ['zip'], key: 'zip', county: '0' },
  { kind: 'CITY_IN_COUNTY', columns: ['county_code', 'city'], key: 'city', county: 'county_code' },
];
