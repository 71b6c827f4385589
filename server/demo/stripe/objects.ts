import { randomBytes } from 'node:crypto';

/** The stand-in's prices of the two plans, with ids of its own. */
export const sandboxPrices: { readonly MONTHLY: string; readonly YEARLY: string } = {
  MONTHLY: 'price_1MonthlyDemonstration000',
  YEARLY: 'price_1YearlyDemonstration0000',
};

export const prices = [
  priceOf(sandboxPrices.MONTHLY, 15_00, 'month'),
  priceOf(sandboxPrices.YEARLY, 150_00, 'year'),
];

function priceOf(id: string, cents: number, interval: 'month' | 'year') {
  const recurring = { interval, interval_count: 1, usage_type: 'licensed' };
  const facts = { id, object: 'price', active: true, currency: 'usd', type: 'recurring' };
  return { ...facts, unit_amount: cents, recurring };
}

export type Price = (typeof prices)[number];

/** A price that is subscribed to, for its current period (Unix seconds). */
export interface Item {
  id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Line {
  amount: number;
  description: string;
  period: { start: number; end: number };
}

/** A bank's reason for refusing a card. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

type IntentStatus = 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';

const text = null as string | null;
const moment = null as number | null;
const texts = {} as Record<string, string>;
const problem = null as (Decline & { type: 'card_error' }) | null;

/** Fields that the product or the stand-in reads, by Stripe's names of objects and fields, with their first values. */
const blanks = {
  customer: {
    email: text,
    name: text,
    address: null as Record<string, string> | null,
    metadata: texts,
    invoice_settings: { default_payment_method: text },
    next_invoice_sequence: 1,
    // Cents owed to Stripe's account holder; less than 0 for a credit, which the next invoices use up.
    balance: 0,
  },
  payment_method: {
    customer: text,
    card: {} as { brand: string; last4: string; exp_month: number; exp_year: number },
  },
  setup_intent: {
    customer: '',
    payment_method: '',
    client_secret: '',
    last_setup_error: problem,
    status: 'succeeded' as Exclude<IntentStatus, 'canceled'>,
  },
  subscription: {
    customer: '',
    metadata: texts,
    items: { data: [] as Item[] },
    default_payment_method: text,
    status: 'incomplete' as 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled',
    start_date: 0,
    billing_cycle_anchor: 0,
    canceled_at: moment,
    ended_at: moment,
    cancel_at: moment,
    cancel_at_period_end: false,
    cancellation_details: { comment: text },
    latest_invoice: text,
    pending_update: null as { expires_at: number; subscription_items: Item[] } | null,
  },
  invoice: {
    customer: '',
    customer_name: text,
    customer_email: text,
    number: '',
    billing_reason: '',
    currency: 'usd',
    status: 'open' as 'open' | 'paid' | 'void' | 'uncollectible',
    amount_due: 0,
    amount_paid: 0,
    amount_remaining: 0,
    total: 0,
    lines: { data: [] as Line[] },
    attempt_count: 0,
    next_payment_attempt: moment,
    parent: { subscription_details: { subscription: '' } },
    status_transitions: { paid_at: moment, voided_at: moment, marked_uncollectible_at: moment },
    hosted_invoice_url: '',
    invoice_pdf: '',
  },
  invoice_payment: { invoice: '', payment: { payment_intent: '' } },
  payment_intent: {
    amount: 0,
    customer: '',
    payment_method: text,
    client_secret: '',
    last_payment_error: problem,
    status: 'requires_payment_method' as IntentStatus,
  },
  charge: {
    amount: 0,
    currency: 'usd',
    amount_refunded: 0,
    refunded: false,
    customer: '',
    payment_intent: '',
  },
  refund: {
    amount: 0,
    currency: 'usd',
    charge: '',
    status: 'succeeded' as 'succeeded' | 'failed',
  },
  dispute: {
    amount: 0,
    currency: 'usd',
    charge: '',
    reason: 'general',
    status: 'needs_response',
    evidence_details: { due_by: moment },
  },
  event: { type: '', data: { object: {} as object } },
  // An answer to an idempotency key, which is its id.
  request: { fingerprint: '', status: 200, body: {} as object },
};

const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  setup_intent: 'seti',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  event: 'evt',
  request: 'req',
};

export type Kind = keyof typeof blanks;
/** Stored objects, by kind. */
export type Kinds = { [K in Kind]: { id: string; object: K; created: number } & (typeof blanks)[K] };
export type Kept = Kinds[Kind];

/** A new id, such as `cus_Nv3…`: 24 characters that nobody guesses. */
export function newId(prefix: string): string {
  const random = randomBytes(24).toString('base64').replace(/[+/=]/g, 'x').slice(0, 24);
  return `${prefix}_${random}`;
}

export function newObject<K extends Kind>(kind: K, now: number, facts: Partial<Kinds[K]>): Kinds[K] {
  const id = newId(prefixes[kind]);
  const blank = structuredClone(blanks[kind]);
  // A browser needs it, with the id, to use an intent.
  const secret = 'client_secret' in blank && { client_secret: newId(`${id}_secret`) };
  return { id, object: kind, created: now, ...blank, ...secret, ...facts } as unknown as Kinds[K];
}

/** A stored object with the fields that it lacks, because an earlier version of the stand-in stored it. */
export function completed(data: Kept): Kept {
  return { ...structuredClone(blanks[data.object]), ...data };
}
