import type Stripe from 'stripe';
import { keyOf, type Attempt } from '../subscriptions/attempt.ts';
import { addressOf } from './customer.ts';
import { paymentRefused, type CardProblem } from '../rules/paymentErrors.ts';
import type { BillingDetailsInput } from '../payment.type.ts';
import { idOf } from '../rules/stripeId.ts';

/** Sets up a card, or a token of older clients, for charges while the cardholder is absent. */
export async function setUp(
  stripe: Stripe,
  customer: string,
  attempt: Attempt,
  details: BillingDetailsInput,
): Promise<Stripe.SetupIntent> {
  const card = attempt.card ?? '';
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

/** Payment method of a completed setup. Throws the bank's refusal. */
export function methodOf({
  status,
  payment_method: method,
  last_setup_error: error,
}: Stripe.SetupIntent): string {
  const id = idOf(method);
  if (status === 'succeeded' && id !== null) return id;
  throw paymentRefused(error?.message ? problemOf(error, error.message) : null);
}

function problemOf(
  { code, decline_code: declineCode }: Stripe.SetupIntent.LastSetupError,
  message: string,
): CardProblem {
  return { code, declineCode, message };
}
