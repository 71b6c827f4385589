import { refused } from './fieldErrors.ts';
import { plainName } from './plainName.ts';

const LONGEST_NAME = 100;

/** Normalizes the name of a thing that a member keeps, such as a set. Throws the errors that refuse it. */
export function keptName(given: string, thing: string): string {
  const name = plainName(given.replace(/\s+/g, ' '));
  if (name === '') throw refused('REQUIRED', `Enter a name for the ${thing}.`, 'name');
  if (name.length > LONGEST_NAME) {
    throw refused(
      'TOO_LONG',
      `The name of a ${thing} has at most ${String(LONGEST_NAME)} characters.`,
      'name',
    );
  }
  return name;
}
