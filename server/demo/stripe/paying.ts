import { verdictOn, type Verdict } from './cardBehaviour.ts';
import { chargeObject, invoicePaymentObject, paymentIntentObject } from './moneyObjects.ts';
import type { Decline } from './sandboxError.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

type Invoice = Kinds['invoice'];
type Intent = Kinds['payment_intent'];

/** The intent that pays an invoice; made when it is first tried. */
function intentOf(world: World, invoice: Invoice, paymentMethod: string | null): Intent {
  const present = paymentOf(world, invoice);
  const known = world.find('payment_intent', idOf(present?.payment.payment_intent));
  if (known) return known;
  const { amount_due: amount, customer } = invoice;
  const intent = world.add(
    paymentIntentObject(world.now, { amount, customer, payment_method: paymentMethod }),
  );
  world.add(invoicePaymentObject(world.now, invoice.id, intent), {});
  const secret = { client_secret: intent.client_secret ?? '', type: 'payment_intent' };
  world.change(invoice, { confirmation_secret: secret });
  return intent;
}

function paymentOf(world: World, invoice: Invoice): Kinds['invoice_payment'] | null {
  return world.all('invoice_payment').find((payment) => idOf(payment.invoice) === invoice.id) ?? null;
}

export function invoiceOfIntent(world: World, intent: Intent): Invoice | null {
  const payment = world
    .all('invoice_payment')
    .find((each) => idOf(each.payment.payment_intent) === intent.id);
  return world.find('invoice', idOf(payment?.invoice));
}

/**
 * Tries to have an invoice paid with a card, with its holder present or, when the clock does it, not. Of the tries that
 * a holder makes only the first is counted, so that they do not use up those of the clock.
 */
export function payInvoice(
  world: World,
  invoice: Invoice,
  paymentMethod: string | null,
  isPresent: boolean,
): Verdict {
  if (invoice.amount_due === 0) {
    settle(world, invoice);
    return { is: 'paid' };
  }
  const intent = intentOf(world, invoice, paymentMethod);
  world.change(intent, { payment_method: paymentMethod, last_payment_error: null, next_action: null });
  const isCounted = !isPresent || !invoice.attempted;
  const attempts = invoice.attempt_count + (isCounted ? 1 : 0);
  world.change(invoice, { attempted: true, attempt_count: attempts });
  const verdict = verdictOn(world, paymentMethod);
  if (verdict.is === 'paid') succeed(world, intent, invoice);
  if (verdict.is === 'asks') ask(world, intent, invoice, isPresent);
  if (verdict.is === 'declined') fail(world, intent, invoice, verdict.decline);
  return verdict;
}

/** The money came in. */
export function succeed(world: World, intent: Intent, invoice: Invoice): void {
  const method = world.get('payment_method', idOf(intent.payment_method));
  const charge = world.add(chargeObject(world.now, intent, method));
  world.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  const payment = paymentOf(world, invoice);
  if (payment) {
    const transitions = { canceled_at: null, paid_at: world.now };
    world.change(payment, {
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: transitions,
    });
  }
  world.tellNobody(method.id, { isKnown: true });
  settle(world, invoice);
}

function settle(world: World, invoice: Invoice): void {
  world.change(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
  });
  world.emit('invoice.paid', invoice);
}

/** The bank must check the cardholder. If they are absent, this counts as a failed attempt. */
function ask(world: World, intent: Intent, invoice: Invoice, isPresent: boolean): void {
  world.change(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  if (!isPresent) world.emit('invoice.payment_failed', invoice);
  world.emit('invoice.payment_action_required', invoice);
}

export function fail(world: World, intent: Intent, invoice: Invoice, decline: Decline): void {
  const lastError = { type: 'card_error' as const, ...decline };
  world.change(intent, {
    status: 'requires_payment_method',
    last_payment_error: lastError,
    next_action: null,
  });
  world.emit('invoice.payment_failed', invoice);
}

/** The invoice no longer needs payment. */
export function giveUp(world: World, invoice: Invoice, status: 'void' | 'uncollectible'): void {
  if (invoice.status !== 'open') return;
  const at = status === 'void' ? { voided_at: world.now } : { marked_uncollectible_at: world.now };
  const transitions = { ...invoice.status_transitions, ...at };
  world.change(invoice, { status, next_payment_attempt: null, status_transitions: transitions });
  world.emit(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice);
  const intent = world.find('payment_intent', idOf(paymentOf(world, invoice)?.payment.payment_intent));
  if (intent && intent.status !== 'succeeded') {
    world.change(intent, { status: 'canceled', canceled_at: world.now, next_action: null });
  }
}
