import { Chip } from '../../ui/parts/Chip.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';

const HeaderFragment = graphql(`
  fragment BeverageHeader on BeverageProperty {
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
    permit
    status
    responsibilityEnd
  }
`);

/** The bar's name, place, permit and standing. */
export function BeverageHeader(props: { bar: FragmentType<typeof HeaderFragment> | null; name: string }) {
  const bar = readFragment(HeaderFragment, props.bar);
  return (
    <PropertyHeader
      product="BEVERAGE"
      property={bar && { ...bar, isElsewhere: false }}
      name={props.name}
      chips={bar?.permit != null && <Chip>{`Permit ${bar.permit}`}</Chip>}
    />
  );
}
