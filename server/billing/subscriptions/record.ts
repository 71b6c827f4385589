import type { Db } from '../../platform/lib/db.ts';
import { findRecord } from './subscription.sql.ts';
import { isYearlyCode } from '../rules/plan.rules.ts';

/** Stored facts of a member's subscription, and the rights that follow from them. */
export interface SubscriptionRecord {
  memberId: string;
  customerId: string | null;
  /** Null if there is none or an operator granted it. */
  subscriptionId: string | null;
  itemId: string | null;
  plan: number | null;
  /** Status as Stripe reports it. */
  status: string | null;
  isPaid: boolean;
  isSubscribed: boolean;
  isCancelled: boolean | null;
  startedAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** End time as Stripe reports it; null while it runs, and for plans granted by an operator. */
  endedAt: Date | null;
  nextAttemptAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpMonth: number | null;
  cardExpYear: number | null;
  /** Price of a period; null if nothing is charged or it has not been read yet. */
  priceCents: number | null;
  /**
   * Next renewal, or that of a cancelled subscription if it is kept; null if it does not renew or has not been read since
   * this is stored.
   */
  renewsAt: Date | null;
  /** Cents that the card is charged at `renewsAt`, by Stripe's preview when the record was last read; null if unknown. */
  renewalCents: number | null;
  /** Amount of an unpaid renewal; null if there is none. */
  owedCents: number | null;
}

/** Days of access after a failed renewal, during which it can still be paid. */
export const GRACE_DAYS = 15;

/** End of access unless the renewal is paid; null if nothing is owed. */
export function accessEnd({ status, periodStart }: SubscriptionRecord): Date | null {
  if (status !== 'past_due' || periodStart === null) return null;
  return new Date(periodStart.getTime() + GRACE_DAYS * 86_400_000);
}

/** End of the time that is paid; null if nothing is paid now, or a granted plan has no end. */
export function paidEnd({ isPaid, status, periodStart, periodEnd }: SubscriptionRecord): Date | null {
  if (!isPaid || status === 'incomplete') return null;
  // Stripe begins the next period, even of a year, before its renewal is paid.
  return status === 'past_due' ? periodStart : periodEnd;
}

/** True if an operator granted the plan: it gives access until its end, and no card is charged. */
export function isGiven({ status, subscriptionId }: SubscriptionRecord): boolean {
  return status !== null && subscriptionId === null;
}

export function recordsOf(db: Db, memberIds: readonly string[]): Promise<SubscriptionRecord[]> {
  return db.query<SubscriptionRecord[]>(findRecord, [memberIds]);
}

/** A member’s subscription with its plan and state, also if there never was one. The member must exist. */
export async function recordOf(db: Db, memberId: string): Promise<SubscriptionRecord> {
  const [record] = await recordsOf(db, [memberId]);
  if (!record) throw new Error('There is no such member.');
  return record;
}

/** True for a paid monthly plan at Stripe: only that can change to yearly. */
export function canUpgrade({ status, subscriptionId, plan }: SubscriptionRecord): boolean {
  return status === 'active' && subscriptionId !== null && plan !== null && !isYearlyCode(plan);
}
