import type { Problems } from '../members/accounts/problems.ts';
import type { Billing } from './useBilling.ts';

export type TestCard = Billing['testCards'][number];

export interface CardValues {
  cardNumber: string;
  cardExpiry: string;
  cardCvc: string;
}

const ONLY_TEST_CARDS = 'Only the test cards below work here.';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The problem with a card as typed; null if there is none. */
export function cardProblems(values: CardValues, cards: readonly TestCard[], today: Date): Problems | null {
  const found = {
    cardNumber: numberProblem(digitsOf(values.cardNumber), cards),
    cardExpiry: expiryProblem(values.cardExpiry, today),
    cardCvc: digitsOf(values.cardCvc).length < 3 ? "Your card's security code is incomplete." : null,
  };
  const problems = Object.entries(found).flatMap(([id, problem]) =>
    problem === null ? [] : [[id, problem]],
  );
  return problems.length === 0 ? null : (Object.fromEntries(problems) as Problems);
}

/** The test card of a number, however it is spaced. */
export function testCardOf(number: string, cards: readonly TestCard[]): TestCard | undefined {
  return cards.find((card) => card.number === digitsOf(number));
}

/** A number in groups of four, as on a card. */
export function grouped(number: string): string {
  return digitsOf(number)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function numberProblem(number: string, cards: readonly TestCard[]): string | null {
  if (number.length < 16) return 'Your card number is incomplete.';
  return testCardOf(number, cards) === undefined ? ONLY_TEST_CARDS : null;
}

function expiryProblem(expiry: string, today: Date): string | null {
  const parts = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  const [month, year] = [Number(parts?.[1]), 2000 + Number(parts?.[2])];
  if (parts === null || month < 1 || month > 12) return "Your card's expiration date is incomplete.";
  const isPast = new Date(Date.UTC(year, month)) <= today;
  return isPast ? "Your card's expiration date is in the past." : null;
}
