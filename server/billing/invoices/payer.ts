import type Stripe from 'stripe';
import type { Db } from '../../platform/lib/db.ts';
import type { Billing } from '../gateway.ts';
import { idOf } from '../rules/stripeId.ts';
import type { Held } from '../subscriptions/reading.ts';
import { holdCustomer } from '../subscriptions/subscription.sql.ts';
import { holdInvoice } from './payer.sql.ts';

interface Payer {
  /** Null once the account is deleted. */
  memberId: string | null;
  /** The member's record; null if there is none any more. */
  held: Held | null;
}

/**
 * Locks the record of the member who made a payment, or the payment's invoice, which stays after the account is deleted. Null
 * if it paid for nothing here.
 */
export async function holdPayer(
  db: Db,
  { stripe, source }: Billing,
  charge: Stripe.Charge,
): Promise<Payer | null> {
  const [held] = await db.query<Held[]>(holdCustomer, [idOf(charge.customer), source]);
  if (held) return { memberId: held.memberId, held };
  const invoice = await invoiceOfCharge(stripe, charge);
  const [kept] = await db.query<{ memberId: string | null }[]>(holdInvoice, [invoice, source]);
  return kept ? { memberId: kept.memberId, held: null } : null;
}

/** The id of the invoice that a charge paid; null if it paid none. */
export async function invoiceOfCharge(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const payment_intent = idOf(charge.payment_intent);
  if (payment_intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    limit: 1,
  });
  return idOf(data[0]?.invoice);
}
