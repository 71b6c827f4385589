import type { PaymentDeps } from '../gateway.ts';
import type { Purchase } from '../paymentResult.ts';
import { isYearlyCode } from '../rules/plan.rules.ts';
import { purchaseCents } from './purchasePrice.ts';
import type { SubscriptionRecord } from './record.ts';
import { upgradeCents } from './upgradePrice.ts';

/** Cents that a possible purchase charges at once; null if Stripe does not say them. */
export async function centsToday(
  { billing }: PaymentDeps,
  record: SubscriptionRecord,
  { plan, input }: Purchase,
): Promise<number | null> {
  if (!record.isPaid) return purchaseCents(billing, record, input.plan);
  if (isYearlyCode(record.plan) === isYearlyCode(plan)) return record.owedCents ?? 0;
  return upgradeCents(billing, record);
}
