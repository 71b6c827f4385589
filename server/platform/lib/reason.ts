import { refused } from './fieldErrors.ts';

const LONGEST = 500;

/** An administrator's reason, without blanks around it. Throws EMPTY or TOO_LONG for the input field. */
export function requireReason(given: string | null | undefined, field: string): string {
  const reason = given?.trim() ?? '';
  if (reason === '') throw refused('EMPTY', 'Enter the reason, for colleagues who review this later.', field);
  if (reason.length > LONGEST)
    throw refused('TOO_LONG', `Enter at most ${String(LONGEST)} characters.`, field);
  return reason;
}
