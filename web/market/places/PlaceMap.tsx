import { useMemo } from 'react';
import { MapSection } from './maps/MapSection.tsx';
import type { PlacePageKind } from './placePages.ts';
import { PLACE_FIELDS } from '../figures/placeFields.ts';

/** Hotels or bars of a place on a map. */
export function PlaceMap({ page: { kind, product }, name }: { page: PlacePageKind; name: string }) {
  const filter = useMemo(() => ({ [PLACE_FIELDS[kind]]: { eq: name } }), [kind, name]);
  return (
    <MapSection
      title={product === 'HOTEL' ? 'Hotels on a map' : 'Bars on a map'}
      product={product}
      filter={filter}
    />
  );
}
