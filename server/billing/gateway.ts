import pLimit, { type LimitFunction } from 'p-limit';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import type { StripeSettings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { plans, type OfferedPlan } from './rules/plan.rules.ts';
import { notSetUp } from './rules/paymentErrors.ts';
import { readPrices } from './rules/prices.ts';
import { createTurns, type Turns } from './turns.ts';

/** Written against this version of Stripe's API; the SDK's types are of no other. */
const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
/** Longest wait for one answer of Stripe when a member only reads, or cancels. */
const QUICK_MS = 3_000;
/** Limits database connections that wait for Stripe, so that a slow Stripe leaves some for other requests. */
const MOST_WAITING = 3;

/** The payment service: Stripe with real money, Stripe's test mode, our stand-in, or none. */
export type Source = 'live' | 'test' | 'sandbox' | 'none';

/** The payment service in use: Stripe or its stand-in. Without one, every call is refused in words. */
export interface Billing {
  source: Source;
  stripe: Stripe;
  /** The same client with a 3-second timeout and no retries. */
  quick: Stripe;
  /** Publishable key for Stripe's card fields; null in the demonstration. */
  publishableKey: string | null;
  webhookSecret: string;
  /** Stripe's price ids of the plans. */
  prices: Readonly<Record<OfferedPlan, string>>;
  /** Price of a period of each, in cents, as Stripe states it. */
  cents: Readonly<Record<OfferedPlan, number>>;
  /** Null if Stripe itself is used. */
  sandbox: Demonstration | null;
  /** One thing after the other for each member. */
  turns: Turns;
  /** Limits calls that hold a database row while they ask Stripe. */
  reads: LimitFunction;
  close: () => Promise<void>;
}

/** Dependencies for continuing a payment, with or without a request. */
export interface PaymentDeps {
  accounts: DataSource;
  billing: Billing;
}

/** A card of the demonstration and a description of its outcome. */
export interface TestCard {
  number: string;
  /** Payment method of this card, named as in Stripe’s test mode. */
  paymentMethodId: string;
  brand: 'visa' | 'mastercard';
  outcome: string;
}

/** The stand-in for Stripe, as billing sees it. */
export interface Demonstration {
  port: number;
  secretKey: string;
  webhookSecret: string;
  prices: Readonly<Record<OfferedPlan, string>>;
  cards: readonly TestCard[];
  /** Moves the clock of one customer, or of everyone, forward and runs everything due by then. */
  advance: (seconds: number, customer?: string) => Promise<void>;
  /** Waits a few seconds at most until all events have been delivered to the product. */
  told: () => Promise<void>;
  /** The time that its clock shows. */
  now: () => Promise<Date>;
  /** Answers the bank's check for the cardholder; false if no payment waits for it. */
  answerChallenge: (clientSecret: string, hasPassed: boolean) => Promise<boolean>;
  /** The customer who owns an object; null if there is none. */
  ownerOf: (id: string) => Promise<string | null>;
  close: () => Promise<void>;
}

/** Stripe if configured, otherwise no payment. Throws if a price at Stripe differs from its plan's. */
export async function openBilling(settings: StripeSettings | null, log: Log): Promise<Billing> {
  const shared = createShared();
  if (settings === null) return closed(shared);
  const { publishableKey, webhookSecret, prices } = settings;
  const source = settings.secretKey.includes('_live_') ? 'live' : 'test';
  const stripe = client(settings.secretKey, settings.apiUrl);
  const quick = client(settings.secretKey, settings.apiUrl, QUICK_MS);
  const cents = await readPrices(quick, prices, log);
  return { ...shared, source, stripe, quick, publishableKey, webhookSecret, prices, cents };
}

type Shared = Pick<Billing, 'turns' | 'reads' | 'sandbox' | 'close'>;

function createShared(): Shared {
  return { turns: createTurns(), reads: pLimit(MOST_WAITING), sandbox: null, close: nothing };
}

/** The demonstration in Stripe's place. */
export function demonstrationBilling(sandbox: Demonstration): Billing {
  const url = `http://127.0.0.1:${String(sandbox.port)}`;
  return {
    ...createShared(),
    source: 'sandbox',
    stripe: client(sandbox.secretKey, url),
    quick: client(sandbox.secretKey, url, QUICK_MS),
    publishableKey: null,
    webhookSecret: sandbox.webhookSecret,
    prices: sandbox.prices,
    cents: planCents,
    sandbox,
    close: sandbox.close,
  };
}

const planCents = Object.fromEntries(
  plans.map(({ plan, priceCents }) => [plan, priceCents ?? 0]),
) as Billing['cents'];

function closed(shared: Shared): Billing {
  return {
    ...shared,
    source: 'none',
    get stripe(): Stripe {
      throw notSetUp();
    },
    get quick(): Stripe {
      throw notSetUp();
    },
    publishableKey: null,
    webhookSecret: '',
    prices: { MONTHLY: '', YEARLY: '' },
    cents: planCents,
  };
}

/** Billing whose calls wait 3 seconds each and are tried once. */
export function hurried(billing: Billing): Billing {
  return billing.source === 'none' ? billing : { ...billing, stripe: billing.quick };
}

const nothing = (): Promise<void> => Promise.resolve();

function client(secretKey: string, apiUrl: string, timeout = TIMEOUT_MS): Stripe {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout,
    maxNetworkRetries: timeout === QUICK_MS ? 0 : 2,
    telemetry: false,
  });
}
