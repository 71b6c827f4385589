import type { SubscribeInput } from './payment.type.ts';
import type { OfferedCode } from './rules/plan.rules.ts';

/** Result of a payment. With a client secret, the bank must check the cardholder first; otherwise it is done. */
export interface PaymentResult {
  clientSecret: string | null;
}

export const DONE: PaymentResult = { clientSecret: null };

/** A validated purchase: plan code, payment method id and form. */
export interface Purchase {
  plan: OfferedCode;
  card: string;
  input: SubscribeInput;
}
