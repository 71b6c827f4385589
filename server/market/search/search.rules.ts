/** Suggestions are only looked for from this length on. */
export const SHORTEST_TEXT = 3;
const LONGEST_TEXT = 60;

/** What is typed as the index spells it: upper case letters, digits, single blanks and apostrophes. */
export function searchText(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9']+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}
