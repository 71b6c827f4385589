import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../../gql/gql.ts';
import type { OwnerPageQuery } from '../../../gql/graphql.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { OwnerAsOf } from './OwnerAsOf.tsx';
import { OwnerChart } from './OwnerChart.tsx';
import { useOwnerFigures } from './ownerFigures.ts';
import { nameOf, OwnerHead } from './OwnerHead.tsx';
import { OwnerHandovers } from './OwnerHandovers.tsx';
import { headlineOf, OwnerHeadline } from './OwnerHeadline.tsx';
import { OwnerMap } from './OwnerMap.tsx';
import { OwnerMonths } from './OwnerMonths.tsx';
import { OwnerParts } from './OwnerParts.tsx';
import { OwnerProperties } from './OwnerProperties.tsx';
import { SimilarOwners } from './SimilarOwners.tsx';
import { UnknownOwner } from './UnknownOwner.tsx';
import styles from './OwnerPage.module.css';

const OwnerPageDocument = graphql(`
  query OwnerPage($number: String!) {
    owner(number: $number) {
      id
      number
      ...OwnerHead @unmask
      currentHotels
      currentBars
      lodging: headline(product: HOTEL) {
        ...OwnerHeadlineShown
      }
      alcohol: headline(product: BEVERAGE) {
        ...OwnerHeadlineShown
      }
    }
  }
`);

/** An owner: properties of both taxes, what they take in, and what was bought and sold. */
export function OwnerPage() {
  const { number = '' } = useParams();
  const asOf = useAsOf();
  if (asOf === null) return <OfOwner key={number} number={number} />;
  return <OwnerAsOf key={number} number={number} asOf={asOf} />;
}

function OfOwner({ number }: { number: string }) {
  const { data, error, refetch } = useInSlices(useQuery(OwnerPageDocument, { variables: { number } }));
  const months = useOwnerFigures(number);
  const owner = data?.owner;
  if (error !== undefined) return <Failure what="The owner" onRetry={() => void refetch()} />;
  if (owner === null) return <UnknownOwner number={number} />;
  const isWaiting = owner === undefined || (months.figures === null && !months.failed);
  return (
    <div className={styles.page} data-waiting={isWaiting || undefined}>
      <OwnerHead number={number} owner={owner ?? null} />
      {owner !== undefined && <Figures owner={owner} {...months} />}
      <OwnerProperties number={number} />
      {owner !== undefined && <OwnerMap number={number} hotels={owner.hotels} bars={owner.bars} />}
      {owner !== undefined && (
        <>
          <OwnerHandovers number={number} />
          <SimilarOwners number={number} />
          <OwnerParts number={number} />
        </>
      )}
    </div>
  );
}

type Owner = NonNullable<OwnerPageQuery['owner']>;

interface FiguresProps extends ReturnType<typeof useOwnerFigures> {
  owner: Owner;
}

function Figures({ owner, figures, failed, retry }: FiguresProps) {
  return (
    <>
      <OwnerHeadline
        {...headlineOf.HOTEL}
        headline={owner.lodging}
        counts={{ current: owner.currentHotels, all: owner.hotels, places: owner.marketplacePlaces }}
      />
      <OwnerHeadline
        {...headlineOf.BEVERAGE}
        headline={owner.alcohol}
        counts={{ current: owner.currentBars, all: owner.bars }}
      />
      {failed && <Failure what="The months" onRetry={retry} />}
      {figures !== null && (
        <>
          <OwnerChart name={nameOf(owner)} figures={figures} />
          <OwnerMonths figures={figures} />
        </>
      )}
    </>
  );
}
