import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql, readFragment } from '../../gql/index.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { BrandRow } from './brandColumns.tsx';
import type { BrandOfList } from './brandColumns.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';

const BrandsDocument = graphql(`
  query Brands {
    brands {
      ...BrandRow
    }
  }
`);

/** One reading of all brands: their own fields read one brand at a time as of a release. */
const BrandsAsOfDocument = graphql(`
  query BrandsAsOf($asOf: AsOfInput) {
    brandLocations(asOf: $asOf) {
      locations
      brand {
        ...BrandName @unmask
        parentCompany {
          id
          name
        }
      }
    }
  }
`);

interface Asked {
  /** Null while loading. */
  brands: readonly BrandOfList[] | null;
  error: Error | undefined;
  retry: () => void;
}

/** All brands with locations, now or as of a release. */
export function useBrands(asOf: AsOf | null): Asked {
  const now = useInSlices(useQuery(BrandsDocument, asOf === null ? {} : skipToken));
  const then = useInSlices(useQuery(BrandsAsOfDocument, asOf === null ? skipToken : { variables: { asOf } }));
  const brands = useMemo(() => {
    if (asOf === null) return now.data === undefined ? null : readFragment(BrandRow, now.data.brands);
    return then.data?.brandLocations.map(({ brand, locations }) => ({ ...brand, locations })) ?? null;
  }, [asOf, now.data, then.data]);
  const { error, refetch } = asOf === null ? now : then;
  return { brands, error, retry: () => void refetch() };
}
