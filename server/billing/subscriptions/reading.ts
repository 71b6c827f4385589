import type Stripe from 'stripe';
import { billedUntil, isCancelledAtStripe, periodEndOf } from '../rules/isCancelledAtStripe.ts';
import type { DataSource } from 'typeorm';
import type { Db } from '../../platform/lib/db.ts';
import { closeAttempt, closeAttempts, openAttemptOf } from './attempt.ts';
import type { Billing } from '../gateway.ts';
import { keepRunning } from './keepRunning.ts';
import { mailChange, type Before, type Read } from '../mails/billingMails.ts';
import { mirrorInvoice } from '../invoices/invoiceMirror.ts';
import { holdRecord, writeRecord } from './subscription.sql.ts';
import { isInDollars } from '../rules/isInDollars.ts';
import { isMissing } from '../rules/paymentErrors.ts';
import { PlanCode } from '../rules/plan.rules.ts';
import { renewalCents } from './renewalCents.ts';

/** A member whose record is locked: nobody else reads Stripe for it until the transaction ends. */
export interface Held {
  memberId: string;
  customerId: string | null;
  /** Null if there is none or an operator granted it. */
  subscriptionId: string | null;
}

/**
 * Reads a member's subscription from Stripe and stores it, in one transaction with `more`. The record is locked
 * before reading, so that older data never overwrites newer data.
 */
export function readAgain(
  db: DataSource,
  billing: Billing,
  memberId: string,
  more: (db: Db) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  return billing.reads(() =>
    db.transaction(async (tx) => {
      const [held] = await tx.query<Held[]>(holdRecord, [memberId, billing.source]);
      if (held) await readHeld(tx, billing, held);
      await more(tx);
    }),
  );
}

/** Reads a member's subscription within a transaction that has locked the record. */
export async function readHeld(db: Db, billing: Billing, held: Held): Promise<void> {
  const { memberId } = held;
  const data = await subscriptionsOf(billing, held);
  const found = currentOf(data);
  if (!found) return;
  const current = await afterUpgrade(db, billing, memberId, found);
  // The member may be absent when a renewal is paid or given up.
  const ended = current.status === 'active' ? ('SUCCEEDED' as const) : ('FAILED' as const);
  if (current.status !== 'past_due') await closeAttempts(db, memberId, billing.source, ['RENEWAL', ended]);
  const facts = { ...factsOf(billing, current), renewal: await renewalCents(billing, current) };
  const written = [memberId, billing.source, JSON.stringify(facts), JSON.stringify(termsOf(data))];
  const [before] = await db.query<Before[]>(writeRecord, written);
  const invoice = current.latest_invoice;
  if (typeof invoice === 'object' && invoice) await mirrorInvoice(db, billing.source, memberId, invoice);
  if (before) await mailChange(db, memberId, { before, facts }, current);
}

/**
 * The subscriptions of a customer, or the recorded one if Stripe lists none: it ended if an operator deleted the customer
 * in Stripe's dashboard. Throws if Stripe does not know that one either, since its keys may be those of another account.
 */
async function subscriptionsOf(
  { stripe }: Billing,
  { customerId, subscriptionId }: Held,
): Promise<Stripe.Subscription[]> {
  if (customerId === null) return [];
  const parts = ['default_payment_method', 'latest_invoice'];
  const listed = { customer: customerId, status: 'all', limit: 20 } as const;
  const expand = parts.map((part) => `data.${part}`);
  const { data } = await stripe.subscriptions.list({ ...listed, expand }).catch(noneIfMissing);
  if (data.length > 0 || subscriptionId === null) return data;
  return [await stripe.subscriptions.retrieve(subscriptionId, { expand: parts })];
}

function noneIfMissing(error: unknown): { data: [] } {
  if (isMissing(error)) return { data: [] };
  throw error;
}

/**
 * Removes the cancellation if a paid upgrade is found, and returns the subscription. Every read does this,
 * because the member may be absent when the bank approves.
 */
async function afterUpgrade(
  db: Db,
  { stripe, prices, source }: Billing,
  memberId: string,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (subscription.items.data[0]?.price.id !== prices.YEARLY) return subscription;
  const attempt = await openAttemptOf(db, memberId, source, 'UPGRADE');
  if (!attempt) return subscription;
  await closeAttempt(db, attempt, 'SUCCEEDED');
  if (!isCancelledAtStripe(subscription) || subscription.status !== 'active') return subscription;
  return keepRunning(stripe, subscription.id, { expand: ['default_payment_method', 'latest_invoice'] });
}

/** Leaves out purchases that were never paid. */
function termsOf(subscriptions: readonly Stripe.Subscription[]): object[] {
  const bought = subscriptions.filter(({ status }) => !status.startsWith('incomplete'));
  return bought.map(({ id, start_date: started, ended_at: ended }) => ({ id, started, ended }));
}

const LIVELY: Readonly<Record<string, number>> = {
  active: 4,
  trialing: 4,
  past_due: 3,
  unpaid: 2,
  paused: 2,
  incomplete: 2,
  canceled: 1,
};

/** The subscription that counts: the most active one, or else the latest. */
function currentOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = ({ status }: Stripe.Subscription): number => LIVELY[status] ?? 0;
  const [first] = [...subscriptions].sort((a, b) => rank(b) - rank(a) || b.created - a.created);
  return first ?? null;
}

const RENEWING: readonly string[] = ['active', 'trialing', 'past_due'];

function factsOf(billing: Billing, subscription: Stripe.Subscription): Read & Record<string, unknown> {
  const item = subscription.items.data[0];
  const card =
    typeof subscription.default_payment_method === 'object'
      ? subscription.default_payment_method?.card
      : null;
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  return {
    id: subscription.id,
    item: item?.id ?? null,
    plan: item ? planCodeOf(billing.prices, item.price) : 0,
    status: subscription.status,
    started: subscription.start_date,
    period_start: item?.current_period_start ?? null,
    period_end: periodEndOf(subscription),
    renews: RENEWING.includes(subscription.status) ? billedUntil(subscription) : null,
    is_cancelled: isCancelledAtStripe(subscription),
    next_attempt: subscription.status === 'past_due' ? (invoice?.next_payment_attempt ?? null) : null,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    exp_month: card?.exp_month ?? null,
    exp_year: card?.exp_year ?? null,
    price: item && isInDollars(item.price) ? item.price.unit_amount : null,
  };
}

/** Any price other than today's two belongs to the legacy plan with the same interval. */
function planCodeOf(prices: Billing['prices'], price: Stripe.Price): PlanCode {
  if (price.id === prices.MONTHLY) return PlanCode.MONTHLY;
  if (price.id === prices.YEARLY) return PlanCode.YEARLY;
  return price.recurring?.interval === 'year' ? PlanCode.LEGACY_YEARLY : PlanCode.LEGACY_MONTHLY;
}
