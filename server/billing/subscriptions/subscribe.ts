import type { Viewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import {
  beginAttempt,
  closeAttempt,
  closeAttempts,
  isFresh,
  openAttemptOf,
  type Attempt,
} from './attempt.ts';
import { centsToday } from './chargeToday.ts';
import { requireAsTold } from './requireAsTold.ts';
import { asCustomer } from '../cards/customer.ts';
import { changeBack, confirmChangeBack, requireChangeable, requireNotGiven } from './changeBack.ts';
import { limitedPayment } from '../rules/limitedPayment.ts';
import { inPayersTurn } from './inPayersTurn.ts';
import { requireCharged, requirePaying } from './payingMember.ts';
import { cardNameOf, FILL_PAYMENT, requireDetails } from '../rules/payment.rules.ts';
import type { SubscribeInput } from '../payment.type.ts';
import { isOffered, PlanCode } from '../rules/plan.rules.ts';
import { paymentRefused } from '../rules/paymentErrors.ts';
import { DONE, type PaymentResult, type Purchase } from '../paymentResult.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';
import { giveUp, continuePayment, type PaymentProgress } from './continuePayment.ts';
import { confirmRenewal } from './renewal.ts';
import { stillRuns } from './stillRuns.ts';
import { confirmUpgrade } from './upgrade.ts';

/**
 * Buys a plan. Throws the reason if refused. Repeated requests are charged once, even if they run at the same
 * time or follow a crash: an existing purchase is not repeated, and an unfinished one is resumed.
 */
export async function subscribe(context: MemberContext, input: SubscribeInput): Promise<PaymentResult> {
  const viewer = await requireCharged(context);
  if (!isOffered(input.plan)) throw refused('INVALID_PLAN', 'This plan cannot be bought.', 'plan');
  requireDetails(input.billing, FILL_PAYMENT);
  const card = cardNameOf(input, FILL_PAYMENT);
  const purchase: Purchase = { plan: PlanCode[input.plan], card, input };
  return inPayersTurn(context, viewer, () => subscribeNow(context, viewer, purchase));
}

async function subscribeNow(
  context: MemberContext,
  viewer: Viewer,
  purchase: Purchase,
): Promise<PaymentResult> {
  const record = await recordOf(context.accounts, viewer.memberId);
  if (record.isSubscribed && (await stillRuns(context, record))) return alreadySubscribed(record, purchase);
  requireNotGiven(record);
  return limitedPayment(context, viewer.email, () => pay(context, viewer, purchase));
}

async function pay(context: MemberContext, viewer: Viewer, purchase: Purchase): Promise<PaymentResult> {
  const { accounts, billing } = context;
  const customer = await asCustomer(context, viewer, purchase.input.billing);
  await readAgain(accounts, billing, viewer.memberId);
  const current = await recordOf(accounts, viewer.memberId);
  if (current.isSubscribed) return alreadySubscribed(current, purchase);
  if (current.isPaid) requireChangeable(current, purchase.plan);
  const told = purchase.input.today ?? null;
  if (told !== null) requireAsTold(told, await centsToday(context, current, purchase));
  return current.isPaid
    ? changeBack(context, { ...current, customerId: customer.customerId }, purchase)
    : buy(context, viewer, customer.customerId, purchase);
}

/** A second click finds the plan bought. Changing the plan is an upgrade. */
function alreadySubscribed({ plan }: SubscriptionRecord, purchase: Purchase): PaymentResult {
  if (plan === purchase.plan) return DONE;
  throw refused('ALREADY_SUBSCRIBED', 'You are subscribed already. See My Account for other plans.', 'plan');
}

async function buy(
  context: MemberContext,
  viewer: Viewer,
  customerId: string,
  purchase: Purchase,
): Promise<PaymentResult> {
  const { accounts, billing } = context;
  const { memberId } = viewer;
  const begun = await openAttemptOf(accounts, memberId, billing.source, 'SUBSCRIBE');
  if (begun) {
    const before = await finish(context, memberId, customerId, begun);
    if (before.status === 'paid') return alreadySubscribed(await recordOf(accounts, memberId), purchase);
    const isSame = begun.card === purchase.card && begun.plan === purchase.plan;
    if (before.status === 'requires_action' && isSame) return { clientSecret: before.clientSecret };
    // The cardholder chose another card or plan, unless the bank has just approved the earlier choice.
    const isLeft = before.status === 'requires_action';
    if (isLeft && (await giveUp(context, memberId, begun, before.subscriptionId, 'REPLACED'))) {
      return alreadySubscribed(await recordOf(accounts, memberId), purchase);
    }
  }
  // A card that still waits for its bank belonged to a purchase that has ended.
  await closeAttempts(accounts, memberId, billing.source, ['CARD', 'REPLACED']);
  const { plan, card } = purchase;
  const attempt = await beginAttempt(accounts, {
    memberId,
    source: billing.source,
    kind: 'SUBSCRIBE',
    plan,
    card,
  });
  const progress = await continuePayment(context, memberId, customerId, attempt);
  if (progress.status === 'failed') throw progress.reason;
  if (progress.status === 'requires_action') return { clientSecret: progress.clientSecret };
  // Another tab may have bought another plan first.
  return alreadySubscribed(await recordOf(accounts, memberId), purchase);
}

/**
 * Gets the result of an earlier attempt: reads its subscription at Stripe, or repeats its requests with the same keys
 * while Stripe knows them. Its subscription can still be paid after that: an unfinished one only expires after 23 hours.
 */
async function finish(
  context: MemberContext,
  memberId: string,
  customerId: string,
  attempt: Attempt,
): Promise<PaymentProgress> {
  if (attempt.objectId !== null || isFresh(attempt)) {
    return continuePayment(context, memberId, customerId, attempt);
  }
  // No cardholder was ever sent to a bank for it, and its subscription, if any, gives no access.
  await closeAttempt(context.accounts, attempt, 'FAILED');
  return { status: 'failed', reason: paymentRefused(null) };
}

/** Finishes a payment after the bank's check. Throws the reason if it failed. */
export async function confirmSubscription(context: MemberContext): Promise<PaymentResult> {
  const viewer = await requirePaying(context);
  const { accounts, billing } = context;
  const { memberId } = viewer;
  return inPayersTurn(context, viewer, async () => {
    const changed =
      (await confirmChangeBack(context, memberId)) ??
      (await confirmRenewal(context, memberId)) ??
      (await confirmUpgrade(context, memberId));
    if (changed) return changed;
    const attempt = await openAttemptOf(accounts, memberId, billing.source, 'SUBSCRIBE');
    const { customerId } = await recordOf(accounts, memberId);
    if (attempt && customerId !== null) {
      const progress = await finish(context, memberId, customerId, attempt);
      if (progress.status === 'failed') throw progress.reason;
      if (progress.status === 'requires_action') return { clientSecret: progress.clientSecret };
    }
    await readAgain(accounts, billing, memberId);
    if ((await recordOf(accounts, memberId)).isPaid) return DONE;
    throw refused('NOT_SUBSCRIBED', 'There is no subscription.');
  });
}
