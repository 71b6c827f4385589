import Stripe from 'stripe';
import type { FieldError } from '../../platform/lib/fieldErrors.ts';
import { refused, Refused } from '../../platform/lib/fieldErrors.ts';

const PAYMENT_FAILED = 'Bummer!! Something went wrong. Please contact our Support Team for assistance.';
export const CANCELLATION_FAILED =
  'Sorry, something went wrong. For assistance in unsubscribing please contact us via Help & Support.';

/** Error if neither Stripe nor the demonstration is configured. */
export function notSetUp(): Refused {
  return refused('PAYMENT_NOT_SET_UP', 'Payment is not set up here. Nothing can be bought or charged.');
}

/** Error if another server on the same database uses another payment service. */
export function otherService(): Refused {
  const message =
    'The payment service of this installation is being changed, so nothing was changed or charged. ' +
    'Please try again in a few minutes. If this message stays, please contact us via Help & Support.';
  return refused('OTHER_PAYMENT_SERVICE', message);
}

/** A bank's refusal of a card. */
export interface CardProblem {
  code?: string | null | undefined;
  declineCode?: string | null | undefined;
  /** Stripe's message, written for cardholders. */
  message: string;
}

const codes: Readonly<Record<string, string>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  incorrect_cvc: 'INCORRECT_CVC',
  incorrect_number: 'INCORRECT_NUMBER',
  processing_error: 'PROCESSING_ERROR',
  authentication_required: 'AUTHENTICATION_REQUIRED',
  subscription_payment_intent_requires_action: 'AUTHENTICATION_REQUIRED',
  invoice_payment_intent_requires_action: 'AUTHENTICATION_REQUIRED',
  payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
  setup_intent_authentication_failure: 'AUTHENTICATION_FAILED',
};

/** Error of a failed payment: the product's message and, if the card is the cause, Stripe's. */
export function paymentRefused(problem: CardProblem | null): Refused {
  const whole: FieldError = { field: null, code: 'PAYMENT_FAILED', message: PAYMENT_FAILED };
  if (!problem) return new Refused([whole]);
  const code = codes[problem.declineCode ?? ''] ?? codes[problem.code ?? ''] ?? 'CARD_DECLINED';
  return new Refused([whole, { field: 'card', code, message: problem.message }]);
}

/** The problem with the card, if Stripe reported one; else null. */
export function cardProblemOf(error: unknown): CardProblem | null {
  if (!(error instanceof Stripe.errors.StripeCardError)) return null;
  const { code, decline_code: declineCode, message } = error;
  return { code, declineCode, message };
}

/** True if a card or Stripe is the cause, not a rule of the product. */
export function isPaymentFailure({ errors }: Refused): boolean {
  return errors.some(({ code }) => code === 'PAYMENT_FAILED');
}

/** True if the call certainly had no effect. After a lost connection this is unknown. */
export function isRefusal(error: unknown): boolean {
  return (
    // The key was used before with other parameters, so this request had no effect.
    (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}

/** True if Stripe does not know the object of the call, or a customer is deleted, which takes no more calls. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export function isStripeError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError;
}
