import pLimit, { type LimitFunction } from 'p-limit';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import type { StripeSettings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { plans, type OfferedPlan } from './rules/plan.rules.ts';
import { notSetUp } from './rules/paymentErrors.ts';
import { readPrices } from './rules/prices.ts';
import { createTurns, type Turns } from './turns.ts';

/** The SDK's types match only this version of Stripe's API. */
const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
/** Maximum wait for a response from Stripe when a member only reads or cancels. */
const QUICK_MS = 3_000;
/** Maximum database connections that wait for Stripe, so that a slow Stripe leaves some for other requests. */
const MOST_WAITING = 3;

/** Stripe with real money, Stripe's test mode, our stand-in, or none. */
export type Source = 'live' | 'test' | 'sandbox' | 'none';

/** The payment service in use. Without one, every call throws PAYMENT_NOT_SET_UP. */
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
  /** Price of a period of each plan in cents, as Stripe reports it. */
  cents: Readonly<Record<OfferedPlan, number>>;
  /** Null if Stripe itself is used. */
  sandbox: Demonstration | null;
  /** Runs one task at a time for each member. */
  turns: Turns;
  /** Limits calls that lock a database row while they call Stripe. */
  reads: LimitFunction;
  close: () => Promise<void>;
}

/** Services that continue a payment, with or without a request. */
export interface PaymentDeps {
  accounts: DataSource;
  billing: Billing;
}

/** A card of the demonstration, with its outcome. */
interface TestCard {
  number: string;
  /** Payment method of this card, named as in Stripe’s test mode. */
  paymentMethodId: string;
  brand: 'visa' | 'mastercard';
  outcome: string;
}

/** Interface of the stand-in for Stripe. */
export interface Demonstration {
  port: number;
  secretKey: string;
  webhookSecret: string;
  prices: Readonly<Record<OfferedPlan, string>>;
  cards: readonly TestCard[];
  /** Moves the clock of one customer, or of everyone, forward and runs everything due by then. */
  advance: (seconds: number, customer?: string) => Promise<void>;
  /** Waits up to a few seconds until the product has received all events. */
  told: () => Promise<void>;
  /** Time on the stand-in's clock. */
  now: () => Promise<Date>;
  /** Answers the bank's check for the cardholder; false if no payment waits for it. */
  answerChallenge: (clientSecret: string, hasPassed: boolean) => Promise<boolean>;
  /** The customer who owns an object; null if there is none. */
  ownerOf: (id: string) => Promise<string | null>;
  close: () => Promise<void>;
}

/**
 * Connects to Stripe if configured; otherwise there is no payment. Throws if a price at Stripe differs from
 * its plan's.
 */
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

/** Connects to the stand-in for Stripe. */
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

/** The same service with a 3-second timeout and no retries. */
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
