import { useMemo } from 'react';
import { MapSection } from '../places/maps/MapSection.tsx';

/** Hotels of a brand, or of a company's brands, on a map. */
export function BrandMap({ id }: { id: string }) {
  const filter = useMemo(
    () => (id.startsWith('brand:') ? { brands: [id] } : { parentCompanies: [id] }),
    [id],
  );
  return <MapSection title="Hotels on a map" product="HOTEL" filter={filter} />;
}
