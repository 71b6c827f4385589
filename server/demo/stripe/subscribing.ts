import { newId, newObject, prices, type Item, type Kinds, type Line, type Price } from './objects.ts';
import { giveUp, payInvoice } from './paying.ts';
import { invalid, type World } from './world.ts';

export type Subscription = Kinds['subscription'];
type Invoice = Kinds['invoice'];

/** The moment a number of months later, on the same day or the last day of a shorter month (Unix seconds, UTC). */
function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // Past the end of a shorter month it is in the next one.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}

/** A price's item for the period from `start`. Periods are counted from the anchor, so that a 31st stays one. */
export function newItem(price: Price, start: number, id = newId('si'), anchor = start): Item {
  const step = price.recurring.interval === 'year' ? 12 : 1;
  let months = step;
  while (addMonths(anchor, months) <= start) months += step;
  return { id, price, current_period_start: start, current_period_end: addMonths(anchor, months) };
}

/** The one thing that is subscribed to. */
export function itemOf({ id, items }: Subscription): Item {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}

export function knownPrice(id: string | undefined): Price {
  const price = prices.find((each) => each.id === id);
  if (!price) throw invalid(`No such price: '${id ?? ''}'`);
  return price;
}

/** The card that pays it: its own, else the customer's. */
export function cardOf(world: World, subscription: Subscription): string | null {
  const customer = world.get('customer', subscription.customer);
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
}

/** The line of a whole period. */
export function lineOf({ price, current_period_start: start, current_period_end: end }: Item): Line {
  const name = price.recurring.interval === 'year' ? 'Yearly membership' : 'Monthly membership';
  return { amount: price.unit_amount, description: `1 × ${name}`, period: { start, end } };
}

/** Subscription that an invoice charges; a preview of one that does not exist yet has an empty id. */
type Billed = Pick<Subscription, 'id' | 'customer'>;

/** An invoice that waits to be paid and is not stored. The customer's balance is added to it. */
export function draft(world: World, { id, customer }: Billed, reason: string, data: Line[]): Invoice {
  const { next_invoice_sequence: sequence, name, email, balance } = world.get('customer', customer);
  const total = data.reduce((sum, { amount }) => sum + amount, 0);
  const amount_due = Math.max(0, total + balance);
  const invoice = newObject('invoice', world.now, {
    customer,
    customer_name: name,
    customer_email: email,
    billing_reason: reason,
    total,
    amount_due,
    amount_remaining: amount_due,
    lines: { data },
    number: `${customer.slice(-8).toUpperCase()}-${String(sequence).padStart(4, '0')}`,
    parent: { subscription_details: { subscription: id } },
  });
  const page = `${world.pagesUrl}/${invoice.id}`;
  return { ...invoice, hosted_invoice_url: page, invoice_pdf: `${page}.pdf` };
}

/** Writes an invoice for a subscription. */
export function bill(world: World, subscription: Subscription, reason: string, lines: Line[]): Invoice {
  const invoice = world.add('invoice', draft(world, subscription, reason, lines));
  const customer = world.get('customer', subscription.customer);
  const balance = Math.min(0, invoice.total + customer.balance);
  world.change(customer, { next_invoice_sequence: customer.next_invoice_sequence + 1, balance });
  world.change(subscription, { latest_invoice: invoice.id });
  world.emit('invoice.finalized', invoice);
  return invoice;
}

/** Starts a subscription and tries to pay its first invoice. */
export function subscribe(world: World, price: Price, facts: Partial<Subscription>): Subscription {
  const begin = { start_date: world.now, billing_cycle_anchor: world.now };
  const item = newItem(price, world.now);
  const subscription = world.add('subscription', { ...begin, items: { data: [item] }, ...facts });
  world.emit('customer.subscription.created', subscription);
  const invoice = bill(world, subscription, 'subscription_create', [lineOf(item)]);
  const { status } = payInvoice(world, invoice, cardOf(world, subscription), 'present');
  if (status === 'paid') activate(world, subscription);
  return subscription;
}

/** The latest invoice is paid: the subscription continues. */
export function activate(world: World, subscription: Subscription): void {
  if (!['incomplete', 'past_due'].includes(subscription.status)) return;
  world.change(subscription, { status: 'active' });
  world.emit('customer.subscription.updated', subscription);
}

/** Ends it now, with its open invoices. */
export function end(world: World, subscription: Subscription): void {
  const [status, event, ofInvoice] =
    subscription.status === 'incomplete'
      ? (['incomplete_expired', 'updated', 'void'] as const)
      : (['canceled', 'deleted', 'uncollectible'] as const);
  const { now: ended_at } = world;
  const canceled_at = subscription.canceled_at ?? ended_at;
  world.change(subscription, { status, canceled_at, ended_at, pending_update: null });
  for (const invoice of world.all('invoice')) {
    const of = invoice.parent.subscription_details.subscription;
    if (of === subscription.id) giveUp(world, invoice, ofInvoice);
  }
  world.emit(`customer.subscription.${event}`, subscription);
}
