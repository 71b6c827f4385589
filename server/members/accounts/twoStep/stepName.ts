import { refused } from '../../../platform/lib/fieldErrors.ts';
import { plainName } from '../../../platform/lib/plainName.ts';

const LONGEST_NAME = 60;

/** Normalizes the name of a second step or a key. Throws INVALID_NAME. */
export function requireName(name: string): string {
  const plain = plainName(name);
  if (plain !== '' && plain.length <= LONGEST_NAME && !/\p{Cc}/u.test(plain)) return plain;
  const message = `Enter a name of at most ${String(LONGEST_NAME)} characters.`;
  throw refused('INVALID_NAME', message, 'name');
}
