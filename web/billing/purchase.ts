import { skipToken, useQuery } from '@apollo/client/react';
import { whyNotBuyable, useKeptPlan } from './keptPlan.ts';
import type { KeptPlan } from './keptPlan.ts';
import { useBilling } from './useBilling.ts';
import { graphql } from '../gql/gql.ts';
import type { PurchasePriceQuery, UpgradePriceQuery } from '../gql/graphql.ts';
import { UpgradePriceDocument } from './useUpgrade.ts';
import { words } from './words.ts';

/** Today's charge for a first plan, or for one after another has ended. */
const PurchasePriceDocument = graphql(`
  query PurchasePrice($plan: Plan!) {
    viewer {
      id
      purchasePrice(plan: $plan)
    }
  }
`);

/**
 * Buying a plan, changing to yearly, keeping a cancelled plan, or why none is possible. `today`: dollars charged at once.
 * `isUsual`: without discounts, credits and taxes; with them, Stripe does not say what later periods cost.
 */
export type Purchase =
  | { kind: 'buy' | 'upgrade'; price: number; today: number; isUsual: boolean }
  | { kind: 'keep'; kept: KeptPlan; today: number }
  | { kind: 'refused'; reason: string };

interface Asked {
  /** Undefined until it is known. */
  purchase: Purchase | undefined;
  failed: boolean;
  retry: () => void;
  /** Reads the amount to pay again. */
  again: () => void;
}

/** The purchase of a plan by the signed-in member, whose cancelled plan may still give access. */
export function usePurchase(isYearly: boolean): Asked {
  const { billing, retry: readPrices } = useBilling();
  const { kept, failed, retry } = useKeptPlan();
  const price = billing?.plans.find((plan) => plan.isYearly === isYearly)?.price;
  const isUpgrade = !!kept && isYearly && !kept.isYearly && !kept.isGiven;
  const upgrade = useQuery(UpgradePriceDocument, isUpgrade ? FRESH : skipToken);
  const variables = { plan: isYearly ? ('YEARLY' as const) : ('MONTHLY' as const) };
  // Asked with a cancelled plan as well, which may end while the form is open: it stays then, with what was typed.
  const first = useQuery(PurchasePriceDocument, { ...FRESH, variables });
  const asked = isUpgrade ? upgrade : first;
  return {
    purchase: purchaseOf({ kept, isYearly, price, ...amountsOf(upgrade.data, first.data) }),
    failed: failed || (asked.data === undefined && asked.error !== undefined),
    retry: failed ? retry : () => void asked.refetch(),
    again: () => {
      readPrices();
      retry();
      void asked.refetch();
    },
  };
}

const FRESH = { fetchPolicy: 'network-only' } as const;

/** Dollars that Stripe says; null if it does not, undefined until it has answered. */
function amountsOf(
  upgrade: UpgradePriceQuery | undefined,
  first: PurchasePriceQuery | undefined,
): Pick<Known, 'upgradePrice' | 'firstPrice'> {
  return {
    upgradePrice: upgrade && (upgrade.viewer.subscription?.upgradePrice ?? null),
    firstPrice: first?.viewer.purchasePrice,
  };
}

interface Known {
  kept: KeptPlan | null | undefined;
  isYearly: boolean;
  price: number | undefined;
  /** Null if Stripe does not tell it. */
  upgradePrice: number | null | undefined;
  firstPrice: number | null | undefined;
}

function purchaseOf({ kept, isYearly, price, upgradePrice, firstPrice }: Known): Purchase | undefined {
  if (kept === undefined || price === undefined) return undefined;
  if (kept === null) return paidAtOnce({ kind: 'buy', price, today: firstPrice, usual: price });
  const reason = whyNotBuyable(kept, isYearly);
  if (reason !== null) return { kind: 'refused', reason };
  if (kept.isYearly === isYearly) return { kind: 'keep', kept, today: kept.amountOwed ?? 0 };
  if (kept.amountOwed !== null) return { kind: 'refused', reason: words.payRenewalFirst };
  return paidAtOnce({ kind: 'upgrade', price, today: upgradePrice, usual: usualUpgrade(price, kept.price) });
}

interface PaidAtOnce {
  kind: 'buy' | 'upgrade';
  price: number;
  today: number | null | undefined;
  /** Dollars that it costs today without discounts, credits and taxes; null if that is not known. */
  usual: number | null;
}

function paidAtOnce({ kind, price, today, usual }: PaidAtOnce): Purchase | undefined {
  if (today === undefined) return undefined;
  if (today === null) return { kind: 'refused', reason: words.noPrice };
  return { kind, price, today, isUsual: today === usual };
}

/** Dollars of a change to yearly today, without discounts, credits and taxes; null if the monthly price is not known. */
export function usualUpgrade(yearly: number, monthly: number | null): number | null {
  return monthly === null ? null : yearly - monthly;
}
