import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import { renewToken, storeMember } from '../app/session.ts';
import { graphql } from '../gql/gql.ts';
import type { MemberFlags } from '../app/session.ts';
import type { UseCard } from './BillingForm.tsx';
import { problemsOf, throughBank } from './cardEntry.ts';
import { words } from './words.ts';

const SubscribeDocument = graphql(`
  mutation Subscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      member {
        ...MemberFlags @unmask
      }
      ...PaymentStep @unmask
    }
  }
`);

export const ConfirmSubscriptionDocument = graphql(`
  mutation ConfirmSubscription {
    confirmSubscription {
      member {
        ...MemberFlags @unmask
      }
      ...PaymentStep @unmask
    }
  }
`);

/** Time for which the outcome shows before the search does. */
const COMPLETE_MS = 3_000;

interface Stated {
  /** Dollars that the member sees as today’s payment. */
  today: number;
  /** The text once it is done. */
  complete: string;
  /** Called if another amount is due now. Nothing was charged then. */
  onChanged: () => void;
}

interface Payment {
  /** Buys with a card what was stated. */
  payWith: (stated: Stated) => UseCard;
  /** That text, so that the search comes next; null before. */
  complete: string | null;
}

interface Paid {
  token: string;
  member: MemberFlags;
  told: string;
}

/** Buys a plan and, once it is paid, goes to the search. */
export function usePayment(plan: 'MONTHLY' | 'YEARLY'): Payment {
  const [paid, setPaid] = useState<Paid | null>(null);
  // The rights that were bought count from the redirect on: until then this page stays.
  const [subscribe] = useMutation(SubscribeDocument, { fetchPolicy: 'no-cache' });
  const [confirm] = useMutation(ConfirmSubscriptionDocument, { fetchPolicy: 'no-cache' });
  useRedirect(paid);
  const payWith =
    ({ today, complete, onChanged }: Stated): UseCard =>
    async (card, entry) => {
      const steps = {
        begin: async () =>
          (await subscribe({ variables: { input: { plan, today, ...card } } })).data?.subscribe,
        confirm: async () => (await confirm()).data?.confirmSubscription,
      };
      const { answer, errors } = await throughBank(steps, entry);
      if (errors.some(({ code }) => code === 'AMOUNT_CHANGED')) onChanged();
      if (errors.length > 0) return problemsOf(errors);
      const { token = null, member = null } = answer ?? {};
      if (token === null || member === null) return { form: words.paymentFailed };
      setPaid({ token, member, told: complete });
      return null;
    };
  return { payWith, complete: paid?.told ?? null };
}

function useRedirect(paid: Paid | null): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (paid === null) return undefined;
    renewToken(paid.token);
    const timer = window.setTimeout(() => {
      void client.clearStore().then(() => {
        storeMember(paid.member);
        return navigate(routes.search, { replace: true });
      });
    }, COMPLETE_MS);
    return () => window.clearTimeout(timer);
  }, [paid, client, navigate]);
}
