import pLimit, { type LimitFunction } from 'p-limit';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import type { StripeSettings } from '../env.ts';
import type { Log } from '../log.ts';
import type { OfferedPlan } from './plan.rules.ts';
import { sandboxPrices } from './sandbox/basicObjects.ts';
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { createTurns, type Turns } from './turns.ts';

/** Written against this version of Stripe's API; the SDK's types are of no other. */
const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
/** So many connections to the database may wait for Stripe at once, so that a slow Stripe leaves some for others. */
const MOST_WAITING = 3;

/** Where money is real, where Stripe tries things out, and where our stand-in does. */
export type Source = 'live' | 'test' | 'sandbox';

/** What paying runs on: Stripe, or its stand-in. */
export interface Billing {
  source: Source;
  stripe: Stripe;
  /** What the browser shows Stripe's card fields with; null in the demonstration. */
  publishableKey: string | null;
  webhookSecret: string;
  /** Stripe's ids of what the plans cost. */
  prices: Readonly<Record<OfferedPlan, string>>;
  /** Null where Stripe itself is used. */
  sandbox: Sandbox | null;
  /** One thing after the other for each member. */
  turns: Turns;
  /** Everything that holds a row while it asks Stripe goes through here. */
  reads: LimitFunction;
  close: () => Promise<void>;
}

/** What a payment is gone on with, for whoever asks and for nobody. */
export interface PaymentDeps {
  accounts: DataSource;
  billing: Billing;
}

export interface SandboxPlace {
  databaseUrl: string;
  /** Where the product listens; null where it hears of nothing. */
  webhookUrl: string | null;
  publicUrl: string;
  log: Log;
}

/** Stripe where it is configured, else its stand-in. */
export async function openBilling(settings: StripeSettings | null, place: SandboxPlace): Promise<Billing> {
  const shared = { turns: createTurns(), reads: pLimit(MOST_WAITING) };
  if (settings) {
    const { publishableKey, webhookSecret, prices } = settings;
    const source = settings.secretKey.includes('_live_') ? 'live' : 'test';
    const stripe = client(settings.secretKey, settings.apiUrl);
    return {
      ...shared,
      source,
      stripe,
      publishableKey,
      webhookSecret,
      prices,
      sandbox: null,
      close: nothing,
    };
  }
  const { databaseUrl, webhookUrl, publicUrl, log } = place;
  const pagesUrl = `${publicUrl}/demonstration/invoices`;
  const sandbox = await openSandbox({ databaseUrl, webhookUrl, pagesUrl, log });
  return {
    ...shared,
    source: 'sandbox',
    stripe: client(sandbox.secretKey, `http://127.0.0.1:${String(sandbox.port)}`),
    publishableKey: null,
    webhookSecret: sandbox.webhookSecret,
    prices: sandboxPrices,
    sandbox,
    close: sandbox.close,
  };
}

const nothing = (): Promise<void> => Promise.resolve();

function client(secretKey: string, apiUrl: string): Stripe {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}
