import type { DataSource } from 'typeorm';
import { openBilling, type Billing } from '../billing/gateway.ts';
import { readBillingSource } from '../billing/subscriptions/givenPlan.sql.ts';
import { countLive } from '../billing/subscriptions/subscription.sql.ts';
import type { Sandbox } from '../demo/stripe/sandbox.ts';
import { EnvError, type Env, type StripeSettings } from '../platform/env.ts';
import { commandLog, type Log } from '../platform/log.ts';

/** Addresses at which the payment service reaches the product, and its data folder. */
export interface PaymentPlace {
  db: DataSource;
  databaseUrl: string;
  publicUrl: string;
  /** Address for Stripe's events; null if there is none. */
  webhookUrl: string | null;
  log: Log;
}

/** The payment service and its stand-in; null if Stripe itself or no payment is used. */
export interface Payment {
  billing: Billing;
  sandbox: Sandbox | null;
}

/**
 * Opens Stripe, its stand-in for a demonstration, or no payment. Throws if a price at Stripe differs from its
 * plan's, or if the stand-in would run beside live subscriptions.
 */
export async function openPayment(
  wanted: StripeSettings | 'demonstration' | null,
  { db, databaseUrl, publicUrl, webhookUrl, log }: PaymentPlace,
): Promise<Payment> {
  if (wanted !== 'demonstration') return { billing: await openBilling(wanted, log), sandbox: null };
  await refuseBesideLive(db);
  const pagesUrl = `${publicUrl}/demonstration/invoices`;
  const { openDemonstration } = await import('./openDemonstration.ts').catch(notInThisBuild);
  return openDemonstration({ databaseUrl, webhookUrl, pagesUrl, log });
}

function notInThisBuild(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  throw new EnvError(
    'This build has no demonstration of payment. Give the keys of Stripe, set DEMO_BILLING=off, or build the image ' +
      'again with DEMO_BILLING=on in its environment.',
  );
}

/** The payment service for operator commands: Stripe with its keys, or the stand-in if the server runs it. */
export async function openOperatorBilling(db: DataSource, env: Env): Promise<Billing> {
  const [row] = await db.query<{ source: string }[]>(readBillingSource);
  const wanted = env.stripe ?? (row?.source === 'sandbox' ? 'demonstration' : null);
  const { databaseUrl, publicUrl } = env;
  const log = commandLog('user');
  return (await openPayment(wanted, { db, databaseUrl, publicUrl, webhookUrl: null, log })).billing;
}

/** Members who pay real money must never be asked for a test card. */
async function refuseBesideLive(db: DataSource): Promise<void> {
  const [row] = await db.query<{ count: number }[]>(countLive);
  const count = row?.count ?? 0;
  if (count === 0) return;
  throw new EnvError(
    `The demonstration of payment does not start beside live subscriptions, and there are ${String(count)} of them. ` +
      'Give the keys of Stripe (STRIPE_SECRET_KEY and the others), or set DEMO_BILLING=off.',
  );
}
