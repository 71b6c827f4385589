import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { OwnerPageQuery } from '../../gql/graphql.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { rowsOfOwner } from '../exports/exportedRows.ts';
import { OwnerChart } from './OwnerChart.tsx';
import { useOwnerFigures } from './ownerFigures.ts';
import { OwnerHandovers } from './OwnerHandovers.tsx';
import { OwnerHeadline } from './OwnerHeadline.tsx';
import { OwnerMap } from './OwnerMap.tsx';
import { OwnerMonths } from './OwnerMonths.tsx';
import { OwnerParts } from './OwnerParts.tsx';
import { OwnerProperties } from './OwnerProperties.tsx';
import { SimilarOwners } from './SimilarOwners.tsx';
import styles from './OwnerPage.module.css';

const OwnerPageDocument = graphql(`
  query OwnerPage($number: String!) {
    owner(number: $number) {
      id
      number
      name
      hotels
      currentHotels
      bars
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
  return <OfOwner key={number} number={number} />;
}

function OfOwner({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(OwnerPageDocument, { variables: { number } });
  const owner = data?.owner;
  if (error !== undefined) return <Failure what="The owner" onRetry={() => void refetch()} />;
  if (owner === null) return <UnknownOwner number={number} />;
  return (
    <div className={styles.page}>
      <OwnerHead number={number} owner={owner} />
      {owner !== undefined && <Figures owner={owner} />}
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

/** Legacy releases of bars name no taxpayer. */
function nameOf({ name, number }: Owner): string {
  return name === '' ? `Permit ${number}` : name;
}

function OwnerHead({ number, owner }: { number: string; owner: Owner | undefined }) {
  const name = owner && nameOf(owner);
  usePageTitle(name ?? 'Owner');
  return (
    <PageHead
      title={name ?? <Skeleton width={320} height={32} />}
      isWaiting={owner === undefined}
      actions={
        <>
          {owner !== undefined && <Exports owner={owner} />}
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      <Chip>{`Taxpayer number ${number}`}</Chip>
      <span>
        As filed under this taxpayer number. A company that files under several numbers has a page for each.
      </span>
    </PageHead>
  );
}

/** A file for each tax: their figures differ. */
function Exports({ owner }: { owner: Owner }) {
  const shared = { title: nameOf(owner), of: rowsOfOwner(owner.number) };
  return (
    <>
      {owner.hotels > 0 && <ExportButton {...shared} product="HOTEL" label="Export hotels" />}
      {owner.bars > 0 && <ExportButton {...shared} product="BEVERAGE" label="Export bars" />}
    </>
  );
}

function Figures({ owner }: { owner: Owner }) {
  const { figures, failed, retry } = useOwnerFigures(owner.number);
  return (
    <>
      <OwnerHeadline
        product="HOTEL"
        headline={owner.lodging}
        label="Hotels"
        measure="revenue"
        word="hotel"
        current={owner.currentHotels}
        all={owner.hotels}
      />
      <OwnerHeadline
        product="BEVERAGE"
        headline={owner.alcohol}
        label="Bars"
        measure="receipts"
        word="bar"
        current={owner.currentBars}
        all={owner.bars}
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

function UnknownOwner({ number }: { number: string }) {
  usePageTitle('No such owner');
  return (
    <>
      <h1>No such owner</h1>
      <p>{`Nothing was filed under the taxpayer number ${number}.`}</p>
      <p>
        <Link to={routes.search}>Back to the search</Link>
      </p>
    </>
  );
}
