import type { PaymentDeps } from '../gateway.ts';
import type { Purchase } from '../paymentResult.ts';
import { isYearlyCode } from '../rules/plan.rules.ts';
import { formatCents } from '../../platform/lib/money.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import type { SubscriptionRecord } from './record.ts';
import { upgradeCents } from './upgrade.ts';

/**
 * Refuses a purchase if another amount is due than the member saw: since the form was opened, the plan may have ended or
 * a price changed. Throws AMOUNT_CHANGED.
 */
export async function requireAsTold(
  deps: PaymentDeps,
  record: SubscriptionRecord,
  purchase: Purchase,
): Promise<void> {
  const told = purchase.input.today ?? null;
  if (told === null) return;
  const cents = await centsToday(deps, record, purchase);
  if (cents === null || cents === told) return;
  const message = `Nothing was charged: today’s payment is now ${formatCents(cents)}, not ${formatCents(told)}. Please check it, and pay again.`;
  throw refused('AMOUNT_CHANGED', message);
}

/** Cents that the purchase charges at once; null if that is not known, or if it will be refused. */
async function centsToday(
  { billing }: PaymentDeps,
  record: SubscriptionRecord,
  { plan, input }: Purchase,
): Promise<number | null> {
  if (!record.isPaid) return input.plan === 'YEARLY' ? billing.cents.YEARLY : billing.cents.MONTHLY;
  if (isYearlyCode(record.plan) === isYearlyCode(plan)) return record.owedCents ?? 0;
  return upgradeCents(billing, record);
}
