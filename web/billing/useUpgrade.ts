import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { renewToken } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import { throughBank } from './cardEntry.ts';
import type { CardEntry } from './cardEntry.ts';
import { ConfirmSubscriptionDocument } from './usePayment.ts';
import { words } from './words.ts';

const UpgradeSubscriptionDocument = graphql(`
  mutation UpgradeSubscription {
    upgradeSubscription {
      token
      clientSecret
      errors {
        field
        code
        message
      }
    }
  }
`);

const FAILED = { token: null, clientSecret: null, errors: [] };
const NONE: readonly string[] = [];

/** Has the yearly plan in place of the monthly one, once it is paid for. */
export function useUpgrade({ authenticate }: Pick<CardEntry, 'authenticate'>, onUpgraded: () => void) {
  const [mutate] = useMutation(UpgradeSubscriptionDocument);
  const [confirm] = useMutation(ConfirmSubscriptionDocument, { fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NONE);
  const attempt = async (): Promise<readonly string[]> => {
    const { data } = await mutate();
    const answer = await throughBank(data?.upgradeSubscription ?? FAILED, { authenticate }, async () => {
      const { data: confirmed } = await confirm();
      return confirmed?.confirmSubscription ?? FAILED;
    });
    const { token, clientSecret, errors } = answer;
    if (errors.length > 0) return errors.map(({ message }) => message);
    if (token === null || clientSecret !== null) return [words.paymentFailed];
    renewToken(token);
    return NONE;
  };
  const upgrade = async (): Promise<void> => {
    if (busy) return;
    setProblems(NONE);
    setBusy(true);
    const found = await attempt().catch(() => [words.paymentFailed]);
    setBusy(false);
    setProblems(found);
    if (found.length === 0) onUpgraded();
  };
  return { upgrade, busy, problems };
}
