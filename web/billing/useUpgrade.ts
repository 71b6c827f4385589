import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { CardEntry } from './cardEntry.ts';
import { useBankedPayment } from './useBankedPayment.ts';

/** Today's charge for the yearly plan. */
export const UpgradePriceDocument = graphql(`
  query UpgradePrice {
    viewer {
      id
      subscription {
        price
        upgradePrice
      }
    }
  }
`);

const UpgradeSubscriptionDocument = graphql(`
  mutation UpgradeSubscription($input: UpgradeInput!) {
    upgradeSubscription(input: $input) {
      ...PaymentStep @unmask
    }
  }
`);

interface Options {
  bank: Pick<CardEntry, 'authenticate'>;
  onUpgraded: () => void;
  /** Called if another amount is due now. Nothing was charged then. */
  onChanged: () => void;
}

/** Changes the monthly plan to the yearly one, once the amount that the member saw is paid. */
export function useUpgrade({ bank, onUpgraded, onChanged }: Options) {
  const [mutate] = useMutation(UpgradeSubscriptionDocument);
  const begin = async (today: number) => {
    const answer = (await mutate({ variables: { input: { today } } })).data?.upgradeSubscription;
    if (answer?.errors.some(({ code }) => code === 'AMOUNT_CHANGED') === true) onChanged();
    return answer;
  };
  const { pay: upgrade, busy, problems } = useBankedPayment(begin, bank, onUpgraded);
  return { upgrade, busy, problems };
}
