import { refused } from './fieldErrors.ts';
import { isVisible } from './plainName.ts';

const LONGEST = 500;

const NO_REASON = 'Enter the reason, for colleagues who review this later.';

/** An administrator's reason, without blanks around it. Throws EMPTY, with the sentence, or TOO_LONG for the input field. */
export function requireReason(given: string | null | undefined, field: string, ifEmpty = NO_REASON): string {
  const reason = given?.trim() ?? '';
  if (!isVisible(reason)) throw refused('EMPTY', ifEmpty, field);
  if (reason.length > LONGEST)
    throw refused('TOO_LONG', `Enter at most ${String(LONGEST)} characters.`, field);
  return reason;
}
