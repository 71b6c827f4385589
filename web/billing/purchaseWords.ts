import { formatOrdinalDay } from '../ui/formats/formatDay.ts';
import { formatMoney } from '../ui/formats/formatMoney.ts';
import type { KeptPlan } from './keptPlan.ts';
import type { Purchase } from './purchase.ts';
import { words } from './words.ts';

interface PurchaseWords {
  /** Today's charge and those to come. */
  lead: string;
  button: string;
  /** The text after it is done. */
  complete: string;
}

/** Texts of the payment form, which say only what is charged. */
export function purchaseWords(
  purchase: Exclude<Purchase, { kind: 'refused' }>,
  isYearly: boolean,
): PurchaseWords {
  const today = formatMoney(purchase.today);
  if (purchase.kind === 'keep') return keepWords(purchase.kept, purchase.today);
  const period = isYearly ? 'year' : 'month';
  const terms = `${formatMoney(purchase.price)} a ${period}, renewed each ${period} until you cancel.`;
  const lead =
    purchase.kind === 'buy'
      ? terms
      : `You pay ${today} today, less the month you have already paid for. The yearly plan starts today and costs ${terms}`;
  return { lead, button: `Pay ${today}`, complete: words.complete };
}

function keepWords(kept: KeptPlan, today: number): PurchaseWords {
  const { isYearly, price, currentPeriodEnd } = kept;
  const name = isYearly ? 'yearly' : 'monthly';
  const on = currentPeriodEnd === null ? '' : ` on ${formatOrdinalDay(currentPeriodEnd)}`;
  const cost = price === null ? '' : ` and costs ${formatMoney(price)} a ${isYearly ? 'year' : 'month'}`;
  const renews = `Your ${name} plan renews${on}${cost}, charged to this card.`;
  if (today > 0) {
    const lead = `You pay ${formatMoney(today)} today, for the renewal that was not paid. ${renews}`;
    return { lead, button: `Pay ${formatMoney(today)}`, complete: words.renewed };
  }
  return {
    lead: `You pay nothing today. ${renews}`,
    button: words.keepPlan,
    complete: `You keep your ${name} plan. Nothing was charged.`,
  };
}
