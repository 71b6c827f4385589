import { lineObject, type LineFacts } from './lineObjects.ts';
import { newId, type Kinds } from './wire.ts';

export interface InvoiceFacts {
  customer: Kinds['customer'];
  subscription: string;
  paymentMethod: string | null;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  period: { start: number; end: number };
  lines: LineFacts[];
  pagesUrl: string;
}

/** An invoice that is final and waits to be paid. */
export function invoiceObject(now: number, facts: InvoiceFacts): Kinds['invoice'] {
  const id = newId('in');
  const { customer, subscription, paymentMethod, reason, period, lines, pagesUrl } = facts;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(total, 0);
  return {
    ...unusedFields,
    id,
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    created: now,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: paymentMethod,
    effective_at: now,
    hosted_invoice_url: `${pagesUrl}/${id}`,
    invoice_pdf: `${pagesUrl}/${id}.pdf`,
    lines: linesOf(id, lines),
    number: `${customer.invoice_prefix ?? ''}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: now,
  };
}

function linesOf(id: string, lines: LineFacts[]): Kinds['invoice']['lines'] {
  const data = lines.map((line) => lineObject(id, line));
  return { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` };
}

/** Fields that are the same for every invoice. */
const unusedFields = {
  object: 'invoice',
  account_country: 'US',
  account_name: 'Demonstration',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'usd',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: 'open',
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Kinds['invoice']>;
