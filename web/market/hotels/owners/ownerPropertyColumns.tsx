import { PropertyCell } from '../../figures/PropertyCell.tsx';
import { propertyPath } from '../../premises/property.ts';
import { graphql } from '../../../gql/gql.ts';
import type { OwnedPropertyFragment, Product } from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { placeNameColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';

export const OwnedProperty = graphql(`
  fragment OwnedProperty on OwnerProperty {
    product
    status
    isSold
    firstMonth
    lastMonth
    hotel {
      id
      ...RelatedProperty @unmask
    }
    beverageProperty {
      id
      ...RelatedProperty @unmask
    }
  }
`);

/** A property in the list of its owner. */
export interface Owned {
  id: string;
  product: Product;
  name: string;
  address: string;
  city: string;
  zip: string;
  path: string;
  locationNumber: number;
  isCurrent: boolean;
  isSold: boolean;
  firstMonth: string | null;
  lastMonth: string | null;
}

export function ownedOf(owned: OwnedPropertyFragment): Owned[] {
  const { product, status, isSold, firstMonth, lastMonth, hotel, beverageProperty } = owned;
  const property = hotel ?? beverageProperty;
  if (property === null) return [];
  const { id, name, address, addressCity: city, zip, locationNumber } = property;
  const facts = { id, product, name, address, city, zip, locationNumber, isSold, firstMonth, lastMonth };
  return [{ ...facts, path: propertyPath(product, property), isCurrent: status === 'CURRENT' }];
}

export const TAX_NAMES: Record<Product, string> = { HOTEL: 'Hotel', BEVERAGE: 'Bar' };

/** The tax of a row, with its mark. */
export function TaxChip({ product }: { product: Product }) {
  return <Chip tone={product === 'HOTEL' ? 'hotel' : 'alcohol'}>{TAX_NAMES[product]}</Chip>;
}

function ownedMonth(
  key: 'firstMonth' | 'lastMonth',
  title: string,
  shown: Column<Owned>['shown'],
): Column<Owned> {
  return {
    key: key.toLowerCase(),
    title,
    value: (owned) => owned[key],
    cell: (owned) => {
      const month = owned[key];
      return month === null ? <Unknown why="not in the release" /> : formatMonth(month);
    },
    shown,
  };
}

/** The permit of a sold hotel often stays open. */
function statusOf({ isCurrent, isSold }: Owned): string {
  if (isSold) return isCurrent ? 'Sold, permit current' : 'Sold';
  return isCurrent ? 'Current' : 'Ended';
}

/** The columns of an owner's properties. */
export const ownedColumns: readonly Column<Owned>[] = [
  {
    key: 'name',
    title: 'Property',
    value: ({ name }) => name,
    cell: ({ name, path, address, city }) => (
      <PropertyCell name={name} path={path} detail={`${address}, ${formatPlace(city)}`} flags={[]} />
    ),
    shown: 'phone',
    isHeading: true,
  },
  {
    key: 'tax',
    title: 'Tax',
    value: ({ product }) => TAX_NAMES[product],
    cell: ({ product }) => <TaxChip product={product} />,
    shown: 'phone',
  },
  {
    key: 'status',
    title: 'Status',
    // Current ones sort first.
    value: statusOf,
    shown: 'phone',
  },
  textColumn('address', 'Address', ({ address }) => address, 'chosen'),
  placeNameColumn('city', 'City', ({ city }) => city, 'chosen'),
  textColumn('zip', 'Zip', ({ zip }) => zip, 'desktop'),
  ownedMonth('firstMonth', 'First filed month', 'tablet'),
  ownedMonth('lastMonth', 'Last filed month', 'tablet'),
  {
    key: 'location',
    title: 'Location number',
    value: ({ locationNumber }) => locationNumber,
    numeric: true,
    shown: 'chosen',
  },
];
