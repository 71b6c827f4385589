import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import { useAsOf } from './asOf.ts';
import { AsOfBanner, BannerToCome } from './AsOfBanner.tsx';
import { AsOfFailure } from './AsOfFailure.tsx';
import { CitedReleasesDocument } from './citedRelease.ts';

interface Props {
  product: Product;
  /** A sentence that names the figures which the page leaves out. */
  leftOut?: string;
  /** The page's figures. */
  children: ReactNode;
}

/** Figures of a tax, below the release that the page's address names; instead of them, why there is no such release. */
export function AsOfNotice({ product, leftOut, children }: Props) {
  const asOf = useAsOf();
  const { data, error, refetch } = useQuery(
    CitedReleasesDocument,
    asOf === null ? skipToken : { variables: { asOf } },
  );
  if (asOf === null) return children;
  if (error !== undefined) {
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  }
  const release = data?.figuresAsOf[product === 'HOTEL' ? 'hotel' : 'beverage'];
  return (
    <>
      {release === undefined ? (
        <BannerToCome />
      ) : (
        <AsOfBanner releases={[release]} {...(leftOut !== undefined && { children: leftOut })} />
      )}
      {children}
    </>
  );
}
