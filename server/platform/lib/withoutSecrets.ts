const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

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
    // Random texts: tokens, passwords of servers, hashes. Ids of requests, members and emails are none. A token without
    // a digit differs from a long name by its many capitals.
    String.raw`\b(?!${UUID}\b)(?=[\w-]*\d|(?:[a-z_-]*[A-Z]){8})(?=[\w-]*[a-z])(?:[0-9a-f]{32,}|(?=[\w-]*[A-Z])[\w-]{32,})`,
    // E-mail addresses, and names with passwords in the addresses of servers.
    String.raw`[^\s@/"'<>]+@[^\s@/"'<>]+\.[^\s@/"'<>]+`,
  ].join('|'),
  'g',
);

/** A text without credentials and personal data, fit to be stored where others read it. */
export function withoutSecrets(text: string): string {
  return text.replace(SECRETS, '…');
}
