import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { TrialHotelQuery } from '../../../gql/graphql.ts';
import { HotelHeadline } from '../../hotels/HotelHeadline.tsx';
import { HotelOwner } from '../../hotels/HotelOwner.tsx';
import { MapCard } from '../../places/maps/MapCard.tsx';
import { entriesOf, OwnershipFragment } from '../../premises/nameHistory.ts';
import type { NameHistory } from '../../premises/nameHistory.ts';
import { NameTimeline } from '../../premises/NameTimeline.tsx';
import { PropertyLayout } from '../../premises/PropertyLayout.tsx';
import { RelatedList, relatedOf } from '../../premises/RelatedList.tsx';
import type { Related } from '../../premises/RelatedList.tsx';
import { TrialHotelFigures } from './TrialHotelFigures.tsx';
import { TrialHotelHeader } from './TrialHotelHeader.tsx';
import { NoSample } from './NoSample.tsx';
import relatedListStyles from '../../premises/RelatedList.module.css';

const TrialHotelDocument = graphql(`
  query TrialHotel {
    trial {
      hotel {
        taxpayerNumber
        locationNumber
        ...HotelHeader
        ...HotelHeadlinePlace
        headline {
          ...HotelHeadline
        }
        ...HotelOwner
        ...MapCard
        names {
          ...OwnershipRow
        }
        taxpayerPropertiesCount
        taxpayerProperties {
          ...TrialRelated
        }
        mixedBeverageRecords {
          ...TrialRelated
        }
      }
    }
  }
`);

const TrialRelatedFragment = graphql(`
  fragment TrialRelated on TrialRelatedProperty {
    product
    ...RelatedProperty
  }
`);

type TrialHotel = NonNullable<TrialHotelQuery['trial']['hotel']>;

/** The sample hotel: what members see of every hotel. */
export function TrialHotelPage() {
  const { data, error, refetch } = useQuery(TrialHotelDocument);
  const hotel = data?.trial.hotel ?? null;
  const history = useMemo<NameHistory>(
    () => ({
      entries:
        hotel && entriesOf(readFragment(OwnershipFragment, hotel.names), { product: 'HOTEL', own: hotel }),
      failed: false,
      retry: () => void refetch(),
    }),
    [hotel, refetch],
  );
  if (error !== undefined) return <Failure what="The sample" onRetry={() => void refetch()} />;
  if (data?.trial.hotel === null) return <NoSample title="Sample Hotel" of="hotel" />;
  return (
    <TrialHotelFigures history={history}>
      {({ main, below }) => (
        <PropertyLayout
          isWaiting={hotel === null}
          top={
            <>
              <TrialHotelHeader hotel={hotel} />
              <HotelHeadline hotel={hotel} headline={hotel?.headline ?? null} />
            </>
          }
          main={
            <>
              {main}
              <Bars hotel={hotel} />
            </>
          }
          side={<Side hotel={hotel} history={history} />}
          below={below}
        />
      )}
    </TrialHotelFigures>
  );
}

function Side({ hotel, history }: { hotel: TrialHotel | null; history: NameHistory }) {
  return (
    <>
      <MapCard property={hotel} />
      <NameTimeline product="HOTEL" history={history} />
      <HotelOwner hotel={hotel} hasPage={false} />
      <Card title="Taxpayer Other Properties">
        <RelatedList properties={hotel && ofBothTaxes(hotel.taxpayerProperties)} />
        {hotel !== null && <More hotel={hotel} />}
      </Card>
    </>
  );
}

/** Below the figures: beside two years of them the cards would leave half of the page empty. */
function Bars({ hotel }: { hotel: TrialHotel | null }) {
  return (
    <Card title="Mixed Beverage Records">
      <RelatedList properties={hotel && ofBothTaxes(hotel.mixedBeverageRecords)} />
    </Card>
  );
}

function More({ hotel: { taxpayerProperties, taxpayerPropertiesCount } }: { hotel: TrialHotel }) {
  if (taxpayerPropertiesCount <= taxpayerProperties.length) return null;
  return (
    <p className={relatedListStyles.more}>
      {`${String(taxpayerProperties.length)} of ${String(taxpayerPropertiesCount)}. Members see them all.`}
    </p>
  );
}

function ofBothTaxes(properties: TrialHotel['taxpayerProperties']): Related[] {
  return readFragment(TrialRelatedFragment, properties).flatMap((each) => relatedOf(each.product, [each]));
}
