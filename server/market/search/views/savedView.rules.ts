import { refused } from '../../../platform/lib/fieldErrors.ts';

/** More than anybody keeps; the limits keep one member from filling the database. */
export const MOST_VIEWS = 50;
const LONGEST_QUESTION = 1_000;

/** Normalizes a question for storage: the part of an address after its question mark. Throws the errors that refuse it. */
export function viewQuestion(given: string): string {
  const question = new URLSearchParams(given.trim().replace(/^\?/, '')).toString();
  if (question.length > LONGEST_QUESTION) {
    throw refused('TOO_LONG', 'This view has too many filters to be saved. Choose fewer places.', 'question');
  }
  return question;
}
