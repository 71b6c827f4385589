import { graphql } from '../gql/gql.ts';
import type { MembershipQuery } from '../gql/graphql.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import { useAnew } from '../ui/hooks/useAnew.ts';

/** Shown to the member and to administrators alike. */
graphql(`
  fragment SubscriptionFacts on Subscription {
    isYearly
    isLegacy
    isCharged
    canHaveCard
    isGiven
    price
    renewsAt
    renewalAmount
    amountOwed
    status
    isCancelled
    currentPeriodEnd
    nextAttemptAt
    card {
      brand
      last4
      expMonth
      expYear
    }
  }
`);

/** The member’s own subscription, and what it gives. */
export const MembershipDocument = graphql(`
  query Membership {
    viewer {
      id
      isFree
      isPaid
      isSubscribed
      subscription {
        ...SubscriptionFacts @unmask
        accessEndsAt
        canUpgrade
      }
    }
  }
`);

export type Subscription = NonNullable<MembershipQuery['viewer']['subscription']>;

interface Membership {
  /** Undefined while loading, null if there is none. */
  subscription: Subscription | null | undefined;
  failed: boolean;
  reload: () => Promise<unknown>;
}

/** One's own subscription, as it is now. */
export function useMembership(): Membership {
  const { data, failed, reload } = useAnew(MembershipDocument);
  return { subscription: data?.viewer.subscription, failed, reload };
}

/** Opens something, or is charged. */
export function isRunning(subscription: Pick<Subscription, 'status'> | null | undefined): boolean {
  return !!subscription && subscription.status !== 'ENDED' && subscription.status !== 'INCOMPLETE';
}

/** Yearly, Monthly, or none. */
export function statusOf(subscription: Subscription | null): string {
  if (subscription === null || subscription.status === 'INCOMPLETE') return 'None';
  const name = subscription.isYearly ? 'Yearly' : 'Monthly';
  return subscription.status === 'ENDED' ? `${name}, ended` : name;
}

/** The price of a period. */
export function priceOf({
  price,
  isYearly,
  isCharged,
}: Pick<Subscription, 'price' | 'isYearly' | 'isCharged'>): string {
  if (price === null) return isCharged ? 'Your earlier price' : 'Paid elsewhere';
  return `${formatMoney(price)} a ${isYearly ? 'year' : 'month'}`;
}

/** True if the plan renews. False while a renewal is owed: Stripe begins the next period before it is paid. */
export function isRenewed({
  isCancelled,
  isGiven,
  status,
}: Pick<Subscription, 'isCancelled' | 'isGiven' | 'status'>): boolean {
  return !isCancelled && !isGiven && status !== 'ENDED' && status !== 'PAST_DUE';
}

/** Amount of the next renewal, such as `$15.00`; undefined if the plan does not renew or the amount is unknown. */
export function nextPaymentOf(
  subscription: Pick<Subscription, 'isCancelled' | 'isGiven' | 'status' | 'renewalAmount'>,
): string | undefined {
  const { renewalAmount } = subscription;
  return renewalAmount !== null && isRenewed(subscription) ? formatMoney(renewalAmount) : undefined;
}

/** Time of the next renewal, or of the one that a cancelled plan has if it is kept; null if it is unknown. */
export function renewalOf({
  renewsAt,
  currentPeriodEnd,
}: Pick<Subscription, 'renewsAt' | 'currentPeriodEnd'>): string | null {
  return renewsAt ?? currentPeriodEnd;
}

/** The card that is charged, without what could be misused. */
export function cardName({ card }: Pick<Subscription, 'card'>): string {
  if (card === null) return 'None';
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `${brand} ending in ${card.last4}, ${String(card.expMonth).padStart(2, '0')}/${String(card.expYear)}`;
}
