import { refused } from '../../platform/lib/fieldErrors.ts';
import { openAttemptOf } from './attempt.ts';
import type { PaymentDeps } from '../gateway.ts';
import { closingIfFailed, setDefaultCard } from '../cards/card.ts';
import { concludeCard } from '../cards/chargeCard.ts';
import { keepRunning } from './keepRunning.ts';
import { readAgain } from './reading.ts';
import { accessEnd, canUpgrade, isGiven, recordOf, type SubscriptionRecord } from './record.ts';
import type { PaymentResult, Purchase } from '../paymentResult.ts';
import { ordinalDay } from '../rules/ordinalDay.ts';
import { notUpgradable, upgradeNow } from './upgrade.ts';
import { isYearlyCode, PlanCode, type OfferedCode } from '../rules/plan.rules.ts';

/** A plan that an operator granted is not sold again while it runs. Throws ALREADY_SUBSCRIBED. */
export function requireNotGiven(record: SubscriptionRecord): void {
  if (!record.isPaid || !isGiven(record)) return;
  const message = `Your plan is active until ${untilOf(record)} and is not charged to a card. Use “Keep my plan”, or choose another plan after it ends.`;
  throw refused('ALREADY_SUBSCRIBED', message, 'plan');
}

/**
 * Refuses a plan that the running one cannot change to, before a card is stored: that would pay an unpaid renewal beside
 * the upgrade. Throws ALREADY_SUBSCRIBED or NOT_ELIGIBLE.
 */
export function requireChangeable(record: SubscriptionRecord, plan: OfferedCode): void {
  if (isYearlyCode(record.plan) && plan === PlanCode.MONTHLY) {
    const message = `${yearlyWords(record)} Use “Keep my plan”, or choose the monthly plan after it ends.`;
    throw refused('ALREADY_SUBSCRIBED', message, 'plan');
  }
  if (isYearlyCode(record.plan) || plan === PlanCode.MONTHLY || canUpgrade(record)) return;
  if (record.status !== 'past_due') throw notUpgradable();
  const message =
    'Your last renewal was not paid. Pay it in My Account first; then you can change to the yearly plan.';
  throw refused('NOT_ELIGIBLE', message, 'plan');
}

/** Resumes the subscription of a member who cancelled and still has access, with the new card. */
export async function changeBack(
  deps: PaymentDeps,
  record: SubscriptionRecord & { customerId: string },
  purchase: Purchase,
): Promise<PaymentResult> {
  const { card, plan } = purchase;
  const put = await setDefaultCard(deps, record, { card, plan }, purchase.input.billing);
  return put.clientSecret === null ? keepWith(deps, record.memberId, plan) : put;
}

/** A sentence about how long a yearly plan is paid. */
function yearlyWords(record: SubscriptionRecord): string {
  const accessEndsAt = accessEnd(record);
  return accessEndsAt === null
    ? `Your yearly plan is paid until ${untilOf(record)}.`
    : `The last renewal of your yearly plan was not paid. Unless it is paid, access ends on ${ordinalDay(accessEndsAt)}.`;
}

function untilOf({ periodEnd }: SubscriptionRecord): string {
  return periodEnd === null ? 'its end' : ordinalDay(periodEnd);
}

/** Resumes the subscription once the card is stored, and changes monthly to yearly if requested. */
export async function keepWith(deps: PaymentDeps, memberId: string, plan: number): Promise<PaymentResult> {
  const { accounts, billing } = deps;
  // The amount due may have been paid meanwhile.
  const record = await recordOf(accounts, memberId);
  if (!isYearlyCode(record.plan) && plan === PlanCode.YEARLY) return upgradeNow(deps, record);
  if (record.subscriptionId !== null) await keepRunning(billing.stripe, record.subscriptionId);
  await readAgain(accounts, billing, memberId);
  return { clientSecret: null };
}

/** Finishes a purchase by resuming after the bank's check of its card; null if none is open. */
export async function confirmChangeBack(deps: PaymentDeps, memberId: string): Promise<PaymentResult | null> {
  const { accounts, billing } = deps;
  const attempt = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  const plan = attempt?.plan ?? null;
  if (!attempt?.objectId || plan === null) return null;
  const kept = await closingIfFailed(accounts, attempt, () => concludeCard(deps, memberId, attempt));
  return kept.clientSecret === null ? keepWith(deps, memberId, plan) : kept;
}
