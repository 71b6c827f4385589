import type { Kinds } from './objects.ts';
import { payInvoice } from './paying.ts';
import { discardUpdate, PATIENCE_S } from './pendingUpdate.ts';
import { activate, bill, cardOf, end, itemOf, lineOf, newItem, type Subscription } from './subscribing.ts';
import type { World } from './world.ts';

const DAY = 86_400;
/** Days between retries of a failed renewal; after the last one, the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

interface Due {
  at: number;
  happen: () => void;
}

/** Runs everything due until a moment, in order, and sets the clock to it. */
export function letTimePass(world: World, until: number): void {
  for (let due = nextOf(world); due !== undefined && due.at <= until; due = nextOf(world)) {
    world.now = Math.max(world.now, due.at);
    due.happen();
  }
  world.now = Math.max(world.now, until);
}

function nextOf(world: World): Due | undefined {
  const dues = world.all('subscription').flatMap((subscription) => duesOf(world, subscription));
  return dues.toSorted((one, other) => one.at - other.at)[0];
}

function duesOf(world: World, subscription: Subscription): Due[] {
  const { status, created, pending_update: update } = subscription;
  if (status === 'incomplete') return [{ at: created + PATIENCE_S, happen: () => end(world, subscription) }];
  if (status === 'past_due') {
    const invoice = world.get('invoice', subscription.latest_invoice);
    const at = invoice.next_payment_attempt;
    return at === null ? [] : [{ at, happen: () => tryAgain(world, subscription, invoice) }];
  }
  if (status !== 'active') return [];
  const renewal = { at: itemOf(subscription).current_period_end, happen: () => renew(world, subscription) };
  if (update === null) return [renewal];
  return [{ at: update.expires_at, happen: () => discardUpdate(world, subscription) }, renewal];
}

function renew(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    end(world, subscription);
    return;
  }
  const { id, price, current_period_end: start } = itemOf(subscription);
  const item = newItem(price, start, id, subscription.billing_cycle_anchor);
  world.change(subscription, { items: { data: [item] } });
  const invoice = bill(world, subscription, 'subscription_cycle', [lineOf(item)]);
  if (payInvoice(world, invoice, cardOf(world, subscription), 'absent').status !== 'paid') {
    world.change(subscription, { status: 'past_due' });
    retryLater(world, invoice);
  }
  world.emit('customer.subscription.updated', subscription);
}

function tryAgain(world: World, subscription: Subscription, invoice: Kinds['invoice']): void {
  const { status } = payInvoice(world, invoice, cardOf(world, subscription), 'absent');
  if (status === 'paid') activate(world, subscription);
  else if (invoice.attempt_count > RETRY_DAYS.length) end(world, subscription);
  else retryLater(world, invoice);
}

function retryLater(world: World, invoice: Kinds['invoice']): void {
  const days = RETRY_DAYS[invoice.attempt_count - 1] ?? 7;
  world.change(invoice, { next_payment_attempt: world.now + days * DAY });
}
