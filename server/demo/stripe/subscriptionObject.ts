import type Stripe from 'stripe';
import { planObject, priceObject, type PriceFacts } from './basicObjects.ts';
import { newId, type Kinds, type Wire } from './wire.ts';

export interface Period {
  start: number;
  end: number;
}

export function itemObject(
  subscription: string,
  price: PriceFacts,
  period: Period,
  now: number,
): Wire<Stripe.SubscriptionItem> {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price: priceObject(price),
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

export function subscriptionObject(
  now: number,
  price: PriceFacts,
  period: Period,
  facts: Pick<Kinds['subscription'], 'customer' | 'default_payment_method' | 'metadata'>,
): Kinds['subscription'] {
  const id = newId('sub');
  return {
    ...unusedFields,
    id,
    billing_cycle_anchor: period.start,
    created: now,
    items: {
      object: 'list',
      data: [itemObject(id, price, period, now)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    start_date: now,
    ...facts,
  };
}

/** Fields that are the same for every new subscription. */
const unusedFields = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  currency: 'usd',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  status: 'incomplete',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Kinds['subscription']>;
