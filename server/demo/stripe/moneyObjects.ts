import { newId, secretOf, type Kinds } from './wire.ts';

type Intent = Kinds['payment_intent'];

export function paymentIntentObject(
  now: number,
  facts: Pick<Intent, 'amount' | 'customer' | 'payment_method'>,
): Intent {
  const id = newId('pi');
  return {
    ...unusedPaymentIntentFields,
    id,
    client_secret: secretOf(id),
    created: now,
    ...facts,
  };
}

/** Fields that are the same for every object. */
const unusedPaymentIntentFields = {
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  currency: 'usd',
  customer_account: null,
  description: 'Subscription',
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Kinds['payment_intent']>;

export function chargeObject(now: number, intent: Intent, method: Kinds['payment_method']): Kinds['charge'] {
  return {
    ...unusedChargeFields,
    id: newId('ch'),
    amount: intent.amount,
    amount_captured: intent.amount,
    balance_transaction: newId('txn'),
    billing_details: { ...method.billing_details, tax_id: null },
    created: now,
    customer: intent.customer,
    description: intent.description,
    payment_intent: intent.id,
    payment_method: method.id,
  };
}

/** Fields that are the same for every object. */
const unusedChargeFields = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  captured: true,
  currency: 'usd',
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Kinds['charge']>;

export function invoicePaymentObject(now: number, invoice: string, intent: Intent): Kinds['invoice_payment'] {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: now,
    currency: 'usd',
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function refundObject(now: number, charge: Kinds['charge'], amount: number): Kinds['refund'] {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now,
    currency: 'usd',
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
