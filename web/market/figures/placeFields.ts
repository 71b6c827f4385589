import type { PlaceKind } from '../../gql/graphql.ts';

/** The field of each kind of place in filters and arguments of the API, and in the explorer's addresses. */
export const PLACE_FIELDS = { CITY: 'city', COUNTY: 'county', ZIP: 'zip' } as const satisfies Record<
  PlaceKind,
  string
>;
