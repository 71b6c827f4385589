import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatPhone } from '../../ui/formats/formatPhone.ts';
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
  const filed = hotel?.taxpayer.phone;
  const phone = filed == null ? filed : formatPhone(filed);
  return (
    <PropertyOwner
      property={hotel}
      hasPage={props.hasPage ?? true}
      more={[
        { label: 'Phone', value: phone },
        { label: 'Filer Type', value: hotel === null ? undefined : filer },
      ]}
    />
  );
}
