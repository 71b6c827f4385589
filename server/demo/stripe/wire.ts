import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** An object as it goes over the wire: the SDK makes decimals of some of its texts. */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

/** Stored objects, by Stripe's names for them. */
export interface Kinds {
  customer: Wire<Stripe.Customer>;
  payment_method: Wire<Stripe.PaymentMethod>;
  setup_intent: Wire<Stripe.SetupIntent>;
  subscription: Wire<Stripe.Subscription>;
  invoice: Wire<Stripe.Invoice>;
  invoice_payment: Wire<Stripe.InvoicePayment>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  charge: Wire<Stripe.Charge>;
  refund: Wire<Stripe.Refund>;
  dispute: Wire<Stripe.Dispute>;
}

export type Kind = keyof Kinds;
export type Kept = Kinds[Kind];

/** The id of an object, given as the object or as its id. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}

/** A new id, such as `cus_Nv3…`: 24 characters that nobody guesses. */
export function newId(prefix: string): string {
  const random = randomBytes(24).toString('base64').replace(/[+/=]/g, 'x').slice(0, 24);
  return `${prefix}_${random}`;
}

/** Secret that a browser needs, with the id, to use an intent. */
export function secretOf(id: string): string {
  return `${id}_secret_${randomBytes(16).toString('hex').slice(0, 25)}`;
}
