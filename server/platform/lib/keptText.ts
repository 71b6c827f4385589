import { withoutSecrets } from './withoutSecrets.ts';

/** A text as the database can hold it: line ends and tabs stay, other control characters become spaces. */
export function keptText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ');
}

/** A text fit to be kept without asking whoever wrote it: without secrets, and no longer than so many characters. */
export function keptWithoutSecrets(text: string, longest: number): string {
  // Cut before it is searched, and again after what was left out changed its length.
  return withoutSecrets(keptText(text.slice(0, 2 * longest))).slice(0, longest);
}
