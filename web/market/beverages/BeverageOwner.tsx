import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PropertyOwner } from '../premises/PropertyOwner.tsx';

const OwnerFragment = graphql(`
  fragment BeverageOwner on BeverageProperty {
    ...PropertyOwner @unmask
    permit
  }
`);

/** The bar's taxpayer and permit. */
export function BeverageOwner(props: { bar: FragmentType<typeof OwnerFragment> | null }) {
  const bar = readFragment(OwnerFragment, props.bar);
  return <PropertyOwner property={bar} more={[{ label: 'TABC permit', value: bar?.permit }]} />;
}
