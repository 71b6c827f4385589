import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { OnScreen } from '../../ui/parts/OnScreen.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { graphql } from '../../gql/gql.ts';
import { useAsOf } from '../figures/citing/asOf.ts';
import { MapCard } from '../places/maps/MapCard.tsx';
import { NearBy } from '../premises/nearby/NearBy.tsx';
import { NameTimeline } from '../premises/NameTimeline.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { OwnersNote } from '../premises/OwnersNote.tsx';
import { filedOf, latestOf } from '../premises/owners.ts';
import { visitOf } from '../premises/property.ts';
import type { PropertyKey } from '../premises/property.ts';
import { PropertyLayout } from '../premises/PropertyLayout.tsx';
import { PropertyRoute } from '../premises/PropertyRoute.tsx';
import { RelatedProperties } from '../premises/RelatedProperties.tsx';
import { UnknownProperty } from '../premises/UnknownProperty.tsx';
import { useNameHistory } from '../premises/useNameHistory.ts';
import { useVisit } from '../search/recent/useVisit.ts';
import { BeverageDataSet } from './BeverageDataSet.tsx';
import { BeverageFigures } from './BeverageFigures.tsx';
import { BeverageHeader } from './BeverageHeader.tsx';
import { BeverageHeadline } from './BeverageHeadline.tsx';
import { BeverageOwner } from './BeverageOwner.tsx';
import { FiledElsewhere } from './FiledElsewhere.tsx';
import { lazy } from '../../ui/parts/lazy.tsx';

const BeverageAsOf = lazy(async () => (await import('./BeverageAsOf.tsx')).BeverageAsOf);

const BeveragePageDocument = graphql(`
  query BeveragePage($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...PropertyVisit @unmask
      ...MapCard
      ...BeverageHeader
      ...BeverageHeadlinePlace
      ...BeverageOwner
      establishment {
        id
        ...Owners @unmask
        headline {
          ...BeverageHeadline
        }
      }
    }
    latestPeriod(product: BEVERAGE) {
      month
    }
  }
`);

/** A bar or restaurant: what it takes in, whether that rises, and who runs it. */
export function BeveragePage() {
  const asOf = useAsOf();
  return (
    <PropertyRoute>
      {(key, name) =>
        asOf === null ? (
          <Bar barKey={key} name={name} />
        ) : (
          <Suspense>
            <BeverageAsOf barKey={key} name={name} asOf={asOf} />
          </Suspense>
        )
      }
    </PropertyRoute>
  );
}

function Bar({ barKey, name }: { barKey: PropertyKey; name: string }) {
  const { data, error, refetch } = useInSlices(useQuery(BeveragePageDocument, { variables: barKey }));
  const history = useNameHistory('BEVERAGE', barKey);
  const bar = data?.beverageProperty ?? null;
  const owners = bar && { spans: bar.establishment.properties, own: barKey };
  useVisit(visitOf('BEVERAGE', owners && { ...bar, ...latestOf(owners) }));
  if (error !== undefined) return <Failure what="The property" onRetry={() => void refetch()} />;
  if (data?.beverageProperty === null) {
    return <UnknownProperty product="BEVERAGE" propertyKey={barKey} name={name} />;
  }
  const headline = bar?.establishment.headline ?? null;
  const isEmpty = bar !== null && headline === null;
  const filed = isEmpty ? undefined : filedOf(owners, data?.latestPeriod);
  return (
    <PropertyLayout
      isWaiting={bar === null}
      top={
        <>
          <BeverageHeader bar={bar} name={name} filed={filed} />
          <BeverageHeadline bar={bar} headline={headline} />
          <OwnersNote product="BEVERAGE" owners={owners} />
        </>
      }
      main={<Figures barKey={barKey} history={history} isEmpty={isEmpty} />}
      side={
        <>
          <MapCard property={bar} />
          <NameTimeline product="BEVERAGE" history={history} />
          <BeverageOwner bar={bar} />
          <RelatedProperties product="BEVERAGE" propertyKey={barKey} />
        </>
      }
      below={<Below barKey={barKey} isEmpty={isEmpty} />}
    />
  );
}

interface PartProps {
  barKey: PropertyKey;
  /** True if the bar has no months of its own. */
  isEmpty: boolean;
}

function Figures({ barKey, history, isEmpty }: PartProps & { history: NameHistory }) {
  const figures = <BeverageFigures barKey={barKey} history={history} />;
  return isEmpty ? <FiledElsewhere barKey={barKey} asOf={null} otherwise={figures} /> : figures;
}

function Below({ barKey, isEmpty }: PartProps) {
  return (
    <OnScreen>
      <BeverageDataSet barKey={barKey} />
      {!isEmpty && <NearBy product="BEVERAGE" propertyKey={barKey} />}
    </OnScreen>
  );
}
