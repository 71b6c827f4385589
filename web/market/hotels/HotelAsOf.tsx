import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfBanner } from '../figures/citing/AsOfBanner.tsx';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { NoFigures } from '../figures/citing/NoFigures.tsx';
import { NO_NAMES } from '../figures/citing/pastNames.ts';
import { NearBy } from '../premises/nearby/NearBy.tsx';
import { HotelPercentiles } from './percentiles/HotelPercentiles.tsx';
import type { PropertyKey } from '../premises/property.ts';
import { PropertyLayout } from '../premises/PropertyLayout.tsx';
import { UnknownProperty } from '../premises/UnknownProperty.tsx';
import { HotelFigures } from './HotelFigures.tsx';
import { HotelHeader } from './HotelHeader.tsx';
import { HotelHeadline } from './HotelHeadline.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';

const HotelAsOfDocument = graphql(`
  query HotelAsOf($taxpayerNumber: String!, $locationNumber: Int!, $asOf: AsOfInput!) {
    figuresAsOf(asOf: $asOf) {
      hotel {
        ...CitedRelease
      }
    }
    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      ...HotelHeader
      ...HotelBrand
      ...HotelHeadlinePlace
      establishment {
        id
        headline(asOf: $asOf) {
          ...HotelHeadline
        }
        monthsLeftOut(asOf: $asOf) {
          month
        }
      }
    }
  }
`);

interface Props {
  hotelKey: PropertyKey;
  name: string;
  asOf: AsOf;
}

/** A hotel's figures as of an earlier release. Parts that are known for today only are left out. */
export function HotelAsOf({ hotelKey, name, asOf }: Props) {
  const variables = { ...hotelKey, asOf };
  const { data, error, refetch } = useInSlices(useQuery(HotelAsOfDocument, { variables }));
  if (error !== undefined)
    return <AsOfFailure what="The hotel" error={error} onRetry={() => void refetch()} />;
  if (data?.hotel === null) return <UnknownProperty product="HOTEL" propertyKey={hotelKey} name={name} />;
  const hotel = data?.hotel ?? null;
  const headline = hotel?.establishment.headline ?? null;
  return (
    <PropertyLayout
      isWaiting={hotel === null}
      top={
        <>
          <HotelHeader hotel={hotel} name={name} />
          {data !== undefined && <AsOfBanner releases={[data.figuresAsOf.hotel]} />}
          <HotelHeadline hotel={hotel} headline={headline} />
        </>
      }
      below={headline !== null && <NearBy product="HOTEL" propertyKey={hotelKey} />}
      main={
        hotel !== null && headline === null && hotel.establishment.monthsLeftOut.length === 0 ? (
          <NoFigures />
        ) : (
          <>
            <HotelFigures hotelKey={hotelKey} history={NO_NAMES} asOf={asOf} />
            <HotelPercentiles hotelKey={hotelKey} asOf={asOf} />
          </>
        )
      }
    />
  );
}
