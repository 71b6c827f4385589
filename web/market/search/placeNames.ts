import { graphql } from '../../gql/gql.ts';

export const PlaceNamesDocument = graphql(`
  query PlaceNames($product: Product!, $kind: PlaceKind!) {
    places(product: $product, kind: $kind) {
      id
      name
    }
  }
`);

/** The places of a text with commas between them. */
export function namesOf(value: string): string[] {
  return value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
