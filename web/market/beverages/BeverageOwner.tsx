import { Card } from '../../ui/parts/Card.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

const OwnerFragment = graphql(`
  fragment BeverageOwner on BeverageProperty {
    taxpayerNumber
    locationNumber
    permit
    taxpayer {
      number
      name
      address
      city
      state
      zip
    }
  }
`);

/** The bar's taxpayer and permit. */
export function BeverageOwner(props: { bar: FragmentType<typeof OwnerFragment> | null }) {
  const bar = readFragment(OwnerFragment, props.bar);
  const taxpayer = bar?.taxpayer;
  const place =
    taxpayer && [formatPlace(taxpayer.city), `${taxpayer.state} ${taxpayer.zip}`.trim()].filter(Boolean);
  return (
    <Card title="Owner Information">
      <Facts
        facts={[
          { label: 'Taxpayer', value: taxpayer?.name },
          { label: 'Taxpayer Number', value: taxpayer?.number },
          { label: 'Location Number', value: bar === null ? undefined : String(bar.locationNumber) },
          { label: 'Address', value: taxpayer?.address },
          { label: 'City', value: place?.join(', ') },
          { label: 'TABC permit', value: bar === null ? undefined : bar.permit },
        ]}
      />
    </Card>
  );
}
