import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { routes } from '../../app/paths.ts';
import type { Product } from '../../gql/graphql.ts';
import type { PropertyKey } from './property.ts';

const WORDS: Record<Product, { title: string; heading: string; one: string }> = {
  HOTEL: { title: 'Unknown hotel', heading: 'No such hotel', one: 'A hotel' },
  BEVERAGE: { title: 'Unknown property', heading: 'No such property', one: 'A bar or restaurant' },
};

interface Props {
  product: Product;
  propertyKey: PropertyKey;
  name: string;
}

/** For a property that no release has ever named. */
export function UnknownProperty({ product, propertyKey, name }: Props) {
  const { title, heading, one } = WORDS[product];
  usePageTitle(title);
  return (
    <>
      <h1>{heading}</h1>
      <p>
        {name === '' ? one : name} with taxpayer number {propertyKey.taxpayerNumber} and location number{' '}
        {propertyKey.locationNumber} is in none of the releases.
      </p>
      <p>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}
