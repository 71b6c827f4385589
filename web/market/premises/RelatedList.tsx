import { Link } from 'react-router-dom';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product, ResponsibilityStatus } from '../../gql/graphql.ts';
import { propertyPath } from './property.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import styles from './RelatedList.module.css';

export const RelatedHotelFragment = graphql(`
  fragment RelatedHotel on Hotel {
    id
    taxpayerNumber
    locationNumber
    name
    address
    filedCity
    state
    zip
    status
  }
`);

export const RelatedBarFragment = graphql(`
  fragment RelatedBar on BeverageProperty {
    id
    taxpayerNumber
    locationNumber
    name
    address
    filedCity
    state
    zip
    status
  }
`);

/** A property that another one has something in common with. */
export interface Related {
  id: string;
  product: Product;
  name: string;
  detail: string;
  path: string;
  isCurrent: boolean;
}

interface Found {
  id: string;
  taxpayerNumber: string;
  locationNumber: number;
  name: string;
  address: string;
  filedCity: string;
  state: string;
  zip: string;
  status: ResponsibilityStatus;
}

function relatedOf(product: Product, property: Found): Related {
  const { id, name, address, filedCity, state, zip, status } = property;
  const street = address === '' ? '' : `${address}, `;
  return {
    id,
    product,
    name,
    detail: `${street}${formatPlace(filedCity)}, ${state} ${zip}`,
    path: propertyPath(product, property),
    isCurrent: status === 'CURRENT',
  };
}

export function relatedHotels(hotels: readonly FragmentType<typeof RelatedHotelFragment>[]): Related[] {
  return readFragment(RelatedHotelFragment, hotels).map((hotel) => relatedOf('HOTEL', hotel));
}

export function relatedBars(bars: readonly FragmentType<typeof RelatedBarFragment>[]): Related[] {
  return readFragment(RelatedBarFragment, bars).map((bar) => relatedOf('BEVERAGE', bar));
}

const CHIPS: Record<Product, string> = { HOTEL: 'Hotel', BEVERAGE: 'MBT' };

/** Properties with their tax and the way to their pages; null while they are on their way. */
export function RelatedList({ properties }: { properties: readonly Related[] | null }) {
  if (properties === null) return <Waiting />;
  if (properties.length === 0) return <p className={styles.none}>There are no other properties.</p>;
  return (
    <ul className={styles.related}>
      {properties.map(({ id, product, name, detail, path, isCurrent }) => (
        <li key={id}>
          <span className={styles.name}>
            <Link to={path}>{name}</Link>
            <Chip tone={product === 'HOTEL' ? 'hotel' : 'alcohol'}>{CHIPS[product]}</Chip>
          </span>
          <span className={styles.detail}>{isCurrent ? detail : `${detail} · ended`}</span>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <ul className={styles.related}>
      {[150, 190, 130].map((width) => (
        <li key={width}>
          <Skeleton width={width} />
          <Skeleton width={width + 70} height={20} />
        </li>
      ))}
    </ul>
  );
}
