import type { Ref } from 'react';
import type { Problems } from '../members/accounts/problems.ts';
import type { BillingValues } from './billingValues.ts';

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

/** Shows what the bank asks for, as often as it does, and answers how it ended. */
export async function throughBank<A extends Answer>(
  first: A,
  card: Pick<CardEntry, 'authenticate'>,
  confirm: () => Promise<A>,
): Promise<A> {
  let answer = first;
  for (let asked = 0; answer.clientSecret !== null && asked < MOST_QUESTIONS; asked += 1) {
    await card.authenticate(answer.clientSecret);
    answer = await confirm();
  }
  return answer;
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
