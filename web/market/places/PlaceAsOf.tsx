import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { usePageTitle } from '../../app/about.ts';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfBanner } from '../figures/citing/AsOfBanner.tsx';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { useTwoYears } from '../figures/citing/twoYears.ts';
import { YearSteps } from '../figures/citing/YearSteps.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHeadlineAsOf } from './PlaceHeadlineAsOf.tsx';
import { PlaceMonthsAsOf } from './PlaceMonthsAsOf.tsx';
import { placePageTitle } from './placePages.ts';
import type { PlacePageKind } from './placePages.ts';
import { UnknownPlace } from './UnknownPlace.tsx';
import styles from './PlacePage.module.css';
import { lazy } from '../../ui/parts/lazy.tsx';

const PlaceChainScales = lazy(async () => (await import('../brands/PlaceChainScales.tsx')).PlaceChainScales);

const PlaceSupplyAsOf = lazy(
  async () => (await import('../hotels/supply/PlaceSupplyAsOf.tsx')).PlaceSupplyAsOf,
);

const PlaceMap = lazy(async () => (await import('./PlaceMap.tsx')).PlaceMap);

const PlaceAsOfDocument = graphql(`
  query PlaceAsOf($kind: PlaceKind!, $name: String!, $product: Product!, $asOf: AsOfInput!) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
      beverage {
        ...CitedRelease
      }
    }
    latestPeriod(product: $product, asOf: $asOf) {
      month
      year
    }
    place(kind: $kind, name: $name) {
      id
      name
    }
  }
`);

const LEFT_OUT =
  'Not shown: ranks in Texas and the market around it, which exist only for the latest releases.';

interface Props {
  page: PlacePageKind;
  asked: string;
  asOf: AsOf;
}

/** A place as of an earlier release, two years at a time. Parts that are known for today only are left out. */
export function PlaceAsOf({ page, asked, asOf }: Props) {
  const { kind, product } = page;
  const { data, error, refetch } = useQuery(PlaceAsOfDocument, {
    variables: { kind, product, name: asked, asOf },
  });
  const latest = data?.latestPeriod ?? null;
  const years = useTwoYears(latest?.year ?? null);
  const name = data?.place?.name ?? asked;
  usePageTitle(placePageTitle(page, name));
  if (error !== undefined)
    return <AsOfFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  if (data?.place === null) return <UnknownPlace kind={page.kind} names={[asked]} />;
  return (
    <div className={styles.page}>
      <PlaceHead page={page} name={name} />
      {data !== undefined && (
        <AsOfBanner releases={[data.figuresAsOf[product === 'HOTEL' ? 'hotel' : 'beverage']]}>
          {LEFT_OUT}
        </AsOfBanner>
      )}
      {latest !== null && years !== null && (
        <>
          <PlaceHeadlineAsOf page={page} name={name} asOf={asOf} />
          <YearSteps product={product} years={years} latest={latest.year} />
          <PlaceMonthsAsOf page={page} name={name} years={years} asOf={asOf} />
          <Suspense fallback={null}>
            {product === 'HOTEL' && (
              <>
                <PlaceSupplyAsOf kind={kind} name={name} years={years} asOf={asOf} />
                <PlaceChainScales kind={kind} name={name} asOf={asOf} />
              </>
            )}
            <PlaceMap page={page} name={name} />
          </Suspense>
        </>
      )}
    </div>
  );
}
