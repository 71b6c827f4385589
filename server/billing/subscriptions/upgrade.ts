import type Stripe from 'stripe';
import type { MemberContext } from '../../members/context.ts';
import { refused, type Refused } from '../../platform/lib/fieldErrors.ts';
import { beginAttempt, closeAttempt, isFresh, keyOf, openAttemptOf, type Attempt } from './attempt.ts';
import { setAttemptObject } from './attempt.sql.ts';
import type { PaymentDeps } from '../gateway.ts';
import { requireAsTold } from './requireAsTold.ts';
import { inPayersTurn } from './inPayersTurn.ts';
import { requireCharged } from './payingMember.ts';
import { isRefusal } from '../rules/paymentErrors.ts';
import { concludeUpgrade, giveUpgradeUp, type Upgrading } from './continueUpgrade.ts';
import { readAgain } from './reading.ts';
import { canUpgrade, recordOf, type SubscriptionRecord } from './record.ts';
import { DONE, type PaymentResult } from '../paymentResult.ts';
import { PlanCode } from '../rules/plan.rules.ts';
import { idOf } from '../rules/stripeId.ts';
import { upgradeCents, yearlyTerms } from './upgradePrice.ts';

/**
 * Changes a monthly plan to a yearly one today. `told`: cents that the member saw as today’s payment; null charges what
 * is due. Throws the reason if refused.
 */
export async function upgrade(context: MemberContext, told: number | null): Promise<PaymentResult> {
  const viewer = await requireCharged(context);
  const { memberId } = viewer;
  const { accounts, billing } = context;
  return inPayersTurn(context, viewer, async () => {
    await readAgain(accounts, billing, memberId);
    const record = await recordOf(accounts, memberId);
    // A second click finds the plan changed.
    if (record.isSubscribed && record.plan === PlanCode.YEARLY) return DONE;
    if (told !== null && canUpgrade(record)) requireAsTold(told, await upgradeCents(billing, record));
    return upgradeNow(context, record);
  });
}

/** Changes the plan once the difference is paid. Until then, or if the bank refuses, nothing changes. */
export async function upgradeNow(deps: PaymentDeps, record: SubscriptionRecord): Promise<PaymentResult> {
  const { accounts, billing } = deps;
  const { memberId, subscriptionId } = record;
  if (!canUpgrade(record) || subscriptionId === null) {
    throw notUpgradable();
  }
  const member = { memberId, subscriptionId };
  const begun = await begunBefore(deps, member);
  if (begun) return begun;
  const { source } = billing;
  const attempt = await beginAttempt(accounts, { memberId, source, kind: 'UPGRADE', plan: PlanCode.YEARLY });
  const changed = await change(deps, attempt, { ...record, subscriptionId });
  return resultOf(await concludeUpgrade(deps, member, attempt, changed));
}

export function notUpgradable(): Refused {
  return refused('NOT_ELIGIBLE', 'Only a paid monthly plan can be upgraded.');
}

/** Outcome of an earlier upgrade; null if it must be tried again. */
async function begunBefore(deps: PaymentDeps, member: Member): Promise<PaymentResult | null> {
  const { accounts, billing } = deps;
  const begun = await openAttemptOf(accounts, member.memberId, billing.source, 'UPGRADE');
  if (!begun) return null;
  const subscription = await billing.stripe.subscriptions.retrieve(member.subscriptionId);
  if (subscription.pending_update === null) {
    // Nothing is waiting: the upgrade failed, unless Stripe never received it. Then it is sent again with the
    // same key.
    if (begun.objectId !== null || !isFresh(begun)) await closeAttempt(accounts, begun, 'FAILED');
    return null;
  }
  const before = await concludeUpgrade(deps, member, begun, subscription);
  if (before.status === 'paid') return DONE;
  if (before.status === 'failed') return null;
  if (before.isWithOwnCard) return { clientSecret: before.clientSecret };
  // The cardholder now pays with another card, unless the bank has just approved the earlier one.
  return (await giveUpgradeUp(deps, member, begun, subscription)) ? DONE : null;
}

interface Member {
  memberId: string;
  subscriptionId: string;
}

/**
 * Requests the yearly price. If an earlier call with the same key did so, the subscription may have changed
 * since.
 */
async function change(
  { accounts, billing }: PaymentDeps,
  attempt: Attempt,
  record: SubscriptionRecord & Member,
): Promise<Stripe.Subscription> {
  const { stripe } = billing;
  try {
    const terms = { ...yearlyTerms(billing, record), payment_behavior: 'pending_if_incomplete' as const };
    const key = keyOf(attempt, 'upgrade');
    const changed = await stripe.subscriptions.update(record.subscriptionId, terms, key);
    const { latest_invoice: invoice } = changed;
    await accounts.query(setAttemptObject, [attempt.id, idOf(invoice)]);
    const isReplayed = changed.lastResponse.headers['idempotent-replayed'] === 'true';
    return isReplayed ? await stripe.subscriptions.retrieve(record.subscriptionId) : changed;
  } catch (error) {
    if (isRefusal(error)) await closeAttempt(accounts, attempt, 'FAILED');
    throw error;
  }
}

function resultOf(upgrading: Upgrading): PaymentResult {
  if (upgrading.status === 'failed') throw upgrading.reason;
  return upgrading.status === 'requires_action' ? { clientSecret: upgrading.clientSecret } : DONE;
}

/** Finishes an upgrade after the bank's check; null if none is open. */
export async function confirmUpgrade(
  context: MemberContext,
  memberId: string,
): Promise<PaymentResult | null> {
  const { accounts, billing } = context;
  await readAgain(accounts, billing, memberId);
  const attempt = await openAttemptOf(accounts, memberId, billing.source, 'UPGRADE');
  const { subscriptionId } = await recordOf(accounts, memberId);
  if (!attempt || subscriptionId === null) return null;
  const subscription = await billing.stripe.subscriptions.retrieve(subscriptionId);
  return resultOf(await concludeUpgrade(context, { memberId, subscriptionId }, attempt, subscription));
}
