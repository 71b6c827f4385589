import { z } from 'zod';
import { invalid } from './sandboxError.ts';
import type { Form } from './form.ts';

/** Parameters that the product's requests may have; others are refused, as Stripe refuses unknown ones. */

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = z.string().regex(/^\d+$/).transform(Number);
const texts = z.record(z.string(), z.string());
const list = z.record(z.string(), z.string()).transform((form) => Object.values(form));
const nowOnly = z.strictObject({ type: z.literal('now') });
const expand = { expand: list.optional() };

const address = z.strictObject({
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postal_code: z.string().optional(),
  country: z.string().optional(),
});

export type AddressParams = z.infer<typeof address>;

const billingDetails = z.strictObject({ name: z.string().optional(), address: address.optional() });

export const params = {
  none: z.strictObject({ ...expand }),
  customer: z.strictObject({
    email: z.string().optional(),
    name: z.string().optional(),
    address: address.optional(),
    metadata: texts.optional(),
    invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
    ...expand,
  }),
  paymentMethod: z.strictObject({
    type: z.literal('card'),
    card: z.strictObject({ token: z.string() }),
    billing_details: billingDetails.optional(),
    ...expand,
  }),
  attach: z.strictObject({ customer: z.string(), ...expand }),
  setupIntent: z.strictObject({
    customer: z.string(),
    payment_method: z.string(),
    payment_method_types: list,
    confirm: flag,
    usage: z.string(),
    ...expand,
  }),
  subscription: z.strictObject({
    customer: z.string(),
    items: z.strictObject({ 0: z.strictObject({ price: z.string() }) }),
    default_payment_method: z.string().optional(),
    payment_behavior: z.literal('allow_incomplete'),
    metadata: texts.optional(),
    off_session: flag.optional(),
    ...expand,
  }),
  subscriptionChange: z.strictObject({
    items: z.strictObject({ 0: z.strictObject({ id: z.string(), price: z.string() }) }).optional(),
    default_payment_method: z.string().optional(),
    cancel_at_period_end: flag.optional(),
    cancellation_details: z
      .strictObject({ comment: z.string().optional(), feedback: z.string().optional() })
      .optional(),
    billing_cycle_anchor: nowOnly.optional(),
    proration_behavior: z.enum(['always_invoice', 'none']).optional(),
    proration_date: whole.optional(),
    payment_behavior: z.literal('pending_if_incomplete').optional(),
    ...expand,
  }),
  preview: z.strictObject({
    customer: z.string(),
    subscription: z.string(),
    subscription_details: z.strictObject({
      items: z.strictObject({ 0: z.strictObject({ id: z.string(), price: z.string() }) }),
      billing_cycle_anchor: nowOnly,
      proration_behavior: z.enum(['always_invoice', 'none']),
      proration_date: whole.optional(),
    }),
    ...expand,
  }),
  ofCustomer: z.strictObject({
    customer: z.string(),
    status: z.string().optional(),
    limit: whole.optional(),
    ...expand,
  }),
  /** Lists of all customers' objects, in pages like Stripe's. */
  ofAll: z.strictObject({
    status: z.string().optional(),
    limit: whole.optional(),
    starting_after: z.string().optional(),
  }),
  ofInvoice: z.strictObject({ invoice: z.string(), limit: whole.optional(), ...expand }),
  // Without it Stripe takes the cardholder for absent; the product only pays for those who are there.
  pay: z.strictObject({ payment_method: z.string().optional(), off_session: z.literal('false'), ...expand }),
  refund: z.strictObject({ charge: z.string(), amount: whole.optional(), ...expand }),
} as const;

/** The request's parameters. Throws if they are invalid. */
export function checked<Schema extends z.ZodType>(schema: Schema, form: Form): z.infer<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const param = issue?.path.map(String).join('.') ?? '';
  throw invalid(`${param || 'The request'}: ${issue?.message ?? 'cannot be read'}`, {
    code: 'parameter_invalid',
    param,
  });
}
