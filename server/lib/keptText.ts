// Tokens of sessions and of reset links, and e-mail addresses: nothing that opens an account or names a person.
const SECRETS = /\b(?:eyJ[\w.-]+|[\w-]{32,})|[^\s@/"'<>]+@[^\s@/"'<>]+\.[^\s@/"'<>]+/g;

/** A text as the database can hold it: line ends and tabs stay, other control characters become spaces. */
export function keptText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, ' ');
}

/** A text fit to be kept without asking whoever wrote it: without secrets, and no longer than so many characters. */
export function withoutSecrets(text: string, longest: number): string {
  // Cut before it is searched, and again after what was left out changed its length.
  return keptText(text.slice(0, 2 * longest))
    .replace(SECRETS, '…')
    .slice(0, longest);
}
