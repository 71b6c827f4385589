import { beveragePath, hotelPath } from '../../../app/paths.ts';
import { PropertyCell } from '../../figures/PropertyCell.tsx';
import { graphql } from '../../../gql/gql.ts';
import type {
  EarlierPropertyFragment,
  ListedBarFragment,
  ListedHotelFragment,
  Product,
} from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { addressLine } from '../../premises/property.ts';

/** Fields of a hotel in lists of properties. */
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

/** The property of an earlier owner, by which a list has a hotel or bar that was sold. */
export const EarlierProperty = graphql(`
  fragment EarlierProperty on EstablishmentProperty {
    name
    taxpayerName
    firstMonth
    lastMonth
  }
`);

/** A property of either tax, as lists show it. */
export type ListedProperty = ListedHotelFragment | ListedBarFragment;

interface Props {
  product: Product;
  property: ListedProperty;
  /** Null if it is listed by its latest owner's property. */
  earlier?: EarlierPropertyFragment | null;
  /** Taxpayer of a marketplace, whose own name and address are those of a city and an office. */
  marketplace?: string | null;
}

/** A property in a list: its name, which leads to its page, with its address and an earlier owner below. */
export function ListedPropertyCell({ product, property, earlier = null, marketplace = null }: Props) {
  const pathOf = product === 'HOTEL' ? hotelPath : beveragePath;
  const place = marketplace === null ? addressLine(property) : `${marketplace}, ${addressLine(property)}`;
  return (
    <PropertyCell
      name={property.name}
      path={pathOf(property)}
      detail={earlier === null ? place : `${place}. ${earlierText(earlier)}`}
      flags={marketplace === null ? [] : ['MARKETPLACE']}
    />
  );
}

/** `Listed as HOTEL ESPERANZA of CAPOTE PARTNERS LP, which filed January 2000 to May 2023.` */
function earlierText({ name, taxpayerName, firstMonth, lastMonth }: EarlierPropertyFragment): string {
  const owner = taxpayerName === '' ? name : `${name} of ${taxpayerName}`;
  if (firstMonth === null || lastMonth === null) return `Listed as ${owner}`;
  return `Listed as ${owner}, which filed ${formatMonth(firstMonth)} to ${formatMonth(lastMonth)}`;
}
