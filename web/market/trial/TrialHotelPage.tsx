import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { HotelHeadlineStats } from '../hotels/HotelHeadline.tsx';
import { OwnerCard } from '../hotels/HotelOwner.tsx';
import { SpotCard } from '../maps/MapCard.tsx';
import type { NameHistory } from '../premises/nameHistory.ts';
import { NameTimeline } from '../premises/NameTimeline.tsx';
import { PropertyLayout } from '../premises/PropertyLayout.tsx';
import { RelatedList } from '../premises/RelatedList.tsx';
import { headedOf, namesOf, relatedOf } from './trialHotel.ts';
import { TrialHotelDocument } from './trialHotelDocuments.ts';
import type { TrialHotel } from './trialHotelDocuments.ts';
import { TrialHotelFigures } from './TrialHotelFigures.tsx';
import { TrialHotelHeader } from './TrialHotelHeader.tsx';
import { NoSample } from './NoSample.tsx';
import { TrialFailure } from './TrialFailure.tsx';
import relatedListStyles from '../premises/RelatedList.module.css';

/** The sample hotel: what members see of every hotel. */
export function TrialHotelPage() {
  const { data, error, refetch } = useQuery(TrialHotelDocument);
  const hotel = data?.trial.hotel ?? null;
  const history = useMemo<NameHistory>(
    () => ({ entries: hotel && namesOf(hotel), failed: false, retry: () => void refetch() }),
    [hotel, refetch],
  );
  if (error !== undefined) return <TrialFailure error={error} onRetry={() => void refetch()} />;
  if (data?.trial.hotel === null) return <NoSample title="Sample Hotel" of="hotel" />;
  const headed = hotel && headedOf(hotel);
  return (
    <TrialHotelFigures history={history}>
      {({ main, below }) => (
        <PropertyLayout
          top={
            <>
              <TrialHotelHeader hotel={headed} />
              <HotelHeadlineStats hotel={hotel && headed && { ...hotel, ...headed }} />
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
  const spotted = useMemo(() => hotel && { ...headedOf(hotel), spot: hotel.coordinates }, [hotel]);
  return (
    <>
      <SpotCard property={spotted} />
      <NameTimeline product="HOTEL" history={history} />
      <OwnerCard hotel={hotel} />
      <Card title="Taxpayer Other Properties">
        <RelatedList properties={hotel && relatedOf(hotel.taxpayerProperties)} />
        {hotel !== null && <More hotel={hotel} />}
      </Card>
    </>
  );
}

/** Below the figures: beside two years of them the cards would leave half of the page empty. */
function Bars({ hotel }: { hotel: TrialHotel | null }) {
  return (
    <Card title="Mixed Beverage Records">
      <RelatedList properties={hotel && relatedOf(hotel.mixedBeverageRecords)} />
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
