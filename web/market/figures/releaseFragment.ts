import { graphql } from '../../gql/gql.ts';

/** A release as it is named beside the figures it brought. */
export const ReleaseNameFragment = graphql(`
  fragment ReleaseName on ReleaseFacts {
    fileName
    issuedOn
    synthetic
  }
`);
