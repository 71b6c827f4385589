import type { SubscriptionStatus } from '../billingEnums.ts';
import { isOffered, planOfCode } from '../rules/plan.rules.ts';
import { accessEnd, canUpgrade, isGiven, paidEnd, type SubscriptionRecord } from './record.ts';
import type { PaymentCard } from '../cards/paymentCard.type.ts';
import type { Subscription } from './subscription.type.ts';

/** Converts a record to the API type; null if there never was a subscription. */
export function subscriptionOf(record: SubscriptionRecord): Subscription | null {
  const plan = planOfCode(record.plan);
  if (!plan) return null;
  const { startedAt, periodEnd, nextAttemptAt, isCancelled } = record;
  return {
    record,
    plan: plan.plan,
    planCode: plan.code,
    isLegacy: !isOffered(plan.plan),
    isYearly: plan.isYearly,
    price: isGiven(record) ? null : (record.priceCents ?? plan.priceCents),
    renewsAt: record.renewsAt,
    renewalAmount: record.renewalCents,
    isCharged: !isGiven(record),
    canHaveCard: canHaveCard(record),
    isGiven: isGiven(record),
    amountOwed: record.owedCents,
    accessEndsAt: accessEnd(record),
    status: statusOf(record),
    isCancelled: isCancelled ?? false,
    startedAt,
    currentPeriodEnd: periodEnd,
    paidUntil: paidEnd(record),
    endedAt: statusOf(record) === 'ENDED' ? (record.endedAt ?? periodEnd) : null,
    nextAttemptAt,
    card: isGiven(record) ? null : cardOf(record),
    canUpgrade: canUpgrade(record),
  };
}

/** True for plans at Stripe, and for given plans with a Stripe customer, which takes a card for a later purchase. */
function canHaveCard(record: SubscriptionRecord): boolean {
  return !isGiven(record) || record.customerId !== null;
}

function statusOf({ status, isPaid }: SubscriptionRecord): SubscriptionStatus {
  if (status === 'incomplete') return 'INCOMPLETE';
  if (!isPaid) return 'ENDED';
  return status === 'past_due' ? 'PAST_DUE' : 'ACTIVE';
}

function cardOf({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: SubscriptionRecord): PaymentCard | null {
  if (cardBrand === null || cardLast4 === null || cardExpMonth === null || cardExpYear === null) return null;
  return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
}
