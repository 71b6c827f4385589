import type { Product } from '../../gql/graphql.ts';
import { OnScreen } from '../../ui/parts/OnScreen.tsx';
import { PremisesCards } from './PremisesCards.tsx';
import type { PropertyKey } from './property.ts';
import { TaxpayerProperties } from './TaxpayerProperties.tsx';

/** Other properties of the owner and at the address. */
export function RelatedProperties(props: { product: Product; propertyKey: PropertyKey }) {
  return (
    <OnScreen>
      <TaxpayerProperties {...props} />
      <PremisesCards {...props} />
    </OnScreen>
  );
}
