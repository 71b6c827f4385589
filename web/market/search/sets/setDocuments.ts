import { graphql } from '../../../gql/gql.ts';

/** The member's sets, to choose from. */
export const ComparisonSetsDocument = graphql(`
  query ComparisonSets {
    comparisonSets(first: 50) {
      nodes {
        id
        name
      }
    }
  }
`);

export const CreateComparisonSetDocument = graphql(`
  mutation CreateComparisonSet($input: CreateComparisonSetInput!) {
    saved: createComparisonSet(input: $input) {
      comparisonSet {
        id
      }
      errors {
        message
      }
    }
  }
`);

export const ChangeComparisonSetDocument = graphql(`
  mutation ChangeComparisonSet($input: ChangeComparisonSetInput!) {
    saved: changeComparisonSet(input: $input) {
      comparisonSet {
        id
      }
      errors {
        message
      }
    }
  }
`);

export const DeleteComparisonSetDocument = graphql(`
  mutation DeleteComparisonSet($input: DeleteComparisonSetInput!) {
    deleteComparisonSet(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);
