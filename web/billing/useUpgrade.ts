import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { CardEntry } from './cardEntry.ts';
import { useBankedPayment } from './useBankedPayment.ts';

/** Today's charge for the yearly plan. It differs by the day. */
export const UpgradePriceDocument = graphql(`
  query UpgradePrice {
    viewer {
      id
      subscription {
        upgradePrice
      }
    }
  }
`);

const UpgradeSubscriptionDocument = graphql(`
  mutation UpgradeSubscription {
    upgradeSubscription {
      ...PaymentStep @unmask
    }
  }
`);

/** Changes the monthly plan to the yearly one, once it is paid for. */
export function useUpgrade(bank: Pick<CardEntry, 'authenticate'>, onUpgraded: () => void) {
  const [mutate] = useMutation(UpgradeSubscriptionDocument);
  const begin = async () => (await mutate()).data?.upgradeSubscription;
  const { pay: upgrade, busy, problems } = useBankedPayment(begin, bank, onUpgraded);
  return { upgrade, busy, problems };
}
