import { Chip } from '../../ui/parts/Chip.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';

const HeaderFragment = graphql(`
  fragment BeverageHeader on BeverageProperty {
    ...PropertyHeader @unmask
    permit
  }
`);

/** The bar's name, place, permit and standing. */
export function BeverageHeader(props: { bar: FragmentType<typeof HeaderFragment> | null; name: string }) {
  const bar = readFragment(HeaderFragment, props.bar);
  return (
    <PropertyHeader
      product="BEVERAGE"
      property={bar}
      name={props.name}
      chips={bar?.permit != null && <Chip>{`Permit ${bar.permit}`}</Chip>}
    />
  );
}
