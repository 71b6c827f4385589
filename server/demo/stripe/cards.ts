import type { Decline, Kinds } from './objects.ts';
import { declined, invalid, type World } from './world.ts';

/**
 * Behaviour of a card. `refused`: cannot be stored. `fails`: can be stored, but no charge succeeds. `asksOnce`:
 * its bank checks the cardholder the first time. `asksAlways`: it does each time.
 */
type Behaviour = 'accepted' | 'refused' | 'fails' | 'asksOnce' | 'asksAlways';

const GENERIC = cardDeclined('generic_decline', 'Your card was declined.');
const FUNDS = cardDeclined('insufficient_funds', 'Your card has insufficient funds.');
const EXPIRED = { code: 'expired_card', message: 'Your card has expired.' };
const CVC = { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' };

function cardDeclined(decline_code: string, message: string): Decline {
  return { code: 'card_declined', decline_code, message };
}

type CardRow = [number: string, name: string, behaviour: Behaviour, outcome: string, decline?: Decline];

/** The usual test cards, under the names that they have with Stripe. */
const ROWS: readonly CardRow[] = [
  ['4242424242424242', 'visa', 'accepted', 'Succeeds.'],
  ['5555555555554444', 'mastercard', 'accepted', 'Succeeds.'],
  ['4000000000000002', 'chargeDeclined', 'refused', 'Declined.', GENERIC],
  [
    '4000000000009995',
    'chargeDeclinedInsufficientFunds',
    'refused',
    'Declined for insufficient funds.',
    FUNDS,
  ],
  ['4000000000000069', 'chargeDeclinedExpiredCard', 'refused', 'Declined as expired.', EXPIRED],
  ['4000000000000127', 'chargeDeclinedIncorrectCvc', 'refused', 'Declined for a wrong security code.', CVC],
  ['4000000000000341', 'chargeCustomerFail', 'fails', 'Can be saved, but is declined when charged.', GENERIC],
  ['4000002500003155', 'authenticationRequiredOnSetup', 'asksOnce', 'Asks for 3-D Secure the first time.'],
  ['4000000000003220', 'threeDSecure2Required', 'asksAlways', 'Asks for 3-D Secure each time.'],
];

export const testCards = ROWS.map(([number, name, behaviour, outcome, decline = null]) => ({
  number,
  behaviour,
  outcome,
  decline,
  paymentMethodId: `pm_card_${name}`,
  brand: number.startsWith('5') ? ('mastercard' as const) : ('visa' as const),
}));

type TestCard = (typeof testCards)[number];
type Method = Kinds['payment_method'];

/**
 * The payment method of an id. The name of a test card, such as `pm_card_visa` or `tok_visa`, creates a new one that is
 * nobody's yet.
 */
export function methodOf(world: World, name: string): Method {
  const known = testCards.find(({ paymentMethodId: id }) => id === name.replace(/^tok_/, 'pm_card_'));
  if (!known) return world.get('payment_method', name);
  const { brand, number } = known;
  const exp_year = new Date(world.now * 1000).getUTCFullYear() + 3;
  const card = { brand, last4: number.slice(-4), exp_month: 12, exp_year };
  return world.add('payment_method', { card }, { card: number });
}

function cardOf(world: World, method: string | null): TestCard | undefined {
  const number = world.row(method)?.secrets.card;
  return testCards.find((card) => card.number === number);
}

/** A bank's answer to a charge. */
export type Verdict =
  | { status: 'paid' }
  | { status: 'requires_action' }
  | { status: 'declined'; decline: Decline };

export function verdictOn(world: World, method: string | null): Verdict {
  const card = cardOf(world, method);
  if (!card) throw invalid('There is no payment method to charge.');
  if (card.decline) return { status: 'declined', decline: card.decline };
  const isKnown = world.row(method)?.secrets.isKnown === true;
  const asks = card.behaviour === 'asksAlways' || (card.behaviour === 'asksOnce' && !isKnown);
  return { status: asks ? 'requires_action' : 'paid' };
}

/** True if a card that is stored, not charged, needs its bank's check first. Throws if it is declined at once. */
export function asksOnSetup(world: World, { id }: Method): boolean {
  const card = cardOf(world, id);
  if (card?.behaviour === 'refused' && card.decline) throw declined(card.decline);
  return card?.behaviour.startsWith('asks') ?? false;
}

/** Makes a card the customer's. */
export function attach(world: World, method: Method, customer: string): Method {
  asksOnSetup(world, method);
  if (method.customer === null || method.customer === customer) return world.change(method, { customer });
  throw invalid('The payment method you provided has already been attached to another customer.');
}
