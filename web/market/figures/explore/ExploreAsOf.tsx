import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import type { AsOf } from '../citing/asOf.ts';
import { AsOfBanner } from '../citing/AsOfBanner.tsx';

const ExploreAsOfDocument = graphql(`
  query ExploreAsOf($asOf: AsOfInput!) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
      beverage {
        ...CitedRelease
      }
    }
  }
`);

const LEFT_OUT = 'Small charts, maps and files are left out: they are of the latest releases alone.';

/** Above a ranking as of an earlier release: which one. If it cannot be had, the ranking says so. */
export function ExploreAsOf({ product, asOf }: { product: Product; asOf: AsOf }) {
  const { data } = useQuery(ExploreAsOfDocument, { variables: { asOf } });
  if (data === undefined) return null;
  const release = data.figuresAsOf[product === 'HOTEL' ? 'hotel' : 'beverage'];
  return <AsOfBanner releases={[release]}>{LEFT_OUT}</AsOfBanner>;
}
