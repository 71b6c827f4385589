import type { Ref } from 'react';
import type { Problems } from '../members/accounts/problems.ts';
import type { BillingValues } from './billingValues.ts';
import { words } from './words.ts';

/** A card under the name that the server charges it by, or what is wrong with which of its fields. */
export type CardRead = { paymentMethodId: string } | { problems: Problems };

/** The form's interface to the card field. The card's number never leaves that field. */
export interface CardEntry {
  read: (billing: BillingValues) => Promise<CardRead>;
  /** Shows the cardholder what the bank asks for (3-D Secure). How it ended, the server knows. */
  authenticate: (clientSecret: string) => Promise<void>;
}

export interface CardEntryProps {
  ref: Ref<CardEntry>;
  problems: Problems;
}

interface Answer {
  clientSecret: string | null;
  errors: readonly ServerProblem[];
}

export interface ServerProblem {
  field: string | null;
  code: string;
  message: string;
}

/** The number of times that a bank may ask before it is given up. */
const MOST_QUESTIONS = 3;

const UNFINISHED: ServerProblem = { field: null, code: 'UNFINISHED', message: words.paymentFailed };

interface Steps<A> {
  /** Sends the payment or the card. */
  begin: () => Promise<A | undefined>;
  /** Asks the server how the bank's question ended; the answer may ask again. */
  confirm: () => Promise<A | undefined>;
}

/**
 * Sends a payment or a card and shows what the bank asks for, as often as it does. Answers how it ended; it has failed if
 * there are errors, as there are without an answer or if the bank never stops asking.
 */
export async function throughBank<A extends Answer>(
  { begin, confirm }: Steps<A>,
  card: Pick<CardEntry, 'authenticate'>,
): Promise<{ answer: A | undefined; errors: readonly ServerProblem[] }> {
  let answer = await begin();
  for (let asked = 0; typeof answer?.clientSecret === 'string' && asked < MOST_QUESTIONS; asked += 1) {
    await card.authenticate(answer.clientSecret);
    answer = await confirm();
  }
  const errors = answer?.clientSecret === null ? answer.errors : [UNFINISHED];
  return { answer, errors };
}

/** Refusals by field; those without a field belong to the form. */
export function problemsOf(errors: readonly ServerProblem[]): Problems | null {
  if (errors.length === 0) return null;
  return Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field), message]));
}

function fieldOf(field: string | null): string {
  if (field === 'card') return 'cardNumber';
  return field !== null && FIELDS.includes(field) ? field : 'form';
}

const FIELDS = ['name', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'];
