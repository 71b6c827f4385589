import type Stripe from 'stripe';
import { requireViewer } from '../accounts/viewer.ts';
import type { Context } from '../context.ts';
import { refused } from '../lib/fieldErrors.ts';
import { beginAttempt, closeAttempt, keyOf, openAttemptOf, type Attempt } from './attempt.ts';
import { setAttemptObject } from './attempt.sql.ts';
import { addressOf, asCustomer } from './customer.ts';
import { requirePaying } from './payingMember.ts';
import { cardNameOf, FILL_CARD, requireDetails } from './payment.rules.ts';
import { orPaymentFailed } from './orFailure.ts';
import { isRefusal, paymentRefused } from './paymentErrors.ts';
import type { BillingDetailsInput, UpdateCardInput } from './payment.type.ts';
import { readAgain } from './reading.ts';
import { recordOf, type SubscriptionRecord } from './record.ts';
import type { PaymentResult } from './subscribe.ts';

type Customer = SubscriptionRecord & { customerId: string };

/** Has another card charged from now on. Throws what it is refused for. */
export async function updateCard(context: Context, input: UpdateCardInput): Promise<PaymentResult> {
  const viewer = await requirePaying(context);
  requireDetails(input.billing, FILL_CARD);
  const card = cardNameOf(input, FILL_CARD);
  const { billing, throttles, address } = context;
  return billing.turns(viewer.memberId, () =>
    orPaymentFailed(context, async () => {
      const takeBack = await throttles.take('payment', { address, account: viewer.email });
      const { customerId } = await asCustomer(context, viewer, input.billing);
      await readAgain(context.accounts, billing, viewer.memberId);
      const record = await recordOf(context.accounts, viewer.memberId);
      const put = await putCard(context, { ...record, customerId }, { card }, input.billing);
      await takeBack();
      return put;
    }),
  );
}

/** A card, and the plan that is to be had with it where it is more than another card. */
export interface NewCard {
  card: string;
  plan?: 2 | 3;
}

/** Keeps a card for later charges, or says what the bank asks for first. */
export async function putCard(
  context: Context,
  customer: Customer,
  { card, plan }: NewCard,
  details: BillingDetailsInput,
): Promise<PaymentResult> {
  const { accounts, billing } = context;
  const { memberId } = customer;
  const begun = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
  if (begun) await closeAttempt(accounts, begun, 'REPLACED');
  const attempt = await beginAttempt(accounts, {
    memberId,
    source: billing.source,
    kind: 'CARD',
    card,
    ...(plan && { plan }),
  });
  return orClosed(context, attempt, async () => {
    const setup = await setUp(billing.stripe, customer.customerId, attempt, card, details);
    await accounts.query(setAttemptObject, [attempt.id, setup.id]);
    if (setup.status === 'requires_action') return { clientSecret: setup.client_secret };
    return charge(context, customer, attempt, setup);
  });
}

async function setUp(
  stripe: Stripe,
  customer: string,
  attempt: Attempt,
  card: string,
  details: BillingDetailsInput,
): Promise<Stripe.SetupIntent> {
  const owner = { name: details.name, address: addressOf(details) };
  const facts = { type: 'card' as const, card: { token: card }, billing_details: owner };
  const made = card.startsWith('tok_')
    ? await stripe.paymentMethods.create(facts, keyOf(attempt, 'card'))
    : null;
  const setup = {
    customer,
    payment_method: made?.id ?? card,
    payment_method_types: ['card'],
    confirm: true,
    usage: 'off_session' as const,
  };
  return stripe.setupIntents.create(setup, keyOf(attempt, 'setup'));
}

/** Has a card that is set up charged from now on, for what is due at once. */
async function charge(
  { accounts, billing }: Context,
  { memberId, customerId, subscriptionId, status }: Customer,
  attempt: Attempt,
  setup: Stripe.SetupIntent,
): Promise<PaymentResult> {
  const { stripe } = billing;
  const method = typeof setup.payment_method === 'string' ? setup.payment_method : setup.payment_method?.id;
  if (setup.status !== 'succeeded' || method === undefined) throw paymentRefused(problemOf(setup));
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: method } });
  const isLiving = status === 'active' || status === 'trialing' || status === 'past_due';
  if (subscriptionId !== null && isLiving) {
    const changed = await stripe.subscriptions.update(subscriptionId, { default_payment_method: method });
    if (changed.status === 'past_due') await payWhatIsDue(stripe, changed, attempt);
  }
  await readAgain(accounts, billing, memberId, (db) => closeAttempt(db, attempt, 'SUCCEEDED'));
  return { clientSecret: null };
}

async function payWhatIsDue(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
  attempt: Attempt,
): Promise<void> {
  const id = typeof invoice === 'string' ? invoice : invoice?.id;
  if (id !== undefined) await stripe.invoices.pay(id, {}, keyOf(attempt, 'pay'));
}

function problemOf({ last_setup_error: error }: Stripe.SetupIntent): Parameters<typeof paymentRefused>[0] {
  if (!error?.message) return null;
  return { code: error.code, declineCode: error.decline_code, message: error.message };
}

/** What Stripe refuses is over; what it may have done all the same is replaced by the next card. */
async function orClosed(
  { accounts }: Context,
  attempt: Attempt,
  work: () => Promise<PaymentResult>,
): Promise<PaymentResult> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) await closeAttempt(accounts, attempt, 'FAILED');
    throw error;
  }
}

/** Looks after a card that the bank wanted to see the cardholder for. Throws what it failed for. */
export async function confirmCard(context: Context): Promise<PaymentResult> {
  const { memberId } = await requireViewer(context);
  const { accounts, billing } = context;
  return billing.turns(memberId, () =>
    orPaymentFailed(context, async () => {
      const attempt = await openAttemptOf(accounts, memberId, billing.source, 'CARD');
      if (!attempt) throw refused('NOT_FOUND', 'No card waits to be confirmed.');
      return concludeCard(context, memberId, attempt);
    }),
  );
}

/** Where it stands with a card that was shown to its bank. */
export async function concludeCard(
  context: Context,
  memberId: string,
  attempt: Attempt,
): Promise<PaymentResult> {
  const { accounts, billing } = context;
  const record = await recordOf(accounts, memberId);
  const { customerId } = record;
  if (!attempt.objectId || customerId === null) {
    throw refused('NOT_FOUND', 'No card waits to be confirmed.');
  }
  const setup = await billing.stripe.setupIntents.retrieve(attempt.objectId);
  if (setup.status === 'requires_action') return { clientSecret: setup.client_secret };
  if (setup.status !== 'succeeded') await closeAttempt(accounts, attempt, 'FAILED');
  return orClosed(context, attempt, () => charge(context, { ...record, customerId }, attempt, setup));
}
