import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { NotFoundPart } from '../app/NotFoundPart.tsx';
import { decodeName } from '../app/paths.ts';
import { Failure } from '../components/Failure.tsx';
import { graphql } from '../gql/gql.ts';
import type { HotelPageQuery } from '../gql/graphql.ts';
import { useVisit } from '../recent/useVisit.ts';
import type { Visit } from '../recent/useVisit.ts';
import { HotelDataSet } from './HotelDataSet.tsx';
import { HotelFigures } from './HotelFigures.tsx';
import { HotelHeader } from './HotelHeader.tsx';
import { HotelHeadline } from './HotelHeadline.tsx';
import { HotelOwner } from './HotelOwner.tsx';
import { HotelTimeline } from './HotelTimeline.tsx';
import { UnknownHotel } from './UnknownHotel.tsx';
import './HotelPage.css';

const HotelPageDocument = graphql(`
  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      name
      city {
        id
        name
      }
      county {
        id
        name
      }
      ...HotelHeader
      ...HotelHeadline
      ...HotelOwner
    }
  }
`);

/** Which hotel a part of the page asks about. */
export interface HotelKey {
  taxpayerNumber: string;
  locationNumber: number;
}

/** A hotel: what it takes in, whether that rises, and who runs it. */
export function HotelPage() {
  const { hotelname = '', taxpayernumber = '', locationnumber = '' } = useParams();
  const locationNumber = Number(locationnumber);
  if (!Number.isInteger(locationNumber)) return <NotFoundPart />;
  const key = { taxpayerNumber: taxpayernumber, locationNumber };
  return <Hotel key={`${taxpayernumber} ${locationnumber}`} hotelKey={key} name={decodeName(hotelname)} />;
}

function visitOf(key: HotelKey, hotel: HotelPageQuery['hotel']): Visit | null {
  if (hotel === null) return null;
  return {
    type: 0,
    taxpayer_number: key.taxpayerNumber,
    location_number: key.locationNumber,
    location_name: hotel.name,
    location_city: hotel.city?.name ?? '',
    location_county: hotel.county?.name ?? '',
  };
}

function Hotel({ hotelKey, name }: { hotelKey: HotelKey; name: string }) {
  const { data, error, refetch } = useQuery(HotelPageDocument, { variables: hotelKey });
  useVisit(visitOf(hotelKey, data?.hotel ?? null));
  if (error !== undefined) return <Failure what="The hotel" onRetry={() => void refetch()} />;
  if (data?.hotel === null) return <UnknownHotel hotelKey={hotelKey} name={name} />;
  const hotel = data?.hotel ?? null;
  return (
    <div className="hotel-page">
      <HotelHeader hotel={hotel} name={name} />
      <HotelHeadline hotel={hotel} />
      <div className="hotel-columns">
        <div className="hotel-main">
          <HotelFigures hotelKey={hotelKey} />
        </div>
        <div className="hotel-side">
          <HotelTimeline hotelKey={hotelKey} />
          <HotelOwner hotel={hotel} />
        </div>
      </div>
      <HotelDataSet hotelKey={hotelKey} />
    </div>
  );
}
