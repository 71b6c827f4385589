import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { UseCard } from './BillingForm.tsx';
import { problemsOf, throughBank } from './cardEntry.ts';
import { words } from './words.ts';

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

const NO_ANSWER = {
  clientSecret: null,
  errors: [{ field: null, code: 'NO_ANSWER', message: words.paymentFailed }],
};

/** Changes the card that is charged. */
export function useCardUpdate(): UseCard {
  const [update] = useMutation(UpdateCardDocument);
  const [confirm] = useMutation(ConfirmCardDocument);
  return async (card, entry) => {
    const { data } = await update({ variables: { input: card } });
    const { clientSecret, errors } = await throughBank(data?.updateCard ?? NO_ANSWER, entry, async () => {
      const { data: confirmed } = await confirm();
      return confirmed?.confirmCard ?? NO_ANSWER;
    });
    return clientSecret === null ? problemsOf(errors) : { form: words.paymentFailed };
  };
}
