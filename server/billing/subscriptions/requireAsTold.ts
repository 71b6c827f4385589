import { refused } from '../../platform/lib/fieldErrors.ts';
import { formatCents } from '../../platform/lib/money.ts';

/**
 * Refuses a charge if another amount is due than the member saw: since the page was opened, the plan may have ended or a
 * price changed. `due`: cents; null if they are not known. Throws AMOUNT_CHANGED.
 */
export function requireAsTold(told: number, due: number | null): void {
  if (due === null || due === told) return;
  const message = `Nothing was charged: today’s payment is now ${formatCents(due)}, not ${formatCents(told)}. Please check it, and pay again.`;
  throw refused('AMOUNT_CHANGED', message);
}
