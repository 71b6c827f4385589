import type { Decline } from './sandboxError.ts';

/**
 * Behaviour of a card. `refused`: cannot be stored. `fails`: can be stored, but no charge succeeds. `asksOnce`:
 * its bank checks the cardholder the first time. `asksAlways`: it does each time.
 */
export type Behaviour = 'accepted' | 'refused' | 'fails' | 'asksOnce' | 'asksAlways';

export interface TestCard {
  number: string;
  /** Payment method of this card, named as in Stripe’s test mode. */
  paymentMethodId: string;
  token: string;
  brand: 'visa' | 'mastercard';
  behaviour: Behaviour;
  decline: Decline | null;
  /** The outcome in words. */
  outcome: string;
}

const GENERIC: Decline = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const FUNDS: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const CVC: Decline = { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' };

function card(
  number: string,
  name: string,
  behaviour: Behaviour,
  outcome: string,
  decline: Decline | null = null,
): TestCard {
  const brand = number.startsWith('5') ? 'mastercard' : 'visa';
  return {
    number,
    paymentMethodId: `pm_card_${name}`,
    token: `tok_${name}`,
    brand,
    behaviour,
    decline,
    outcome,
  };
}

/** The usual test cards, under the names that they have with Stripe. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'visa', 'accepted', 'Succeeds.'),
  card('5555555555554444', 'mastercard', 'accepted', 'Succeeds.'),
  card('4000000000000002', 'chargeDeclined', 'refused', 'Declined.', GENERIC),
  card(
    '4000000000009995',
    'chargeDeclinedInsufficientFunds',
    'refused',
    'Declined for insufficient funds.',
    FUNDS,
  ),
  card('4000000000000069', 'chargeDeclinedExpiredCard', 'refused', 'Declined as expired.', EXPIRED),
  card(
    '4000000000000127',
    'chargeDeclinedIncorrectCvc',
    'refused',
    'Declined for a wrong security code.',
    CVC,
  ),
  card(
    '4000000000000341',
    'chargeCustomerFail',
    'fails',
    'Can be saved, but is declined when charged.',
    GENERIC,
  ),
  card(
    '4000002500003155',
    'authenticationRequiredOnSetup',
    'asksOnce',
    'Asks for 3-D Secure the first time.',
  ),
  card('4000000000003220', 'threeDSecure2Required', 'asksAlways', 'Asks for 3-D Secure each time.'),
];

/** The card of a payment method or token. */
export function testCardOf(name: string): TestCard | null {
  return testCards.find(({ paymentMethodId, token }) => paymentMethodId === name || token === name) ?? null;
}

export function testCardOfNumber(number: string): TestCard | null {
  return testCards.find((each) => each.number === number) ?? null;
}
