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
import { HotelDataSet } from './HotelDataSet.tsx';
import { HotelFigures } from './HotelFigures.tsx';
import { HotelHeader } from './HotelHeader.tsx';
import { HotelHeadline } from './HotelHeadline.tsx';
import { HotelOwner } from './HotelOwner.tsx';
import { lazy } from '../../ui/parts/lazy.tsx';

const HotelAsOf = lazy(async () => (await import('./HotelAsOf.tsx')).HotelAsOf);

const HotelPercentiles = lazy(
  async () => (await import('./percentiles/HotelPercentiles.tsx')).HotelPercentiles,
);

const HotelPageDocument = graphql(`
  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...PropertyVisit @unmask
      ...MapCard
      ...HotelHeader
      ...HotelBrand
      ...HotelHeadlinePlace
      roomsOfAnotherOwner
      ...HotelOwner
      establishment {
        id
        ...Owners @unmask
        headline {
          ...HotelHeadline
        }
      }
    }
    latestPeriod(product: HOTEL) {
      month
    }
  }
`);

/** A hotel: what it takes in, whether that rises, and who runs it. */
export function HotelPage() {
  const asOf = useAsOf();
  return (
    <PropertyRoute>
      {(key, name) =>
        asOf === null ? (
          <Hotel hotelKey={key} name={name} />
        ) : (
          <Suspense>
            <HotelAsOf hotelKey={key} name={name} asOf={asOf} />
          </Suspense>
        )
      }
    </PropertyRoute>
  );
}

function Hotel({ hotelKey, name }: { hotelKey: PropertyKey; name: string }) {
  const { data, error, refetch } = useInSlices(useQuery(HotelPageDocument, { variables: hotelKey }));
  const history = useNameHistory('HOTEL', hotelKey);
  const hotel = data?.hotel ?? null;
  const owners = hotel && { spans: hotel.establishment.properties, own: hotelKey };
  useVisit(visitOf('HOTEL', owners && { ...hotel, ...latestOf(owners) }));
  if (error !== undefined) return <Failure what="The hotel" onRetry={() => void refetch()} />;
  if (data?.hotel === null) return <UnknownProperty product="HOTEL" propertyKey={hotelKey} name={name} />;
  return (
    <PropertyLayout
      isWaiting={hotel === null}
      top={
        <>
          <HotelHeader hotel={hotel} name={name} filed={filedOf(owners, data?.latestPeriod)} />
          <HotelHeadline
            hotel={hotel}
            headline={hotel?.establishment.headline ?? null}
            otherRooms={hotel?.roomsOfAnotherOwner ?? null}
          />
          <OwnersNote product="HOTEL" owners={owners} />
        </>
      }
      main={<HotelFigures hotelKey={hotelKey} history={history} />}
      side={
        <>
          <MapCard property={hotel} />
          <NameTimeline product="HOTEL" history={history} />
          <HotelOwner hotel={hotel} />
          <RelatedProperties product="HOTEL" propertyKey={hotelKey} />
        </>
      }
      below={<Below hotelKey={hotelKey} />}
    />
  );
}

/** The parts below the figures. Each asks the server for its data when the member scrolls to it. */
function Below({ hotelKey }: { hotelKey: PropertyKey }) {
  return (
    <OnScreen>
      <Suspense fallback={null}>
        <HotelPercentiles hotelKey={hotelKey} />
      </Suspense>
      <HotelDataSet hotelKey={hotelKey} />
      <NearBy product="HOTEL" propertyKey={hotelKey} />
    </OnScreen>
  );
}
