import { graphql } from '../../gql/gql.ts';

export const NewsChoiceDocument = graphql(`
  query NewsChoice {
    newsChoice {
      frequency
    }
  }
`);

export const SetNewsChoiceDocument = graphql(`
  mutation SetNewsChoice($input: SetNewsChoiceInput!) {
    setNewsChoice(input: $input) {
      ok
      errors {
        message
      }
    }
  }
`);

export const StopNewsMailsDocument = graphql(`
  mutation StopNewsMails($input: StopNewsMailsInput!) {
    stopNewsMails(input: $input) {
      ok
    }
  }
`);
