import { reasonNumbers } from '../billingEnums.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../../members/context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { within } from '../../platform/lib/within.ts';
import { giveUpWaitingUpgrade } from './continueUpgrade.ts';
import { hurried } from '../gateway.ts';
import { inPayersTurn } from './inPayersTurn.ts';
import { notSubscribed, requirePaying } from './payingMember.ts';
import { cancellationText } from '../rules/payment.rules.ts';
import { withCancellationErrors } from '../rules/withPaymentErrors.ts';
import type { CancelSubscriptionInput } from '../payment.type.ts';
import { CANCELLATION_FAILED } from '../rules/paymentErrors.ts';
import { readAgain } from './reading.ts';
import { isGiven, recordOf, type SubscriptionRecord } from './record.ts';
import { DONE, type PaymentResult } from '../paymentResult.ts';
import { requireSameService } from './sameService.ts';
import { forgetPurchase, readIfAnswered, setCancelled } from './setCancelled.ts';
import { addCancellation } from './subscription.sql.ts';

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
      await requireSameService(context);
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

/** Resumes a cancelled subscription. Nothing is charged. Throws NOT_SUBSCRIBED if it has ended. */
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
