import type { SubscribeInput } from './payment.type.ts';

/** How a payment ended: with no secret it is done, else the cardholder's bank asks a question first. */
export interface PaymentResult {
  clientSecret: string | null;
}

/** A plan that a member wants to buy, checked: its code, the payment method's id and the form. */
export interface Purchase {
  plan: 2 | 3;
  card: string;
  input: SubscribeInput;
}
