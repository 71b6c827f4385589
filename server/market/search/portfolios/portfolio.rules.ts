import { refused } from '../../../platform/lib/fieldErrors.ts';
import { keptName } from '../../../platform/lib/keptName.ts';
import { plainName } from '../../../platform/lib/plainName.ts';

/** More than anybody needs; the limit keeps one member from filling the database. */
export const MOST_PORTFOLIOS = 200;
export const MOST_PROPERTIES = 1_000;

/** Normalizes a name for storage. Throws the errors that refuse it. */
export function portfolioName(given: string): string {
  if (plainName(given) === '') {
    throw refused('REQUIRED', 'Please Enter a portfolio name to create one.', 'name');
  }
  if (given.includes('%')) throw refused('INVALID_NAME', "A portfolio name cannot contain '%'.", 'name');
  return keptName(given, 'portfolio');
}

const LONGEST_NOTE = 500;

/** Normalizes a note for storage. Throws the errors that refuse it. */
export function noteText(given: string): string {
  const note = given.trim();
  if (note.length > LONGEST_NOTE) {
    throw refused('TOO_LONG', `A note has at most ${String(LONGEST_NOTE)} characters.`, 'note');
  }
  return note;
}
