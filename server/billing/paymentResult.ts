import type { SubscribeInput } from './payment.type.ts';
import type { OfferedCode } from './rules/plan.rules.ts';

/** Result of a payment: done if there is no secret; otherwise the bank must check the cardholder first. */
export interface PaymentResult {
  clientSecret: string | null;
}

/** A checked purchase: plan code, payment method id and form. */
export interface Purchase {
  plan: OfferedCode;
  card: string;
  input: SubscribeInput;
}
