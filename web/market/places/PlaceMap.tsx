import { useMemo } from 'react';
import { MapSection } from './maps/MapSection.tsx';
import type { PlacePageKind } from './placePages.ts';

const NAMES = { CITY: 'city', COUNTY: 'county', ZIP: 'zip' } as const;

/** Hotels or bars of a place on a map. */
export function PlaceMap({ page: { kind, product }, name }: { page: PlacePageKind; name: string }) {
  const filter = useMemo(() => ({ [NAMES[kind]]: { eq: name } }), [kind, name]);
  return (
    <MapSection
      title={product === 'HOTEL' ? 'Hotels on a map' : 'Bars on a map'}
      product={product}
      filter={filter}
    />
  );
}
