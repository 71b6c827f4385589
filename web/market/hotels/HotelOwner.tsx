import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { HotelOwnerFragment } from '../../gql/graphql.ts';
import { filerName } from './filer.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

const OwnerFragment = graphql(`
  fragment HotelOwner on Hotel {
    taxpayerNumber
    locationNumber
    filerType
    taxpayer {
      number
      name
      address
      city
      state
      zip
      phone
    }
  }
`);

/** The hotel's taxpayer. */
export function HotelOwner(props: { hotel: FragmentType<typeof OwnerFragment> | null }) {
  return <OwnerCard hotel={readFragment(OwnerFragment, props.hotel)} />;
}

/** The same of a hotel that is at hand. */
export function OwnerCard({ hotel }: { hotel: HotelOwnerFragment | null }) {
  const taxpayer = hotel?.taxpayer;
  const place = taxpayer && `${formatPlace(taxpayer.city)}, ${taxpayer.state} ${taxpayer.zip}`;
  const filer = hotel && (hotel.filerType === null ? null : filerName(hotel.filerType));
  return (
    <Card title="Owner Information">
      <Facts
        facts={[
          { label: 'Taxpayer', value: taxpayer?.name },
          { label: 'Taxpayer Number', value: taxpayer?.number },
          { label: 'Location Number', value: hotel === null ? undefined : String(hotel.locationNumber) },
          { label: 'Address', value: taxpayer?.address },
          { label: 'City', value: place },
          { label: 'Phone', value: taxpayer?.phone },
          { label: 'Filer Type', value: hotel === null ? undefined : filer },
        ]}
      />
    </Card>
  );
}
