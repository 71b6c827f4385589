import { useMemo, useState } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { MapSection } from '../../places/maps/MapSection.tsx';

interface Props {
  number: string;
  hotels: number;
  bars: number;
}

const TAXES = [
  { value: 'HOTEL', label: 'Hotels' },
  { value: 'BEVERAGE', label: 'Bars' },
] as const;

/** The owner's hotels or bars of a month on a map; who has both chooses. */
export function OwnerMap({ number, hotels, bars }: Props) {
  const [product, setProduct] = useState<Product>(hotels > 0 ? 'HOTEL' : 'BEVERAGE');
  const filter = useMemo(() => ({ taxpayerNumber: { eq: number } }), [number]);
  if (hotels === 0 && bars === 0) return null;
  return (
    <>
      {hotels > 0 && bars > 0 && (
        <Segments label="Tax of the map" value={product} options={TAXES} onChange={setProduct} />
      )}
      <MapSection
        key={product}
        title={product === 'HOTEL' ? 'Hotels on a map' : 'Bars on a map'}
        product={product}
        filter={filter}
      />
    </>
  );
}
