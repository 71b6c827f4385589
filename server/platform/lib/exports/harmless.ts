/** A spreadsheet would run these instead of showing them; a number may begin with a minus. */
const LIKE_A_FORMULA = /^\s*[-=+@]|^[\t\r]/;
const PLAIN_NUMBER = /^-\d+(?:\.\d+)?$/;

/** False for text that a spreadsheet takes for a formula: write an apostrophe before it. */
export function isHarmless(text: string): boolean {
  return !LIKE_A_FORMULA.test(text) || PLAIN_NUMBER.test(text);
}
