import { paymentMethodObject } from './basicObjects.ts';
import { testCardOf, testCardOfNumber, type TestCard } from './cards.ts';
import { declined, invalid, type Decline } from './sandboxError.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

/** A bank's answer to a charge. */
export type Verdict = { is: 'paid' } | { is: 'asks' } | { is: 'declined'; decline: Decline };

function cardOf(world: World, paymentMethod: string): TestCard | null {
  return testCardOfNumber(world.secretsOf(paymentMethod).card ?? '');
}

export function verdictOn(world: World, paymentMethod: string | null): Verdict {
  const card = paymentMethod === null ? null : cardOf(world, paymentMethod);
  if (!card) throw invalid('There is no payment method to charge.', { code: 'missing' });
  if (card.decline) return { is: 'declined', decline: card.decline };
  const isKnown = world.secretsOf(paymentMethod).isKnown === true;
  const asks = card.behaviour === 'asksAlways' || (card.behaviour === 'asksOnce' && !isKnown);
  return { is: asks ? 'asks' : 'paid' };
}

/** A payment method that is nobody's yet, of a token or of one of the names that stand for a test card. */
export function newPaymentMethod(world: World, name: string): Kinds['payment_method'] {
  const card = testCardOf(name);
  if (!card) throw invalid(`No such token: '${name}'`, { code: 'resource_missing' });
  return world.add(paymentMethodObject(card, world.now), { card: card.number });
}

/** The payment method of an id. The name of a test card creates a new one. */
export function paymentMethodOf(world: World, id: string): Kinds['payment_method'] {
  return testCardOf(id) ? newPaymentMethod(world, id) : world.get('payment_method', id);
}

/** Throws if the bank declines the card at once. */
export function requireUsable(world: World, method: Kinds['payment_method']): void {
  const card = cardOf(world, method.id);
  if (card?.behaviour === 'refused' && card.decline) throw declined(card.decline);
}

/** Makes a card the customer's. */
export function attach(world: World, method: Kinds['payment_method'], customer: string): void {
  requireUsable(world, method);
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customer) {
    throw invalid('The payment method you provided has already been attached to another customer.');
  }
  world.change(method, { customer });
}

/** True if a card that is stored, not charged, needs its bank's check first. */
export function asksOnSetup(world: World, method: Kinds['payment_method']): boolean {
  return cardOf(world, method.id)?.behaviour.startsWith('asks') ?? false;
}
