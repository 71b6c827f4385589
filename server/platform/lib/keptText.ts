import { withoutSecrets } from './withoutSecrets.ts';

/** A text that the database can store: line ends and tabs stay, other control characters become spaces. */
export function keptText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ');
}

/** A text fit to be stored without asking its author: without secrets, and limited to a number of characters. */
export function keptWithoutSecrets(text: string, longest: number): string {
  // Cut before the search, and again after removals have changed the length.
  return withoutSecrets(keptText(text.slice(0, 2 * longest))).slice(0, longest);
}
