import type { Db } from '../../platform/lib/db.ts';
import { findRecord } from './subscription.sql.ts';

/** What is known of a member's subscription, and what follows from it. */
export interface SubscriptionRecord {
  memberId: string;
  customerId: string | null;
  /** Null where there is none, or where the operator gave it. */
  subscriptionId: string | null;
  itemId: string | null;
  plan: number | null;
  /** As Stripe has it. */
  status: string | null;
  isPaid: boolean;
  isSubscribed: boolean;
  isCancelled: boolean | null;
  startedAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  /** When it ended, as Stripe has it; null while it goes on, and for what the operator gave. */
  endedAt: Date | null;
  nextAttemptAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpMonth: number | null;
  cardExpYear: number | null;
  /** Price of a period; null where nobody is charged, or it was not read yet. */
  priceCents: number | null;
  /** Amount that a renewal left open; null unless one did. */
  owedCents: number | null;
}

/** After a renewal that failed, so many days of access are left in which it can be paid. */
export const GRACE_DAYS = 15;

/** When access ends unless the renewal is paid; null where nothing is owed. */
export function accessEnd({ status, periodStart }: SubscriptionRecord): Date | null {
  if (status !== 'past_due' || periodStart === null) return null;
  return new Date(periodStart.getTime() + GRACE_DAYS * 86_400_000);
}

/** Given by an operator: it opens everything until its end, and no card is charged. */
export function isGiven({ status, subscriptionId }: SubscriptionRecord): boolean {
  return status !== null && subscriptionId === null;
}

/** The records of members, in no order. */
export function recordsOf(db: Db, memberIds: readonly string[]): Promise<SubscriptionRecord[]> {
  return db.query<SubscriptionRecord[]>(findRecord, [memberIds]);
}

/** The record as it is now. */
export async function recordOf(db: Db, memberId: string): Promise<SubscriptionRecord> {
  const [record] = await recordsOf(db, [memberId]);
  if (!record) throw new Error('There is no such member.');
  return record;
}

/** Only a monthly plan that is paid for, with Stripe, can be exchanged for a yearly one. */
export function canUpgrade({ status, subscriptionId, plan }: SubscriptionRecord): boolean {
  return status === 'active' && subscriptionId !== null && (plan === 0 || plan === 2);
}
