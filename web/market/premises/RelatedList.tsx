import { Link } from 'react-router-dom';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Product } from '../../gql/graphql.ts';
import { PRODUCT_TAGS } from '../figures/productColumn.tsx';
import { addressLine, propertyPath } from './property.ts';
import type { PropertyKey } from './property.ts';
import styles from './RelatedList.module.css';

const RelatedFragment = graphql(`
  fragment RelatedProperty on PropertySummary {
    ...PropertyLine @unmask
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

/** Properties of a tax as the list shows them. */
export function relatedOf(
  product: Product,
  properties: readonly FragmentType<typeof RelatedFragment>[],
): Related[] {
  return readFragment(RelatedFragment, properties).map((property) => {
    const { name, state, zip, status } = property;
    return {
      id: relatedId(product, property),
      product,
      name,
      detail: `${addressLine(property)}, ${state} ${zip}`,
      path: propertyPath(product, property),
      isCurrent: status === 'CURRENT',
    };
  });
}

/** A key that is unique over both taxes. */
export function relatedId(product: Product, { taxpayerNumber, locationNumber }: PropertyKey): string {
  return `${product} ${taxpayerNumber}-${String(locationNumber)}`;
}

/** Properties with their tax and the way to their pages; null while they load. */
export function RelatedList({ properties }: { properties: readonly Related[] | null }) {
  if (properties === null) return <Waiting />;
  if (properties.length === 0) return <p className={styles.none}>There are no other properties.</p>;
  return (
    <ul className={styles.related}>
      {properties.map(({ id, product, name, detail, path, isCurrent }) => (
        <li key={id}>
          <span className={styles.name}>
            <Link to={path}>{name}</Link>
            <Chip tone={product === 'HOTEL' ? 'hotel' : 'alcohol'}>{PRODUCT_TAGS[product]}</Chip>
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
