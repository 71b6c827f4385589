import type { Context } from '../context.ts';
import { closeAttempt, openAttemptOf } from './attempt.ts';
import { notSubscribed, requirePaying } from './payingMember.ts';
import { cancellationText } from './payment.rules.ts';
import { orCancellationFailed, orPaymentFailed } from './orFailure.ts';
import type { CancelSubscriptionInput } from './payment.type.ts';
import { readAgain } from './reading.ts';
import { recordOf } from './record.ts';
import type { PaymentResult } from './paymentResult.ts';
import { addCancellation, cancelGiven } from './subscription.sql.ts';

/** Has the subscription end with what is paid for, and keeps the reason. Throws what it is refused for. */
export async function cancelSubscription(
  context: Context,
  { reason, text }: CancelSubscriptionInput,
): Promise<PaymentResult> {
  const { memberId } = await requirePaying(context);
  const { accounts, billing } = context;
  const number = Number(reason.slice(-1));
  const words = cancellationText(number, text ?? '');
  return billing.turns(memberId, () =>
    orCancellationFailed(context, async () => {
      await readAgain(accounts, billing, memberId);
      const { isPaid, isCancelled, plan } = await recordOf(accounts, memberId);
      if (!isPaid) throw notSubscribed();
      // A purchase that waits for its bank is not to take this back later.
      await forgetPurchase(context, memberId);
      if (!isCancelled) {
        await setCancelled(context, memberId, true);
        await accounts.query(addCancellation, [memberId, plan, number, words]);
      }
      return { clientSecret: null };
    }),
  );
}

async function forgetPurchase({ accounts, billing }: Context, memberId: string): Promise<void> {
  const card = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  if (card && card.plan !== null) await closeAttempt(accounts, card, 'REPLACED');
}

/** Takes a cancellation back, where it has not taken effect. Nothing is charged. */
export async function resubscribe(context: Context): Promise<PaymentResult> {
  const { memberId } = await requirePaying(context);
  const { accounts, billing } = context;
  return billing.turns(memberId, () =>
    orPaymentFailed(context, async () => {
      await readAgain(accounts, billing, memberId);
      const { isPaid, isCancelled } = await recordOf(accounts, memberId);
      if (!isPaid) throw notSubscribed();
      if (isCancelled) await setCancelled(context, memberId, false);
      return { clientSecret: null };
    }),
  );
}

async function setCancelled(context: Context, memberId: string, isCancelled: boolean): Promise<void> {
  const { accounts, billing } = context;
  const { subscriptionId } = await recordOf(accounts, memberId);
  if (subscriptionId === null) {
    await accounts.query(cancelGiven, [memberId, isCancelled]);
    return;
  }
  await billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled });
  await readAgain(accounts, billing, memberId);
}
