import { graphql } from '../../gql/gql.ts';

/** A release as it is named beside the figures it brought. */
graphql(`
  fragment ReleaseName on ReleaseFacts {
    fileName
    issuedOn
    synthetic
  }
`);
