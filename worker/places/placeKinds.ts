import { NO_CITY } from '../../server/places/place.rules.ts';

/** A kind of place, as the aggregates know it: which columns of a property's month make its key. */
export interface PlaceKind {
  kind: 'CITY' | 'COUNTY' | 'ZIP' | 'CITY_IN_COUNTY';
  columns: readonly ('city' | 'county_code' | 'zip')[];
  /** SQL of the key within its kind. */
  key: string;
  /** SQL: whether there is a place of the key. */
  exists: string;
  /** SQL of the county that the place is a part of, 0 where the kind does not depend on one. */
  county: string;
}

/** Every kind of place that figures are precomputed for; a new kind is a line here. */
export const placeKinds: readonly PlaceKind[] = [
  { kind: 'CITY', columns: ['city'], key: 'city', exists: `city <> '${NO_CITY}'`, county: '0' },
  {
    kind: 'COUNTY',
    columns: ['county_code'],
    key: 'county_code::text',
    exists: 'county_code is not null',
    county: '0',
  },
  { kind: 'ZIP', columns: ['zip'], key: 'zip', exists: 'zip is not null', county: '0' },
  {
    kind: 'CITY_IN_COUNTY',
    columns: ['county_code', 'city'],
    key: 'city',
    exists: 'county_code is not null and city is not null',
    county: 'county_code',
  },
];
