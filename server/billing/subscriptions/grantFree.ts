import type Stripe from 'stripe';
import { cancelledDetails } from '../../members/admin/rightsDetails.ts';
import { recordLatePlan } from '../../platform/audit.ts';
import type { Log } from '../../platform/log.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { closeAttempt, closeAttempts, openAttemptOf } from './attempt.ts';
import type { PaymentDeps } from '../gateway.ts';
import { forgetPurchase, setCancelled } from './setCancelled.ts';
import { isRefusal, isStripeError } from '../rules/paymentErrors.ts';
import { giveUp } from './continuePayment.ts';
import { giveUpWaitingUpgrade } from './continueUpgrade.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';
import { idOf } from '../rules/stripeId.ts';

/**
 * Stops all charges of a member with free access: a running subscription ends with its paid period, an
 * unpaid renewal ends at once and is waived, and purchases that wait for a bank are given up. Throws PAYMENT_FAILED if
 * Stripe cannot be reached.
 */
export async function endCharges(deps: PaymentDeps, memberId: string, log: Log): Promise<void> {
  await inTurn(deps, memberId, log, () => endNow(deps, memberId));
}

interface Granted<T> {
  granted: T;
  /** As it is afterwards; null if none was running. */
  cancelled: SubscriptionRecord | null;
}

/**
 * Stops all charges of a member like {@link endCharges}, and then runs `grant` with the subscription afterwards, or null if
 * none was running: in the member's turn, so that no purchase begins in between. Returns the result of `grant`, and the
 * subscription that was cancelled, even if only after `grant`. Throws PAYMENT_FAILED, without `grant`, if Stripe cannot be reached.
 */
export function endChargesAndGrant<T>(
  deps: PaymentDeps,
  memberId: string,
  log: Log,
  grant: (cancelled: SubscriptionRecord | null) => Promise<T>,
): Promise<Granted<T>> {
  return inTurn(deps, memberId, log, async () => {
    const first = (await endNow(deps, memberId))?.record ?? null;
    const granted = await grant(first);
    return { granted, cancelled: (await endLate(deps, memberId, log)) ?? first };
  });
}

/**
 * Stops the charges of a purchase that another server made while this one granted free access, or the other way round, and
 * records it in the activity log. If Stripe cannot be reached, the daily check does it. Returns the subscription afterwards; null if none was running, or it is
 * not known.
 */
export async function endLate(
  deps: PaymentDeps,
  memberId: string,
  log: Log,
): Promise<SubscriptionRecord | null> {
  try {
    const ended = await endNow(deps, memberId);
    if (ended?.isEndedNow) {
      await recordLatePlan(deps.accounts, memberId, { cancelled: cancelledDetails(ended.record) });
    }
    return ended?.record ?? null;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error }, 'A free account could not be checked for late charges');
    return null;
  }
}

async function inTurn<T>(
  { billing }: PaymentDeps,
  memberId: string,
  log: Log,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await billing.turns(memberId, work);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    log.error({ err: error }, 'A subscription could not be cancelled for free access');
    throw refused(
      'PAYMENT_FAILED',
      'The subscription could not be cancelled, so free access was not granted. Please try again.',
    );
  }
}

interface Ended {
  /** As it is afterwards. */
  record: SubscriptionRecord;
  /** False if it was cancelled before. */
  isEndedNow: boolean;
}

/** Null if no subscription was running. */
async function endNow(deps: PaymentDeps, memberId: string): Promise<Ended | null> {
  const { accounts, billing } = deps;
  await readAgain(accounts, billing, memberId);
  await giveUpWaiting(deps, memberId);
  const record = await recordOf(accounts, memberId);
  const isRunning = record.subscriptionId !== null && record.isPaid;
  if (!isRunning) return null;
  const isUnpaid = record.status === 'past_due';
  const isEndedNow = isUnpaid || record.isCancelled !== true;
  if (isUnpaid) await endUnpaid(deps, record);
  else if (isEndedNow) await setCancelled(deps, memberId, true);
  return { record: await recordOf(accounts, memberId), isEndedNow };
}

/** Ends an unpaid subscription and its invoice. */
export async function endUnpaid(
  { accounts, billing }: PaymentDeps,
  { memberId, subscriptionId }: Pick<SubscriptionRecord, 'memberId' | 'subscriptionId'>,
): Promise<void> {
  if (subscriptionId === null) return;
  await cancelWithBill(billing.stripe, subscriptionId);
  await readAgain(accounts, billing, memberId);
}

/** Ends a subscription at once and waives the amount owed. A comment stays with it at Stripe. */
export async function cancelWithBill(
  stripe: Stripe,
  subscriptionId: string,
  comment?: string,
): Promise<void> {
  const reason = comment === undefined ? {} : { cancellation_details: { comment } };
  const ended = await stripe.subscriptions.cancel(subscriptionId, reason);
  const invoice = idOf(ended.latest_invoice);
  try {
    if (invoice !== null) await stripe.invoices.voidInvoice(invoice);
  } catch (error) {
    // Already paid or given up.
    if (!isRefusal(error)) throw error;
  }
}

/** The cardholder may be on a bank's page: an approval there must not charge anything. */
async function giveUpWaiting(deps: PaymentDeps, memberId: string): Promise<void> {
  const { accounts, billing } = deps;
  await forgetPurchase(deps, memberId);
  await closeAttempts(accounts, memberId, billing.source, ['RENEWAL', 'FAILED']);
  const purchase = await openAttemptOf(accounts, memberId, billing.source, 'SUBSCRIBE');
  if (purchase?.objectId) await giveUp(deps, memberId, purchase, purchase.objectId, 'REPLACED');
  else if (purchase) await closeAttempt(accounts, purchase, 'REPLACED');
  await giveUpWaitingUpgrade(deps, memberId);
}
