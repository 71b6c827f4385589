import { priceFacts, type PriceFacts } from './basicObjects.ts';
import { invoiceObject, type InvoiceFacts } from './invoiceObject.ts';
import type { LineFacts } from './lineObjects.ts';
import { periodEnd } from './months.ts';
import { giveUp, payInvoice } from './paying.ts';
import { invalid } from './sandboxError.ts';
import { subscriptionObject, type Period } from './subscriptionObject.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

export type Subscription = Kinds['subscription'];
type Item = Subscription['items']['data'][number];

/** The one thing that is subscribed to. */
export function itemOf(subscription: Subscription): Item {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  return item;
}

export function priceOf(subscription: Subscription): PriceFacts {
  return knownPrice(itemOf(subscription).price.id);
}

export function knownPrice(id: string): PriceFacts {
  const price = priceFacts(id);
  if (!price) throw invalid(`No such price: '${id}'`, { code: 'resource_missing', param: 'items[0][price]' });
  return price;
}

/** The card that pays it: its own, else the customer's. */
export function cardOf(world: World, subscription: Subscription): string | null {
  const customer = world.get('customer', idOf(subscription.customer));
  return (
    idOf(subscription.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method) ??
    null
  );
}

export function chargeLine(subscription: Subscription, price: PriceFacts, period: Period): LineFacts {
  const name = price.interval === 'year' ? 'Yearly membership' : 'Monthly membership';
  const description = `1 × ${name}`;
  const item = itemOf(subscription).id;
  const facts = { price, amount: price.cents, description, period, isProration: false };
  return { ...facts, subscription: subscription.id, item };
}

/** Writes an invoice for a subscription. */
export function bill(
  world: World,
  subscription: Subscription,
  facts: Pick<InvoiceFacts, 'reason' | 'period' | 'lines'>,
): Kinds['invoice'] {
  const customer = world.get('customer', idOf(subscription.customer));
  const { id } = subscription;
  const paymentMethod = cardOf(world, subscription);
  const { pagesUrl, now } = world;
  const invoice = invoiceObject(now, { ...facts, customer, subscription: id, paymentMethod, pagesUrl });
  world.add(invoice);
  world.change(customer, { next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1 });
  world.change(subscription, { latest_invoice: invoice.id });
  world.emit('invoice.finalized', invoice);
  return invoice;
}

export interface NewSubscription {
  customer: string;
  price: PriceFacts;
  paymentMethod: string | null;
  metadata: Record<string, string>;
}

/** Starts a subscription and tries to pay its first invoice. */
export function subscribe(world: World, wanted: NewSubscription): Subscription {
  const { customer, price, paymentMethod, metadata } = wanted;
  const period = { start: world.now, end: periodEnd(world.now, world.now, price.interval) };
  const facts = { customer, default_payment_method: paymentMethod, metadata };
  const subscription = world.add(subscriptionObject(world.now, price, period, facts));
  world.emit('customer.subscription.created', subscription);
  const lines = [chargeLine(subscription, price, period)];
  const at = { start: world.now, end: world.now };
  const invoice = bill(world, subscription, { reason: 'subscription_create', period: at, lines });
  if (payInvoice(world, invoice, cardOf(world, subscription), true).is === 'paid')
    activate(world, subscription);
  return subscription;
}

/** The latest invoice is paid: the subscription continues. */
export function activate(world: World, subscription: Subscription): void {
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  world.change(subscription, { status: 'active' });
  world.emit('customer.subscription.updated', subscription);
}

/** Ends it now. */
export function end(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  const wasIncomplete = subscription.status === 'incomplete';
  const canceledAt = subscription.canceled_at ?? world.now;
  world.change(subscription, {
    status: wasIncomplete ? 'incomplete_expired' : 'canceled',
    canceled_at: canceledAt,
    ended_at: world.now,
    pending_update: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  const open = world.all('invoice').filter(({ status, parent }) => {
    const of = idOf(parent?.subscription_details?.subscription);
    return status === 'open' && of === subscription.id;
  });
  for (const invoice of open) giveUp(world, invoice, wasIncomplete ? 'void' : 'uncollectible');
  world.emit(wasIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted', subscription);
}

export interface PriceChange {
  price: PriceFacts;
  /** As if changed at that time: later prepaid time is credited. */
  prorationDate: number;
  isProrated: boolean;
}

/** The lines of an invoice for another price from now on. */
export function changeLines(world: World, subscription: Subscription, change: PriceChange): LineFacts[] {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: stop } = item;
  const { price, prorationDate, isProrated } = change;
  const period = { start: world.now, end: periodEnd(world.now, world.now, price.interval) };
  const line = chargeLine(subscription, price, period);
  if (!isProrated) return [line];
  const old = priceOf(subscription);
  const part = (stop - Math.max(prorationDate, start)) / (stop - start);
  const credit: LineFacts = {
    ...line,
    price: old,
    amount: -Math.round(old.cents * part),
    description: 'Unused time on Monthly membership',
    period: { start: prorationDate, end: stop },
    isProration: true,
  };
  return [credit, line];
}
