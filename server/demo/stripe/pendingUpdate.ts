import { attach } from './cards.ts';
import type { Kinds, Line, Price } from './objects.ts';
import { fail, giveUp, paymentOf, payInvoice, succeed } from './paying.ts';
import { activate, bill, cardOf, end, itemOf, lineOf, newItem, type Subscription } from './subscribing.ts';
import type { World } from './world.ts';

type Invoice = Kinds['invoice'];

/** A first payment or an update that is not paid in this time is given up. */
export const PATIENCE_S = 23 * 3_600;

/** The lines of an invoice for another price from now on. Time that was prepaid at `since` is credited. */
export function changeLines(world: World, subscription: Subscription, price: Price, since: number): Line[] {
  const { current_period_start: start, current_period_end: stop, price: old } = itemOf(subscription);
  const unused = (stop - Math.max(since, start)) / (stop - start);
  const amount = -Math.round(old.unit_amount * unused);
  const description = 'Unused time on Monthly membership';
  return [{ amount, description, period: { start: since, end: stop } }, lineOf(newItem(price, world.now))];
}

/**
 * Changes the price once it is paid for: at once, or after the bank has checked the cardholder. Until then nothing
 * changes.
 */
export function changePrice(world: World, subscription: Subscription, price: Price, since: number): void {
  // A newer wish takes the place of one that waits.
  discardUpdate(world, subscription);
  const { id, current_period_end: stop } = itemOf(subscription);
  const lines = changeLines(world, subscription, price, since);
  const invoice = bill(world, subscription, 'subscription_update', lines);
  const expires_at = Math.min(stop, world.now + PATIENCE_S);
  const subscription_items = [newItem(price, world.now, id)];
  world.change(subscription, { pending_update: { expires_at, subscription_items } });
  if (payInvoice(world, invoice, cardOf(world, subscription), 'present').status === 'paid')
    apply(world, subscription);
}

function apply(world: World, subscription: Subscription): void {
  const { subscription_items: data = [] } = subscription.pending_update ?? {};
  const billing_cycle_anchor = data[0]?.current_period_start ?? world.now;
  world.change(subscription, { items: { data }, billing_cycle_anchor, pending_update: null });
}

/** True for the invoice that a pending update waits for. */
function isOfUpdate(subscription: Subscription, invoice: Invoice): boolean {
  return subscription.pending_update !== null && subscription.latest_invoice === invoice.id;
}

export function subscriptionOf(world: World, { parent }: Invoice): Subscription {
  return world.get('subscription', parent.subscription_details.subscription);
}

/** An invoice was paid: applies the pending update, or continues the subscription. */
export function goOn(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  if (!isOfUpdate(subscription, invoice)) {
    activate(world, subscription);
    return;
  }
  apply(world, subscription);
  world.emit('customer.subscription.updated', subscription);
}

/**
 * Voids an invoice. A subscription without its first invoice never begins, and a change without its invoice is dropped.
 */
export function voidInvoice(world: World, invoice: Invoice): Invoice {
  const subscription = subscriptionOf(world, invoice);
  if (subscription.status === 'incomplete') end(world, subscription);
  else if (isOfUpdate(subscription, invoice)) discardUpdate(world, subscription);
  else giveUp(world, invoice, 'void');
  return invoice;
}

/** Drops the pending update; it can no longer be paid. */
export function discardUpdate(world: World, subscription: Subscription): void {
  if (subscription.pending_update === null) return;
  world.change(subscription, { pending_update: null });
  giveUp(world, world.get('invoice', subscription.latest_invoice), 'void');
  world.emit('customer.subscription.updated', subscription);
}

const message =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** A cardholder's answer on the bank's page. False if no payment waits for it. */
export function answerChallenge(world: World, clientSecret: string, hasPassed: boolean): boolean {
  const id = clientSecret.split('_secret_')[0];
  const intent = world.find('payment_intent', id) ?? world.find('setup_intent', id);
  if (intent?.client_secret !== clientSecret || intent.status !== 'requires_action') return false;
  if (intent.object === 'setup_intent') answerSetup(world, intent, hasPassed);
  else {
    const invoice = world.get('invoice', paymentOf(world, intent.id)?.invoice);
    if (hasPassed) {
      succeed(world, intent, invoice);
      goOn(world, invoice);
    } else fail(world, intent, invoice, { code: 'payment_intent_authentication_failure', message });
  }
  return true;
}

function answerSetup(world: World, setup: Kinds['setup_intent'], hasPassed: boolean): void {
  if (!hasPassed) {
    const code = 'setup_intent_authentication_failure';
    const last_setup_error = { type: 'card_error' as const, code, message };
    world.change(setup, { status: 'requires_payment_method', last_setup_error });
    return;
  }
  const method = attach(world, world.get('payment_method', setup.payment_method), setup.customer);
  world.change(method, {}, { isKnown: true });
  world.emit('setup_intent.succeeded', world.change(setup, { status: 'succeeded' }));
}
