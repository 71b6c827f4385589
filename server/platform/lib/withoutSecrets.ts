const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Email addresses, and names with passwords in the addresses of servers. Begins only where such a text begins: from each
 * of its characters, a long text without a match would take seconds.
 */
const ADDRESSES = /(?<![^\s@/"'<>])[^\s@/"'<>]+@[^\s@/"'<>]+\.[^\s@/"'<>]+/g;

const SECRETS = new RegExp(
  [
    // Session tokens.
    String.raw`\beyJ[\w.-]+`,
    // Reset links, and anything else that a path or a query calls a token.
    String.raw`(?<=\btoken[/=])[^\s"'<>&]+`,
    // API keys, beyond the few characters that lists of keys show, and keys of feeds.
    String.raw`\btx[rf]_\w{11,}`,
    // Keys and signing secrets of the payment service.
    String.raw`\b(?:sk|rk|pk|whsec)_\w{6,}`,
  ].join('|'),
  'g',
);

/** Texts without spaces that may hold a random part. */
const RUNS = /[\w-]{32,}/g;
/** No name is as long, and the search for a random part takes time by the square of the length. */
const LONGEST_SEARCHED = 256;

/**
 * Random texts: tokens, passwords of servers, hashes. Ids of requests, members and emails are none. A token without a
 * digit differs from a long name by its many capitals.
 */
const RANDOM = new RegExp(
  String.raw`\b(?!${UUID}\b)(?=[\w-]*\d|(?:[a-z_-]*[A-Z]){8})(?=[\w-]*[a-z])(?:[0-9a-f]{32,}|(?=[\w-]*[A-Z])[\w-]{32,})`,
  'g',
);

/** A text without credentials and personal data, fit to be stored where others read it. */
export function withoutSecrets(text: string): string {
  const withoutRandom = (run: string): string =>
    run.length > LONGEST_SEARCHED ? '…' : run.replace(RANDOM, '…');
  return text.replace(ADDRESSES, '…').replace(SECRETS, '…').replace(RUNS, withoutRandom);
}
