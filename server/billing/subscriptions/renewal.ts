import type Stripe from 'stripe';
import type { MemberContext } from '../../members/context.ts';
import { beginAttempt, closeAttempt, isFresh, openAttemptOf, type Attempt } from './attempt.ts';
import { setAttemptObject } from './attempt.sql.ts';
import { lookAtDue, payDue, questionOf, type Due } from './due.ts';
import { limitedPayment } from '../rules/limitedPayment.ts';
import { inPayersTurn } from './inPayersTurn.ts';
import { notSubscribed, requireCharged } from './payingMember.ts';
import { readAgain } from './reading.ts';
import { recordOf } from './record.ts';
import { DONE, type PaymentResult } from '../paymentResult.ts';

/** Pays an unpaid renewal with the current card. Throws the reason if refused. */
export async function payRenewal(context: MemberContext): Promise<PaymentResult> {
  const viewer = await requireCharged(context);
  const { memberId, email } = viewer;
  const { accounts, billing } = context;
  return inPayersTurn(context, viewer, () =>
    limitedPayment(context, email, async () => {
      await readAgain(accounts, billing, memberId);
      return payNow(context, memberId);
    }),
  );
}

async function payNow(context: MemberContext, memberId: string): Promise<PaymentResult> {
  const { accounts, billing } = context;
  const { isPaid, status, subscriptionId } = await recordOf(accounts, memberId);
  if (!isPaid) throw notSubscribed();
  // A second click finds the renewal paid.
  if (status !== 'past_due' || subscriptionId === null) return DONE;
  const subscription = await billing.stripe.subscriptions.retrieve(subscriptionId);
  const attempt = await attemptFor(context, memberId, subscription);
  return conclude(context, memberId, attempt, await payDue(billing.stripe, attempt, subscription));
}

/** The open attempt, or a new one if it failed while the member was absent. */
async function attemptFor(
  { accounts, billing }: MemberContext,
  memberId: string,
  subscription: Stripe.Subscription,
): Promise<Attempt> {
  const { source, stripe } = billing;
  const begun = await openAttemptOf(accounts, memberId, source, 'RENEWAL');
  const isTried = begun !== null && (begun.objectId !== null || !isFresh(begun));
  if (isTried && (await questionOf(stripe, subscription)) === null) {
    await closeAttempt(accounts, begun, 'FAILED');
  }
  return beginAttempt(accounts, { memberId, source, kind: 'RENEWAL' });
}

async function conclude(
  { accounts, billing }: MemberContext,
  memberId: string,
  attempt: Attempt,
  due: Due,
): Promise<PaymentResult> {
  if (due.status === 'requires_action') {
    await accounts.query(setAttemptObject, [attempt.id, due.clientSecret.split('_secret_')[0]]);
    return { clientSecret: due.clientSecret };
  }
  const outcome = due.status === 'paid' ? 'SUCCEEDED' : 'FAILED';
  await readAgain(accounts, billing, memberId, (db) => closeAttempt(db, attempt, outcome));
  if (due.status === 'failed') throw due.reason;
  return DONE;
}

/** Finishes the payment of a renewal after the bank's check; null if none is open. */
export async function confirmRenewal(
  context: MemberContext,
  memberId: string,
): Promise<PaymentResult | null> {
  const { accounts, billing } = context;
  const attempt = await openAttemptOf(accounts, memberId, billing.source, 'RENEWAL');
  const { subscriptionId } = await recordOf(accounts, memberId);
  if (!attempt || subscriptionId === null) return null;
  const subscription = await billing.stripe.subscriptions.retrieve(subscriptionId);
  return conclude(context, memberId, attempt, await lookAtDue(billing.stripe, subscription));
}
