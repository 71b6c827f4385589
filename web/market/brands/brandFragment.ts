import { graphql } from '../../gql/gql.ts';

/** A brand's page has its texts in the address, so links need them. */
graphql(`
  fragment BrandName on Brand {
    id
    name
    matchText
    excludeText
  }
`);
