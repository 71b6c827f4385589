import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import type { AsOf } from './asOf.ts';
import { AsOfBanner } from './AsOfBanner.tsx';

const TexasAsOfDocument = graphql(`
  query TexasAsOf($asOf: AsOfInput!) {
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

interface Props {
  product: Product;
  asOf: AsOf;
  /** A sentence that names what the page leaves out. */
  leftOut?: string;
}

/** Above figures of all of Texas as of an earlier release: which one. If it cannot be had, the figures say so. */
export function TexasAsOf({ product, asOf, leftOut }: Props) {
  const { data } = useQuery(TexasAsOfDocument, { variables: { asOf } });
  if (data === undefined) return null;
  const release = data.figuresAsOf[product === 'HOTEL' ? 'hotel' : 'beverage'];
  return <AsOfBanner releases={[release]}>{leftOut}</AsOfBanner>;
}
