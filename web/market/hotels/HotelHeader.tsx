import type { FactsOf } from '../../app/factsOf.ts';
import { brandPath, comparePath } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { LinkButton } from '../../ui/parts/LinkButton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelBrandFragment, HotelHeaderFragment as HeaderFragment } from '../../gql/graphql.ts';
import { counted } from '../../ui/formats/counted.ts';
import { LastFiled } from '../premises/LastFiled.tsx';
import type { Filed } from '../premises/LastFiled.tsx';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';
import { matchReason } from './brandMatch.ts';
import { filerName } from './filer.ts';
import { pathAsOf, useAsOf } from '../figures/citing/asOf.ts';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';

export const HotelHeaderFragment = graphql(`
  fragment HotelHeader on HotelFacts {
    ...PropertyHeader @unmask
    roomCapacity
    filerType
    isMarketplace
  }
`);

const BrandFragment = graphql(`
  fragment HotelBrand on Hotel {
    brand {
      ...BrandName @unmask
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

type Header = FragmentType<typeof HotelHeaderFragment> & FragmentType<typeof BrandFragment>;

interface Props {
  hotel: Header | null;
  name: string;
  filed?: Filed | undefined;
}

/** The hotel's name, place and standing. */
export function HotelHeader({ filed, ...props }: Props) {
  const hotel = readFragment(HotelHeaderFragment, props.hotel);
  const asOf = useAsOf();
  return (
    <PropertyHeader
      product="HOTEL"
      property={hotel}
      name={props.name}
      chips={
        props.hotel !== null &&
        hotel !== null && (
          <>
            {filed !== undefined && <LastFiled {...hotel} {...filed} />}
            <HotelChips hotel={hotel} />
            <BrandOf hotel={readFragment(BrandFragment, props.hotel)} />
          </>
        )
      }
      actions={
        hotel?.isMarketplace === false && (
          <LinkButton to={pathAsOf(comparePath(hotel), asOf)}>Compare</LinkButton>
        )
      }
    />
  );
}

/** Its filing frequency and its rooms. */
export function HotelChips({ hotel }: { hotel: FactsOf<HeaderFragment> }) {
  const { filerType, roomCapacity, isMarketplace } = hotel;
  return (
    <>
      {filerType !== null && <Chip>{`${filerName(filerType).slice(3)} filer`}</Chip>}
      {roomCapacity !== null && !isMarketplace && <Chip>{roomsText(roomCapacity)}</Chip>}
      {isMarketplace && <Chip>Marketplace</Chip>}
    </>
  );
}

/** The brand of the hotel, and why; nothing for independents without a correction. */
function BrandOf({ hotel: { brand, brandMatch } }: { hotel: HotelBrandFragment }) {
  const reason = brandMatch && matchReason(brandMatch);
  if (brand === null) return reason && <span>No brand, {reason}</span>;
  const link = <LinkAsOf to={brandPath(brand)}>{brand.name}</LinkAsOf>;
  if (reason === null) return link;
  return (
    <p>
      {link}, {reason}
    </p>
  );
}

/** Rooms as last filed: whether they count is said beside the figures. */
function roomsText(rooms: number): string {
  return `${counted(rooms, 'room')} filed`;
}
