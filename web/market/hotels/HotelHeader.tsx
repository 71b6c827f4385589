import { Link } from 'react-router-dom';
import { brandPath, comparePath } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { LinkButton } from '../../ui/parts/LinkButton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelHeaderFragment } from '../../gql/graphql.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';
import { matchReason } from './brandMatch.ts';
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
    brandMatch {
      isCorrected
      isSimilar
      rule {
        matchText
      }
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
  const { filerType, roomCapacity, isMarketplace } = hotel;
  return (
    <>
      {filerType !== null && <Chip>{`${filerName(filerType).slice(3)} filer`}</Chip>}
      {roomCapacity !== null && !isMarketplace && <Chip>{roomsText(roomCapacity)}</Chip>}
      {isMarketplace && <Chip>Marketplace</Chip>}
      <BrandOf hotel={hotel} />
    </>
  );
}

/** The brand that it bears, and why; nothing for independents that nobody corrected. */
function BrandOf({ hotel: { brand, brandMatch } }: { hotel: HotelHeaderFragment }) {
  const reason = brandMatch && matchReason(brandMatch);
  if (brand === null) return reason && <span>No brand, {reason}</span>;
  const link = <Link to={brandPath(brand)}>{brand.name}</Link>;
  if (reason === null) return link;
  return (
    <p>
      {link}, {reason}
    </p>
  );
}

function roomsText(rooms: number): string {
  return rooms === 1 ? '1 room' : `${formatCount(rooms)} rooms`;
}
