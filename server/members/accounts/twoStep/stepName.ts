import { refused } from '../../../platform/lib/fieldErrors.ts';

const LONGEST_NAME = 60;

/** Trims the name of a second step. Throws INVALID_NAME. */
export function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= LONGEST_NAME && !/\p{Cc}/u.test(trimmed)) return trimmed;
  const message = `Enter a name of at most ${String(LONGEST_NAME)} characters.`;
  throw refused('INVALID_NAME', message, 'name');
}
