import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { UseCard } from './BillingForm.tsx';
import { problemsOf, throughBank } from './cardEntry.ts';

const UpdateCardDocument = graphql(`
  mutation UpdateCard($input: UpdateCardInput!) {
    updateCard(input: $input) {
      clientSecret
      errors {
        field
        code
        message
      }
    }
  }
`);

const ConfirmCardDocument = graphql(`
  mutation ConfirmCard {
    confirmCard {
      clientSecret
      errors {
        field
        code
        message
      }
    }
  }
`);

/** Changes the card that is charged. */
export function useCardUpdate(): UseCard {
  const [update] = useMutation(UpdateCardDocument);
  const [confirm] = useMutation(ConfirmCardDocument);
  return async (card, entry) => {
    const steps = {
      begin: async () => (await update({ variables: { input: card } })).data?.updateCard,
      confirm: async () => (await confirm()).data?.confirmCard,
    };
    return problemsOf((await throughBank(steps, entry)).errors);
  };
}
