/** Minimum length of a text for suggestions. */
export const SHORTEST_TEXT = 3;
const LONGEST_TEXT = 60;

/** Normalizes a text as in the index: upper case letters, digits, single spaces and apostrophes. */
export function searchText(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9']+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}
