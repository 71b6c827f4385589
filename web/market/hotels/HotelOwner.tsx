import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PropertyOwner } from '../premises/PropertyOwner.tsx';
import { filerName } from './filer.ts';

const OwnerFragment = graphql(`
  fragment HotelOwner on HotelFacts {
    ...PropertyOwner @unmask
    filerType
  }
`);

/** The hotel's taxpayer. */
export function HotelOwner(props: { hotel: FragmentType<typeof OwnerFragment> | null; hasPage?: boolean }) {
  const hotel = readFragment(OwnerFragment, props.hotel);
  const filer = hotel && (hotel.filerType === null ? null : filerName(hotel.filerType));
  return (
    <PropertyOwner
      property={hotel}
      hasPage={props.hasPage ?? true}
      more={[
        { label: 'Phone', value: hotel?.taxpayer.phone },
        { label: 'Filer Type', value: hotel === null ? undefined : filer },
      ]}
    />
  );
}
