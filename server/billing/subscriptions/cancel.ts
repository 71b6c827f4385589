import type Stripe from 'stripe';
import { isCancelledAtStripe } from '../rules/isCancelledAtStripe.ts';
import { reasonNumbers } from '../billingEnums.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { within } from '../../platform/lib/within.ts';
import { closeAttempt, openAttemptOf } from './attempt.ts';
import { giveUpWaitingUpgrade } from './continueUpgrade.ts';
import { hurried, type Billing, type PaymentDeps } from '../gateway.ts';
import { mailChange } from '../mails/billingMails.ts';
import { inPayersTurn, notSubscribed, requirePaying } from './payingMember.ts';
import { cancellationText } from '../rules/payment.rules.ts';
import { withCancellationErrors } from '../rules/withPaymentErrors.ts';
import type { CancelSubscriptionInput } from '../payment.type.ts';
import { CANCELLATION_FAILED, isRefusal, isStripeError } from '../rules/paymentErrors.ts';
import { keepRunning } from './keepRunning.ts';
import { readAgain } from './reading.ts';
import { isGiven, recordOf, type SubscriptionRecord } from './record.ts';
import { DONE, type PaymentResult } from '../paymentResult.ts';
import { addCancellation, cancelGiven, noteCancelled } from './subscription.sql.ts';

/** Maximum wait for the result of a cancellation. */
const MOST_MS = 10_000;

/**
 * Cancels the subscription at the end of its paid period and stores the reason, within 10 seconds. Works for
 * free accounts too, in case one is still charged. Throws the reason if refused.
 */
export async function cancelSubscription(
  context: MemberContext,
  { reason, text }: CancelSubscriptionInput,
): Promise<PaymentResult> {
  const { memberId } = await requireViewer(context);
  const { accounts } = context;
  const billing = hurried(context.billing);
  const words = cancellationText(reason, text ?? '');
  const work = billing.turns(memberId, () =>
    withCancellationErrors(context, async () => {
      await readIfAnswered({ accounts, billing }, memberId);
      const record = await recordOf(accounts, memberId);
      const { isPaid, isCancelled, plan } = record;
      if (!isPaid) throw notSubscribed();
      requireEnd(record);
      // A purchase or upgrade that waits for its bank must not undo the cancellation later.
      await forgetPurchase({ accounts, billing }, memberId);
      await giveUpWaitingUpgrade({ accounts, billing }, memberId);
      if (!isCancelled) {
        await setCancelled({ accounts, billing }, memberId, true);
        await accounts.query(addCancellation, [memberId, plan, reasonNumbers[reason], words]);
      }
      return DONE;
    }),
  );
  return inTime(work);
}

/**
 * Refuses to cancel a plan that an operator granted without an end: it would end at once, since no period is paid, and
 * could not be taken back. Throws NOT_ELIGIBLE.
 */
function requireEnd(record: SubscriptionRecord): void {
  if (!isGiven(record) || record.periodEnd !== null) return;
  const message =
    'Your plan has no end, and no card is charged here for it. To end it, please contact us via Help & Support.';
  throw refused('NOT_ELIGIBLE', message);
}

/** Throws CANCELLATION_FAILED after 10 seconds. The call continues, and the next read finds its result. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return within(work, MOST_MS, () => {
    throw refused('CANCELLATION_FAILED', CANCELLATION_FAILED);
  });
}

/** False if Stripe is slow or cannot be read; the stored record is then enough. */
async function readIfAnswered({ accounts, billing }: PaymentDeps, memberId: string): Promise<boolean> {
  try {
    await readAgain(accounts, billing, memberId);
    return true;
  } catch (error) {
    if (!isStripeError(error) || isRefusal(error)) throw error;
    return false;
  }
}

export async function forgetPurchase({ accounts, billing }: PaymentDeps, memberId: string): Promise<void> {
  const card = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  if (card && card.plan !== null) await closeAttempt(accounts, card, 'REPLACED');
}

/** Resumes a cancelled subscription that has not ended. Nothing is charged. */
export async function resubscribe(context: MemberContext): Promise<PaymentResult> {
  const viewer = await requirePaying(context);
  const { memberId } = viewer;
  const { accounts, billing } = context;
  return inPayersTurn(context, viewer, async () => {
    await readAgain(accounts, billing, memberId);
    const { isPaid, isCancelled } = await recordOf(accounts, memberId);
    if (!isPaid) throw notSubscribed();
    if (isCancelled) await setCancelled(context, memberId, false);
    return DONE;
  });
}

/** Sets or clears the cancellation at Stripe; plans granted by an operator are cancelled here. */
export async function setCancelled(
  { accounts, billing }: { accounts: PaymentDeps['accounts']; billing: Billing },
  memberId: string,
  isCancelled: boolean,
): Promise<void> {
  const before = await recordOf(accounts, memberId);
  const { subscriptionId } = before;
  if (subscriptionId === null) {
    await accounts.query(cancelGiven, [memberId, isCancelled]);
    return;
  }
  const now = await (isCancelled
    ? billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
    : keepRunning(billing.stripe, subscriptionId));
  const isRead = await readIfAnswered({ accounts, billing }, memberId);
  if (!isRead) await noteUnread(accounts, before, now);
}

/** Stores and emails what could not be read again. A later read finds no change, so it would email nothing. */
async function noteUnread(
  accounts: PaymentDeps['accounts'],
  { memberId, plan, ...before }: SubscriptionRecord,
  now: Stripe.Subscription,
): Promise<void> {
  const facts = { plan: plan ?? 0, is_cancelled: isCancelledAtStripe(now), period_start: null };
  await accounts.transaction(async (tx) => {
    const noted = await tx.query<unknown[]>(noteCancelled, [memberId, now.id, facts.is_cancelled]);
    if (noted.length === 0) return;
    const changed = { ...before, plan, isCancelled: before.isCancelled === true };
    await mailChange(tx, memberId, { before: changed, facts }, now);
  });
}
