import type { MemberContext } from '../../members/context.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { Refused, refused } from '../../platform/lib/fieldErrors.ts';
import { beginAttempt, closeAttempt, openAttemptOf, type Attempt } from '../subscriptions/attempt.ts';
import { latestOutcome } from '../subscriptions/attempt.sql.ts';
import type { PaymentDeps } from '../gateway.ts';
import { setUp } from './cardSetup.ts';
import { charge, concludeCard, nothingWaits, type Customer } from './chargeCard.ts';
import { asCustomer } from './customer.ts';
import { inPayersTurn } from '../subscriptions/inPayersTurn.ts';
import { requireCharged } from '../subscriptions/payingMember.ts';
import { cardNameOf, FILL_CARD, requireDetails } from '../rules/payment.rules.ts';
import { limitedPayment } from '../rules/limitedPayment.ts';
import { withPaymentErrors } from '../rules/withPaymentErrors.ts';
import { isRefusal } from '../rules/paymentErrors.ts';
import type { BillingDetailsInput, UpdateCardInput } from '../payment.type.ts';
import { readAgain } from '../subscriptions/reading.ts';
import { isGiven, recordOf } from '../subscriptions/record.ts';
import type { PaymentResult } from '../paymentResult.ts';
import { type OfferedCode } from '../rules/plan.rules.ts';

/** Replaces the card that is charged. Throws the reason if refused. */
export async function updateCard(context: MemberContext, input: UpdateCardInput): Promise<PaymentResult> {
  const viewer = await requireCharged(context);
  requireDetails(input.billing, FILL_CARD);
  const card = cardNameOf(input, FILL_CARD);
  const { billing } = context;
  await requireCustomer(context, viewer.memberId);
  return inPayersTurn(context, viewer, () =>
    limitedPayment(context, viewer.email, async () => {
      const { customerId } = await asCustomer(context, viewer, input.billing);
      await readAgain(context.accounts, billing, viewer.memberId);
      const record = await recordOf(context.accounts, viewer.memberId);
      return setDefaultCard(context, { ...record, customerId }, { card }, input.billing);
    }),
  );
}

/** A plan granted by an operator is paid elsewhere, so no card is stored for it. */
async function requireCustomer({ accounts }: MemberContext, memberId: string): Promise<void> {
  const record = await recordOf(accounts, memberId);
  if (!record.isPaid || !isGiven(record) || record.customerId !== null) return;
  throw refused('NOT_CHARGED', 'Your plan is not charged to a card, so no card is stored.');
}

/** A card, and the plan to buy with it, if any. */
export interface NewCard {
  card: string;
  plan?: OfferedCode;
}

/** Stores a card for later charges, or returns the bank's check that must come first. */
export async function setDefaultCard(
  deps: PaymentDeps,
  customer: Customer,
  wanted: NewCard,
  details: BillingDetailsInput,
): Promise<PaymentResult> {
  const { accounts, billing } = deps;
  const { memberId, customerId } = customer;
  const { source, stripe } = billing;
  const before = await continueCard(deps, memberId, wanted);
  if (before) return before;
  const attempt = await beginAttempt(accounts, { memberId, source, kind: 'CARD', ...wanted });
  return closingIfFailed(accounts, attempt, async () =>
    charge(deps, customer, attempt, await setUp(stripe, customerId, attempt, details)),
  );
}

/** Outcome of an earlier attempt with the same card; null if it must be tried again. */
async function continueCard(
  deps: PaymentDeps,
  memberId: string,
  { card, plan }: NewCard,
): Promise<PaymentResult | null> {
  const { accounts, billing } = deps;
  const begun = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  if (!begun) return null;
  if (begun.objectId === null || begun.card !== card || begun.plan !== (plan ?? null)) {
    await closeAttempt(accounts, begun, 'REPLACED');
    return null;
  }
  try {
    return await closingIfFailed(accounts, begun, () => concludeCard(deps, memberId, begun));
  } catch (error) {
    if (hasFailed(error)) return null;
    throw error;
  }
}

/** Closes the attempt if the work fails. If Stripe completed it anyway, the next card replaces it. */
export async function closingIfFailed<T>(
  accounts: PaymentDeps['accounts'],
  attempt: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasFailed(error)) await closeAttempt(accounts, attempt, 'FAILED');
    throw error;
  }
}

export function hasFailed(error: unknown): boolean {
  return isRefusal(error) || error instanceof Refused;
}

/** Finishes a card change after the bank's check. Throws the reason if it failed. */
export async function confirmCard(context: MemberContext): Promise<PaymentResult> {
  const { memberId } = await requireViewer(context);
  const { accounts, billing } = context;
  return billing.turns(memberId, () =>
    withPaymentErrors(context, async () => {
      const attempt = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
      if (attempt?.objectId) {
        return closingIfFailed(accounts, attempt, () => concludeCard(context, memberId, attempt));
      }
      // Stripe's webhook may have arrived first.
      if (await hasSucceeded(context, memberId)) return { clientSecret: null };
      throw nothingWaits();
    }),
  );
}

async function hasSucceeded({ accounts, billing }: PaymentDeps, memberId: string): Promise<boolean> {
  const [latest] = await accounts.query<{ outcome: string | null }[]>(latestOutcome, [
    memberId,
    billing.source,
    'CARD',
  ]);
  return latest?.outcome === 'SUCCEEDED';
}
