import type { MemberContext } from '../../members/context.ts';
import { refused, type Refused } from '../../platform/lib/fieldErrors.ts';
import {
  cardProblemOf,
  CANCELLATION_FAILED,
  isRefusal,
  isStripeError,
  paymentRefused,
} from './paymentErrors.ts';

/** Runs `work`; a refusal or failure of Stripe becomes a failed payment. */
export function withPaymentErrors<T>(context: MemberContext, work: () => Promise<T>): Promise<T> {
  return withErrors(context, work, (error) => paymentRefused(cardProblemOf(error)));
}

/** Runs `work`; a refusal or failure of Stripe becomes a failed cancellation. */
export function withCancellationErrors<T>(context: MemberContext, work: () => Promise<T>): Promise<T> {
  return withErrors(context, work, () => refused('CANCELLATION_FAILED', CANCELLATION_FAILED));
}

async function withErrors<T>(
  { log, requestId }: MemberContext,
  work: () => Promise<T>,
  failure: (error: unknown) => Refused,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    // A declined card is no fault; a missing or unexpected response from Stripe is, and is logged.
    if (cardProblemOf(error) === null) log.error({ err: error, requestId }, sentence(error));
    throw failure(error);
  }
}

function sentence(error: unknown): string {
  return isRefusal(error) ? 'Stripe refused a request' : 'Stripe did not answer';
}
