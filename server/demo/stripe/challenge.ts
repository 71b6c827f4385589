import type { Kinds } from './wire.ts';
import { attach } from './cardBehaviour.ts';
import { fail, invoiceOfIntent, succeed } from './paying.ts';
import { applyUpdate, isOfUpdate } from './pendingUpdate.ts';
import type { Decline } from './sandboxError.ts';
import { activate } from './subscribing.ts';
import { idOf } from './wire.ts';
import type { World } from './world.ts';

const NOT_SHOWN: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** A cardholder's answer on the bank's page. False if no payment waits for it. */
export function answerChallenge(world: World, clientSecret: string, hasPassed: boolean): boolean {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const intent = world.find('payment_intent', id);
  const setup = world.find('setup_intent', id);
  if (intent?.client_secret === clientSecret && intent.status === 'requires_action') {
    answerPayment(world, intent, hasPassed);
    return true;
  }
  if (setup?.client_secret !== clientSecret || setup.status !== 'requires_action') return false;
  answerSetup(world, setup, hasPassed);
  return true;
}

function answerPayment(world: World, intent: Kinds['payment_intent'], hasPassed: boolean): void {
  const invoice = invoiceOfIntent(world, intent);
  if (!invoice) return;
  if (!hasPassed) {
    fail(world, intent, invoice, NOT_SHOWN);
    return;
  }
  succeed(world, intent, invoice);
  const subscription = world.find('subscription', idOf(invoice.parent?.subscription_details?.subscription));
  if (!subscription) return;
  if (isOfUpdate(subscription, invoice)) applyUpdate(world, subscription);
  else activate(world, subscription);
}

function answerSetup(world: World, setup: Kinds['setup_intent'], hasPassed: boolean): void {
  if (!hasPassed) {
    const { message } = NOT_SHOWN;
    const error = { type: 'card_error' as const, code: 'setup_intent_authentication_failure', message };
    world.change(setup, { status: 'requires_payment_method', next_action: null, last_setup_error: error });
    world.emit('setup_intent.setup_failed', setup);
    return;
  }
  const method = world.get('payment_method', idOf(setup.payment_method));
  attach(world, method, idOf(setup.customer) ?? '');
  world.tellNobody(method.id, { isKnown: true });
  world.change(setup, { status: 'succeeded', next_action: null });
  world.emit('setup_intent.succeeded', setup);
}
