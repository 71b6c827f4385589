import type { SubscriptionRecord } from '../../billing/subscriptions/record.ts';

export interface ChangedRights {
  before: { isFree: boolean; isAdmin: boolean };
  /** Null for a right that stays as it is. */
  set: { isFree: boolean | null; isAdmin: boolean | null };
  /** The subscription that free access replaced; null if none was running. */
  cancelled: SubscriptionRecord | null;
}

/** Details of `SET_RIGHTS` in the activity log. */
export function rightsDetails({ before: { isFree, isAdmin }, set, cancelled }: ChangedRights): object {
  return {
    before: { isFree, isAdmin },
    set,
    ...(cancelled && { cancelled: cancelledDetails(cancelled) }),
  };
}

/** Details of a subscription that free access cancelled. */
export function cancelledDetails(cancelled: SubscriptionRecord): object {
  return { plan: cancelled.plan, status: cancelled.status, until: endOf(cancelled) };
}

/** A subscription with an unpaid renewal ends at once, long before the end of the period that Stripe had begun. */
function endOf({ isPaid, periodEnd, endedAt }: SubscriptionRecord): Date | null {
  return isPaid ? periodEnd : (endedAt ?? periodEnd);
}
