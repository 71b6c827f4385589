import type Stripe from 'stripe';
import type { TestCard } from './cards.ts';
import { newId, secretOf, type Kinds, type Wire } from './wire.ts';

/** The stand-in's prices of the two plans, with ids of its own. */
export const sandboxPrices: { readonly MONTHLY: string; readonly YEARLY: string } = {
  MONTHLY: 'price_1MonthlyDemonstration000',
  YEARLY: 'price_1YearlyDemonstration0000',
};

const PRODUCT = 'prod_Demonstration00';
const LONG_AGO = 1_700_000_000;

export interface PriceFacts {
  id: string;
  cents: number;
  interval: 'month' | 'year';
}

const prices: readonly PriceFacts[] = [
  { id: sandboxPrices.MONTHLY, cents: 15_00, interval: 'month' },
  { id: sandboxPrices.YEARLY, cents: 150_00, interval: 'year' },
];

export function priceFacts(id: string | null): PriceFacts | null {
  return prices.find((price) => price.id === id) ?? null;
}

export function priceObject({ id, cents, interval }: PriceFacts): Wire<Stripe.Price> {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: LONG_AGO,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: PRODUCT,
    recurring: { interval, interval_count: 1, meter: null, usage_type: 'licensed', trial_period_days: null },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}

export function planObject({ id, cents, interval }: PriceFacts): Wire<Stripe.Plan> {
  return {
    id,
    object: 'plan',
    active: true,
    amount: cents,
    amount_decimal: String(cents),
    billing_scheme: 'per_unit',
    created: LONG_AGO,
    currency: 'usd',
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function customerObject(
  id: string,
  now: number,
  facts: Partial<Kinds['customer']>,
): Kinds['customer'] {
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...facts,
  };
}

/** A card that lasts until the end of the third year from now. */
function cardFacts({ brand, number }: TestCard, now: number): NonNullable<Kinds['payment_method']['card']> {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: 12,
    exp_year: new Date(now * 1000).getUTCFullYear() + 3,
    fingerprint: `Demonstration${number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

export function paymentMethodObject(card: TestCard, now: number): Kinds['payment_method'] {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: cardFacts(card, now),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function setupIntentObject(
  now: number,
  facts: Pick<Kinds['setup_intent'], 'customer' | 'payment_method' | 'usage'>,
): Kinds['setup_intent'] {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: secretOf(id),
    created: now,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_confirmation',
    ...facts,
  };
}
