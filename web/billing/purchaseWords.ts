import { renewalOf } from './membership.ts';
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
  const { kind, isUsual } = purchase;
  const terms = termsOf(purchase, isYearly);
  const lead =
    kind === 'buy'
      ? `${isUsual ? '' : `You pay ${today} today. The plan costs `}${terms}`
      : `You pay ${today} today, less the month you have already paid for. The yearly plan starts today and costs ${terms}`;
  return { lead, button: `Pay ${today}`, complete: words.complete };
}

function termsOf({ price, isUsual }: { price: number; isUsual: boolean }, isYearly: boolean): string {
  const period = isYearly ? 'year' : 'month';
  const renewed = `renewed each ${period} until you cancel.`;
  return isUsual
    ? `${formatMoney(price)} a ${period}, ${renewed}`
    : `${formatMoney(price)} a ${period} ${words.beforeDiscounts}, ${renewed} ${words.nextPaymentShown}`;
}

function keepWords(kept: KeptPlan, today: number): PurchaseWords {
  const { isYearly } = kept;
  const name = isYearly ? 'yearly' : 'monthly';
  const renews = `Your ${name} plan renews${renewalTerms(kept)}, charged to this card.`;
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

/** The day of the renewal, and its amount: with a discount, credit or tax it is another one than the price. */
function renewalTerms(kept: KeptPlan): string {
  const { isYearly, price, renewalAmount } = kept;
  const day = renewalOf(kept);
  const on = day === null ? '' : ` on ${formatOrdinalDay(day)}`;
  const period = isYearly ? 'year' : 'month';
  if (renewalAmount === null || renewalAmount === price) {
    return price === null ? on : `${on} and costs ${formatMoney(price)} a ${period}`;
  }
  const usual = price === null ? '' : `, of a price of ${formatMoney(price)} a ${period}`;
  return `${on} for ${formatMoney(renewalAmount)}${usual}`;
}
