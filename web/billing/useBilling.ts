import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { BillingQuery } from '../gql/graphql.ts';
import { formatMoney, formatWholeMoney } from '../ui/formats/formatMoney.ts';

const BillingDocument = graphql(`
  query Billing {
    billing {
      apiPointsPerMinute
      exportsPerDay
      mode
      publishableKey
      completesAddresses
      plans {
        plan
        code
        price
        pricePerMonth
        isYearly
      }
      testCards {
        number
        paymentMethodId
        outcome
      }
    }
  }
`);

export type Billing = BillingQuery['billing'];
export type PlanOffer = Billing['plans'][number];

interface Asked {
  /** Undefined while loading. */
  billing: Billing | undefined;
  failed: boolean;
  retry: () => void;
}

/** The ways to pay here. */
export function useBilling(): Asked {
  const { data, error, refetch } = useQuery(BillingDocument);
  const retry = (): void => void refetch();
  return { billing: data?.billing, failed: data === undefined && error !== undefined, retry };
}

/** Prices of the plans, in words; null until they are known, and if nothing is sold. */
export function useOffers(): { monthly: string; yearly: string } | null {
  const { billing } = useBilling();
  const monthly = billing?.plans.find(({ isYearly }) => !isYearly);
  const yearly = billing?.plans.find(({ isYearly }) => isYearly);
  if (monthly === undefined || yearly === undefined) return null;
  return {
    monthly: formatMoney(monthly.price),
    yearly: formatWholeMoney(yearly.price),
  };
}

interface Paid {
  isYearly: boolean;
  price: number | null;
}

/** The yearly plan's price for a month, in words; null unless it is less than what a member pays now. */
export function useCheaperYearly({ isYearly, price }: Paid): string | null {
  const yearly = useBilling().billing?.plans.find((plan) => plan.isYearly);
  if (yearly === undefined || isYearly || price === null || price <= yearly.pricePerMonth) return null;
  return formatMoney(yearly.pricePerMonth);
}
