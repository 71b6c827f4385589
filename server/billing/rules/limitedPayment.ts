import type { MemberContext } from '../../members/context.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { isPaymentFailure } from './paymentErrors.ts';

/**
 * Runs a payment by an account. Only what failed with a card, or at Stripe, counts against the limit: the product's own
 * refusals, such as of another amount than was shown, charge nothing and test no card. Throws TOO_MANY_ATTEMPTS.
 */
export async function limitedPayment<T>(
  { throttles, address }: MemberContext,
  account: string,
  work: () => Promise<T>,
): Promise<T> {
  const takeBack = await throttles.take('payment', { address, account });
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (error instanceof Refused && !isPaymentFailure(error)) await takeBack();
    throw error;
  }
}
