import { beveragePath, hotelPath } from '../../app/paths.ts';
import { PropertyCell } from '../figures/PropertyCell.tsx';
import { graphql } from '../../gql/gql.ts';
import type { ListedBarFragment, ListedHotelFragment, Product } from '../../gql/graphql.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

/** What lists of properties show of a hotel. */
export const ListedHotel = graphql(`
  fragment ListedHotel on Hotel {
    id
    ...PropertyLine @unmask
  }
`);

/** The same of a bar or restaurant. */
export const ListedBar = graphql(`
  fragment ListedBar on BeverageProperty {
    id
    ...PropertyLine @unmask
  }
`);

/** A property of either tax, as lists show it. */
export type ListedProperty = ListedHotelFragment | ListedBarFragment;

/** A property in a list: its name, which leads to its page, with its address below. */
export function ListedPropertyCell({ product, property }: { product: Product; property: ListedProperty }) {
  const pathOf = product === 'HOTEL' ? hotelPath : beveragePath;
  return (
    <PropertyCell
      name={property.name}
      path={pathOf(property)}
      detail={`${property.address}, ${formatPlace(property.filedCity)}`}
      flags={[]}
    />
  );
}
