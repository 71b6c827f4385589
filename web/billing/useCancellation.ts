import { useMutation } from '@apollo/client/react';
import { renewToken } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import type { CancellationReason } from '../gql/graphql.ts';

const CancelSubscriptionDocument = graphql(`
  mutation CancelSubscription($input: CancelSubscriptionInput!) {
    cancelSubscription(input: $input) {
      token
      member {
        id
        isPaid
        isSubscribed
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

/** Ends the plan with the paid period. Resolves to the outcome, or to what is wrong with the text. */
export function useCancellation() {
  const [mutate, { loading: busy }] = useMutation(CancelSubscriptionDocument);
  const cancel = async (reason: CancellationReason, text: string): Promise<'canceled' | 'failed' | Wrong> => {
    const { data } = await mutate({ variables: { input: { reason, text } } });
    const { token, errors } = data?.cancelSubscription ?? { token: null, errors: [] };
    const wrong = errors.find(({ field }) => field === 'text');
    if (wrong !== undefined) return { wrong: wrong.message };
    if (token === null) return 'failed';
    renewToken(token);
    return 'canceled';
  };
  return { cancel, busy };
}

interface Wrong {
  wrong: string;
}
