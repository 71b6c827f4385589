import { graphql } from '../../gql/gql.ts';

export const PremisesPairsDocument = graphql(`
  query PremisesPairs($state: PremisesPairState, $first: Int) {
    premisesPairs(state: $state, first: $first) {
      totalCount
      nodes {
        zip
        address
        otherAddress
        names
        otherNames
        score
        reason
        state
        decision
        note
        decidedBy
        isWaiting
      }
    }
  }
`);

export const DecidePremisesDocument = graphql(`
  mutation DecidePremises($input: DecidePremisesInput!) {
    result: decidePremises(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);
