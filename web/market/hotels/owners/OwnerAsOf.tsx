import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerAsOfQuery, Product } from '../../../gql/graphql.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { AsOfBanner } from '../../figures/citing/AsOfBanner.tsx';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { useTwoYears } from '../../figures/citing/twoYears.ts';
import { YearSteps } from '../../figures/citing/YearSteps.tsx';
import { OwnerHead, taxesOf } from './OwnerHead.tsx';
import { OwnerHeadlineAsOf } from './OwnerHeadlineAsOf.tsx';
import type { OwnerCounts } from './OwnerHeadline.tsx';
import { OwnerMap } from './OwnerMap.tsx';
import { OwnerParts } from './OwnerParts.tsx';
import { OwnerMonthsAsOf } from './OwnerMonthsAsOf.tsx';
import { SimilarOwners } from './SimilarOwners.tsx';
import { UnknownOwner } from './UnknownOwner.tsx';
import styles from './OwnerPage.module.css';

const OwnerAsOfDocument = graphql(`
  query OwnerAsOf($number: String!, $asOf: AsOfInput!) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
      beverage {
        ...CitedRelease
      }
    }
    lodging: latestPeriod(product: HOTEL, asOf: $asOf) {
      year
    }
    alcohol: latestPeriod(product: BEVERAGE, asOf: $asOf) {
      year
    }
    owner(number: $number) {
      id
      ...OwnerHead @unmask
      hotelsThen: hotels(asOf: $asOf)
      currentHotelsThen: currentHotels(asOf: $asOf)
      marketplacePlacesThen: marketplacePlaces(asOf: $asOf)
      barsThen: bars(asOf: $asOf)
      currentBarsThen: currentBars(asOf: $asOf)
    }
  }
`);

const LEFT_OUT =
  'Not shown: the list of properties, and what was bought and sold, which exist only for the latest releases.';

/** An owner's properties as of an earlier release, two years at a time. */
export function OwnerAsOf({ number, asOf }: { number: string; asOf: AsOf }) {
  const { data, error, refetch } = useQuery(OwnerAsOfDocument, { variables: { number, asOf } });
  const owner = data?.owner ?? null;
  const taxes = owner === null ? null : taxesOf(owner);
  const latest = taxes && latestOf(taxes.map((tax) => data?.[tax === 'HOTEL' ? 'lodging' : 'alcohol']?.year));
  const years = useTwoYears(latest);
  if (error !== undefined)
    return <AsOfFailure what="The owner" error={error} onRetry={() => void refetch()} />;
  if (data?.owner === null) return <UnknownOwner number={number} />;
  return (
    <div className={styles.page}>
      <OwnerHead number={number} owner={owner} />
      {data !== undefined && taxes !== null && (
        <AsOfBanner releases={taxes.map((tax) => data.figuresAsOf[tax === 'HOTEL' ? 'hotel' : 'beverage'])}>
          {LEFT_OUT}
        </AsOfBanner>
      )}
      {owner !== null && taxes !== null && latest !== null && years !== null && (
        <>
          {taxes.map((product) => (
            <OwnerHeadlineAsOf
              key={product}
              number={number}
              product={product}
              asOf={asOf}
              counts={countsOf(owner, product)}
            />
          ))}
          <YearSteps product={taxes[0]} years={years} latest={latest} />
          <OwnerMonthsAsOf owner={owner} years={years} asOf={asOf} />
          <OwnerMap number={number} hotels={owner.hotelsThen} bars={owner.barsThen} />
          <OwnerParts number={number} asOf={asOf} />
          <SimilarOwners number={number} />
        </>
      )}
    </div>
  );
}

type PastOwner = NonNullable<OwnerAsOfQuery['owner']>;

function countsOf(owner: PastOwner, product: Product): OwnerCounts {
  if (product === 'BEVERAGE') return { current: owner.currentBarsThen, all: owner.barsThen };
  return {
    current: owner.currentHotelsThen,
    all: owner.hotelsThen,
    places: owner.marketplacePlacesThen,
  };
}

/** The latest year of several taxes; null if none had any by then. */
function latestOf(years: readonly (number | undefined)[]): number | null {
  const known = years.filter((year) => year !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}
