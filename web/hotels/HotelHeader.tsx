import { Link } from 'react-router-dom';
import { brandPath, comparePath } from '../app/paths.ts';
import { Chip } from '../components/Chip.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { HotelHeaderFragment } from '../gql/graphql.ts';
import { formatCount } from '../lib/formatMoney.ts';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';
import { filerName } from './filer.ts';

const HeaderFragment = graphql(`
  fragment HotelHeader on Hotel {
    name
    taxpayerNumber
    locationNumber
    address
    filedCity
    state
    zip
    city {
      id
      name
    }
    county {
      id
      name
    }
    zipPlace {
      id
      name
    }
    roomCapacity
    filerType
    status
    responsibilityEnd
    isMarketplace
    brand {
      id
      name
      matchText
      excludeText
    }
  }
`);

/** The hotel's name, place and standing. */
export function HotelHeader(props: { hotel: FragmentType<typeof HeaderFragment> | null; name: string }) {
  const hotel = readFragment(HeaderFragment, props.hotel);
  return (
    <PropertyHeader
      product="HOTEL"
      property={hotel && { ...hotel, isElsewhere: hotel.isMarketplace }}
      name={props.name}
      chips={hotel !== null && <Chips hotel={hotel} />}
      actions={hotel?.isMarketplace === false && <LinkButton to={comparePath(hotel)}>Compare</LinkButton>}
    />
  );
}

function Chips({ hotel }: { hotel: HotelHeaderFragment }) {
  const { filerType, roomCapacity, isMarketplace, brand } = hotel;
  return (
    <>
      {filerType !== null && <Chip>{`${filerName(filerType).slice(3)} filer`}</Chip>}
      {roomCapacity !== null && !isMarketplace && <Chip>{roomsText(roomCapacity)}</Chip>}
      {isMarketplace && <Chip>Marketplace</Chip>}
      {brand !== null && <Link to={brandPath(brand)}>{brand.name}</Link>}
    </>
  );
}

function roomsText(rooms: number): string {
  return rooms === 1 ? '1 room' : `${formatCount(rooms)} rooms`;
}
