import { giveUp, payInvoice } from './paying.ts';
import { periodEnd } from './months.ts';
import { bill, cardOf, changeLines, itemOf, type PriceChange, type Subscription } from './subscribing.ts';
import { itemObject } from './subscriptionObject.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

type Invoice = Kinds['invoice'];
type PendingUpdate = NonNullable<Subscription['pending_update']>;

/** An update that stays unpaid for this long is dropped. */
const PATIENCE_S = 23 * 3_600;

/** Another price, once it is paid for: at once, or after the bank has seen the cardholder. Until then all stays. */
export function changePrice(world: World, subscription: Subscription, change: PriceChange): void {
  // A newer wish takes the place of one that waits.
  discardUpdate(world, subscription);
  const lines = changeLines(world, subscription, change);
  const update = updateOf(world, subscription, change);
  const at = { start: world.now, end: world.now };
  const invoice = bill(world, subscription, { reason: 'subscription_update', period: at, lines });
  world.change(subscription, { pending_update: update });
  if (payInvoice(world, invoice, cardOf(world, subscription), true).is === 'paid') apply(world, subscription);
}

function updateOf(world: World, subscription: Subscription, { price }: PriceChange): PendingUpdate {
  const item = itemOf(subscription);
  const period = { start: world.now, end: periodEnd(world.now, world.now, price.interval) };
  const changed = { ...itemObject(subscription.id, price, period, item.created), id: item.id };
  return {
    billing_cycle_anchor: world.now,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(item.current_period_end, world.now + PATIENCE_S),
    metadata: null,
    subscription_items: [changed],
    trial_end: null,
    trial_from_plan: null,
  };
}

function apply(world: World, subscription: Subscription): void {
  const { subscription_items: data, billing_cycle_anchor: anchor } = subscription.pending_update ?? {};
  if (!data) return;
  world.change(subscription, {
    items: { ...subscription.items, data },
    billing_cycle_anchor: anchor ?? world.now,
    pending_update: null,
  });
}

/** True for the invoice that a pending update waits for. */
export function isOfUpdate(subscription: Subscription, invoice: Invoice): boolean {
  return subscription.pending_update !== null && idOf(subscription.latest_invoice) === invoice.id;
}

/** The invoice is paid: applies the pending update. */
export function applyUpdate(world: World, subscription: Subscription): void {
  apply(world, subscription);
  world.emit('customer.subscription.pending_update_applied', subscription);
  world.emit('customer.subscription.updated', subscription);
}

/** Drops the pending update; it can no longer be paid. */
export function discardUpdate(world: World, subscription: Subscription): void {
  if (subscription.pending_update === null) return;
  const invoice = world.find('invoice', idOf(subscription.latest_invoice));
  world.change(subscription, { pending_update: null });
  if (invoice) giveUp(world, invoice, 'void');
  world.emit('customer.subscription.updated', subscription);
}

/** The same after too long a wait. */
export function expireUpdate(world: World, subscription: Subscription): void {
  discardUpdate(world, subscription);
  world.emit('customer.subscription.pending_update_expired', subscription);
}
