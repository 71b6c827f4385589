import { refused } from '../../platform/lib/fieldErrors.ts';
import { formatCents } from '../../platform/lib/money.ts';

/**
 * Refuses a charge if another amount is due than the member saw: since the page was opened, the plan may have ended or a
 * price changed. `due`: cents; null if Stripe did not say them, because nothing is charged unseen. Throws AMOUNT_CHANGED
 * or PAYMENT_FAILED.
 */
export function requireAsTold(told: number, due: number | null): void {
  if (due === null) {
    const message =
      'Nothing was charged, because Stripe did not return today’s payment in time. Please try again.';
    throw refused('PAYMENT_FAILED', message);
  }
  if (due === told) return;
  const message = `Nothing was charged: today’s payment is now ${formatCents(due)}, not ${formatCents(told)}. Please check it, and pay again.`;
  throw refused('AMOUNT_CHANGED', message);
}
