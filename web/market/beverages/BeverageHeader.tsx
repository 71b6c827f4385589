import { Chip } from '../../ui/parts/Chip.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { LastFiled } from '../premises/LastFiled.tsx';
import type { Filed } from '../premises/LastFiled.tsx';
import { PropertyHeader } from '../premises/PropertyHeader.tsx';

const HeaderFragment = graphql(`
  fragment BeverageHeader on BeverageProperty {
    ...PropertyHeader @unmask
    permit
  }
`);

interface Props {
  bar: FragmentType<typeof HeaderFragment> | null;
  name: string;
  filed?: Filed | undefined;
}

/** The bar's name, place, permit and standing. */
export function BeverageHeader({ filed, ...props }: Props) {
  const bar = readFragment(HeaderFragment, props.bar);
  return (
    <PropertyHeader
      product="BEVERAGE"
      property={bar}
      name={props.name}
      chips={
        bar !== null && (
          <>
            {filed !== undefined && <LastFiled {...bar} {...filed} />}
            {bar.permit !== null && <Chip>{`Permit ${bar.permit}`}</Chip>}
          </>
        )
      }
    />
  );
}
