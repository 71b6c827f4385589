import { graphql } from '../../gql/gql.ts';

/** What a link to a brand's page is made of. */
export const BrandNameFragment = graphql(`
  fragment BrandName on Brand {
    id
    name
    matchText
    excludeText
  }
`);
