import { useQuery } from '@apollo/client/react';
import type { MembershipQuery } from '../gql/graphql.ts';
import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { owedWords } from './accessWords.ts';
import { MembershipDocument } from './membership.ts';
import type { Subscription } from './membership.ts';

/** A plan that was cancelled and still gives access. */
export type KeptPlan = Subscription;

interface Asked {
  /** Undefined while loading, null if there is none. */
  kept: KeptPlan | null | undefined;
  failed: boolean;
  retry: () => void;
}

/** The plan that a member cancelled and still has access by. */
export function useKeptPlan(): Asked {
  // Members read today's charge from it: the cache may have the plan as it was before they cancelled.
  const { data, error, refetch } = useQuery(MembershipDocument, { fetchPolicy: 'network-only' });
  const retry = (): void => void refetch();
  return {
    kept: data && keptOf(data.viewer),
    failed: data === undefined && error !== undefined,
    retry,
  };
}

function keptOf({ isPaid, subscription }: MembershipQuery['viewer']): KeptPlan | null {
  return isPaid && subscription?.isCancelled === true ? subscription : null;
}

/** The reason why a plan cannot be bought while another one gives access; null if it can be bought. */
export function whyNotBuyable(kept: KeptPlan | null | undefined, isYearly: boolean): string | null {
  if (!kept) return null;
  const until = kept.currentPeriodEnd === null ? '' : ` until ${formatOrdinalDay(kept.currentPeriodEnd)}`;
  if (kept.isGiven) {
    return `Your plan is active${until} and is not charged to a card. You can choose this plan after that, or use “Keep my plan”.`;
  }
  if (!kept.isYearly || isYearly) return null;
  if (kept.accessEndsAt !== null) {
    return `${owedWords(kept)} You can choose the monthly plan once your yearly plan has ended, or use “Keep my plan”.`;
  }
  return `Your yearly plan is paid${until}. You can choose the monthly plan after that, or use “Keep my plan”.`;
}
