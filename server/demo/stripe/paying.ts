import { verdictOn, type Verdict } from './cards.ts';
import type { Decline, Kinds } from './objects.ts';
import type { World } from './world.ts';

type Invoice = Kinds['invoice'];
type Intent = Kinds['payment_intent'];

/** The payment with a given invoice or intent. */
export function paymentOf(world: World, id: string): Kinds['invoice_payment'] | undefined {
  const payments = world.all('invoice_payment');
  return payments.find(({ invoice, payment }) => [invoice, payment.payment_intent].includes(id));
}

/** The intent that pays an invoice, if it was tried. */
function intentOf(world: World, { id }: Invoice): Intent | null {
  return world.find('payment_intent', paymentOf(world, id)?.payment.payment_intent);
}

function addIntent(world: World, { id: invoice, amount_due: amount, customer }: Invoice): Intent {
  const intent = world.add('payment_intent', { amount, customer });
  world.add('invoice_payment', { invoice, payment: { payment_intent: intent.id } });
  return intent;
}

/**
 * Tries to charge an invoice to a card. The cardholder is absent if the clock tries. Of the attempts of a present
 * cardholder only the first is counted, so that they do not use up those of the clock.
 */
export function payInvoice(
  world: World,
  invoice: Invoice,
  method: string | null,
  cardholder: 'present' | 'absent',
): Verdict {
  if (invoice.amount_due === 0) return settle(world, invoice);
  const intent = intentOf(world, invoice) ?? addIntent(world, invoice);
  world.change(intent, { payment_method: method, last_payment_error: null });
  const isCounted = cardholder === 'absent' || invoice.attempt_count === 0;
  world.change(invoice, { attempt_count: invoice.attempt_count + (isCounted ? 1 : 0) });
  const verdict = verdictOn(world, method);
  if (verdict.status === 'paid') succeed(world, intent, invoice);
  if (verdict.status === 'declined') fail(world, intent, invoice, verdict.decline);
  if (verdict.status === 'requires_action') {
    world.change(intent, { status: 'requires_action' });
    // If the cardholder is absent, this counts as a failed attempt.
    if (cardholder === 'absent') world.emit('invoice.payment_failed', invoice);
    world.emit('invoice.payment_action_required', invoice);
  }
  return verdict;
}

type Transition = keyof Invoice['status_transitions'];

function at(invoice: Invoice, transition: Transition, now: number): Invoice['status_transitions'] {
  return { ...invoice.status_transitions, [transition]: now };
}

/** A credit covers all of it: nothing is charged. */
function settle(world: World, invoice: Invoice): Verdict {
  world.change(invoice, { status: 'paid', status_transitions: at(invoice, 'paid_at', world.now) });
  world.emit('invoice.paid', invoice);
  return { status: 'paid' };
}

/** The money came in. */
export function succeed(world: World, intent: Intent, invoice: Invoice): void {
  const { id, amount, customer, payment_method } = intent;
  world.add('charge', { amount, customer, payment_intent: id });
  world.change(intent, { status: 'succeeded' });
  world.change(world.get('payment_method', payment_method), {}, { isKnown: true });
  const status_transitions = at(invoice, 'paid_at', world.now);
  const none = { amount_remaining: 0, next_payment_attempt: null };
  world.change(invoice, { ...none, status: 'paid', amount_paid: amount, status_transitions });
  world.emit('invoice.paid', invoice);
}

export function fail(world: World, intent: Intent, invoice: Invoice, decline: Decline): void {
  const last_payment_error = { type: 'card_error' as const, ...decline };
  world.change(intent, { status: 'requires_payment_method', last_payment_error });
  world.emit('invoice.payment_failed', invoice);
}

/** The invoice no longer needs payment. */
export function giveUp(world: World, invoice: Invoice, status: 'void' | 'uncollectible'): void {
  if (invoice.status !== 'open') return;
  const status_transitions = at(
    invoice,
    status === 'void' ? 'voided_at' : 'marked_uncollectible_at',
    world.now,
  );
  world.change(invoice, { status, status_transitions, next_payment_attempt: null });
  world.emit(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice);
  const intent = intentOf(world, invoice);
  if (intent && intent.status !== 'succeeded') world.change(intent, { status: 'canceled' });
}
