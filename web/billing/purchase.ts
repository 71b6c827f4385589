import { skipToken, useQuery } from '@apollo/client/react';
import { whyNotBuyable, useKeptPlan } from './keptPlan.ts';
import type { KeptPlan } from './keptPlan.ts';
import { useBilling } from './useBilling.ts';
import { UpgradePriceDocument } from './useUpgrade.ts';
import { words } from './words.ts';

/** Buying a plan, changing to yearly, keeping a cancelled plan, or why none is possible. `today`: dollars charged at once. */
export type Purchase =
  | { kind: 'buy' | 'upgrade'; price: number; today: number }
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
  const isUpgrade = !!kept && isYearly && !kept.isYearly && !kept.isGiven;
  const asked = useQuery(UpgradePriceDocument, isUpgrade ? { fetchPolicy: 'network-only' } : skipToken);
  const price = billing?.plans.find((plan) => plan.isYearly === isYearly)?.price;
  const upgradePrice = asked.data && (asked.data.viewer.subscription?.upgradePrice ?? null);
  return {
    purchase: purchaseOf({ kept, isYearly, price, upgradePrice }),
    failed: failed || (asked.data === undefined && asked.error !== undefined),
    retry: failed ? retry : () => void asked.refetch(),
    again: () => {
      readPrices();
      retry();
      if (isUpgrade) void asked.refetch();
    },
  };
}

interface Known {
  kept: KeptPlan | null | undefined;
  isYearly: boolean;
  price: number | undefined;
  /** Null if Stripe does not tell it. */
  upgradePrice: number | null | undefined;
}

function purchaseOf({ kept, isYearly, price, upgradePrice }: Known): Purchase | undefined {
  if (kept === undefined || price === undefined) return undefined;
  if (kept === null) return { kind: 'buy', price, today: price };
  const reason = whyNotBuyable(kept, isYearly);
  if (reason !== null) return { kind: 'refused', reason };
  if (kept.isYearly === isYearly) return { kind: 'keep', kept, today: kept.amountOwed ?? 0 };
  if (kept.amountOwed !== null) return { kind: 'refused', reason: words.payRenewalFirst };
  if (upgradePrice === undefined) return undefined;
  if (upgradePrice === null) return { kind: 'refused', reason: words.noPrice };
  return { kind: 'upgrade', price, today: upgradePrice };
}
