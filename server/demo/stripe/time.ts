import { payInvoice } from './paying.ts';
import {
  activate,
  bill,
  cardOf,
  chargeLine,
  end,
  itemOf,
  priceOf,
  type Subscription,
} from './subscribing.ts';
import { periodEnd } from './months.ts';
import { expireUpdate } from './pendingUpdate.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** A first payment that is not made in this time is not waited for any longer. */
const PATIENCE = 23 * HOUR;
/** Days between retries of a failed renewal; after the last one, the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

interface Due {
  at: number;
  happen: () => void;
}

/** Runs everything due until a moment, in order, and sets the clock to it. */
export function letTimePass(world: World, until: number): void {
  for (let due = nextOf(world); due !== null && due.at <= until; due = nextOf(world)) {
    world.now = Math.max(world.now, due.at);
    due.happen();
  }
  world.now = Math.max(world.now, until);
}

function nextOf(world: World): Due | null {
  const dues = world.all('subscription').flatMap((subscription) => duesOf(world, subscription));
  return dues.reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

function duesOf(world: World, subscription: Subscription): Due[] {
  const { status, created } = subscription;
  if (status === 'incomplete') {
    const expire = (): void => end(world, subscription, 'payment_failed');
    return [{ at: created + PATIENCE, happen: expire }];
  }
  if (status === 'past_due') {
    const invoice = world.find('invoice', idOf(subscription.latest_invoice));
    const at = invoice?.next_payment_attempt ?? null;
    if (!invoice || at === null) return [];
    return [{ at, happen: () => tryAgain(world, subscription, invoice) }];
  }
  if (status !== 'active') return [];
  const renewal = { at: itemOf(subscription).current_period_end, happen: () => renew(world, subscription) };
  const expiry = subscription.pending_update?.expires_at;
  if (expiry === undefined) return [renewal];
  return [{ at: expiry, happen: () => expireUpdate(world, subscription) }, renewal];
}

function renew(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(world, subscription, 'cancellation_requested');
    return;
  }
  const item = itemOf(subscription);
  const price = priceOf(subscription);
  const past = { start: item.current_period_start, end: item.current_period_end };
  const start = item.current_period_end;
  const period = { start, end: periodEnd(subscription.billing_cycle_anchor, start, price.interval) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const lines = [chargeLine(subscription, price, period)];
  const invoice = bill(world, subscription, { reason: 'subscription_cycle', period: past, lines });
  const { is } = payInvoice(world, invoice, cardOf(world, subscription), false);
  if (is !== 'paid') {
    world.change(subscription, { status: 'past_due' });
    retryLater(world, invoice);
  }
  world.emit('customer.subscription.updated', subscription);
}

function tryAgain(world: World, subscription: Subscription, invoice: Kinds['invoice']): void {
  const { is } = payInvoice(world, invoice, cardOf(world, subscription), false);
  if (is === 'paid') {
    activate(world, subscription);
    return;
  }
  if (invoice.attempt_count > RETRY_DAYS.length) end(world, subscription, 'payment_failed');
  else retryLater(world, invoice);
}

function retryLater(world: World, invoice: Kinds['invoice']): void {
  const days = RETRY_DAYS[invoice.attempt_count - 1] ?? 7;
  world.change(invoice, { next_payment_attempt: world.now + days * DAY });
}
