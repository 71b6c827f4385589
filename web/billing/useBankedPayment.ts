import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { renewToken } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import { throughBank } from './cardEntry.ts';
import type { CardEntry, ServerProblem } from './cardEntry.ts';
import { ConfirmSubscriptionDocument } from './usePayment.ts';
import { words } from './words.ts';

/** An answer to a payment, which may have to be confirmed at the bank. */
graphql(`
  fragment PaymentStep on SubscriptionPayload {
    token
    clientSecret
    errors {
      field
      code
      message
    }
  }
`);

interface Answer {
  token: string | null;
  clientSecret: string | null;
  errors: readonly ServerProblem[];
}

const NONE: readonly string[] = [];

/** Pays with the card that is charged, after its bank's check if required. `begin` sends the request to the server. */
export function useBankedPayment<Terms extends readonly unknown[]>(
  begin: (...terms: Terms) => Promise<Answer | undefined>,
  { authenticate }: Pick<CardEntry, 'authenticate'>,
  onPaid: () => void,
) {
  const [confirm] = useMutation(ConfirmSubscriptionDocument, { fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const attempt = async (terms: Terms): Promise<readonly string[]> => {
    const steps = {
      begin: () => begin(...terms),
      confirm: async () => (await confirm()).data?.confirmSubscription,
    };
    const { answer, errors } = await throughBank<Answer>(steps, { authenticate });
    if (errors.length > 0) return errors.map(({ message }) => message);
    const token = answer?.token ?? null;
    if (token === null) return [words.paymentFailed];
    renewToken(token);
    return NONE;
  };
  const pay = async (...terms: Terms): Promise<void> => {
    if (busy) return;
    setProblems(NONE);
    setBusy(true);
    const found = await attempt(terms).catch(() => [words.paymentFailed]);
    setBusy(false);
    setProblems(found);
    if (found.length === 0) onPaid();
  };
  return { pay, busy, problems };
}
