/** Codes by which a mail server refuses a mailbox (RFC 5321). 530 and 554 are about this product's own settings. */
const MAILBOX_CODES = new Set([550, 551, 553]);
/** An enhanced status (RFC 3463) after the code, or as qmail writes it: `(#5.1.1)`. */
const STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/;
/** 5.1.7 and 5.1.8 are about the sender's address. */
const RECIPIENT_STATUS = /^5\.1\.(?!7$|8$)\d+$/;
/** Exim and Postfix may refuse to relay by 550 without a status. */
const ABOUT_SETTINGS = /\brelay|\bauthenticat|\bsender\b/i;

/**
 * True if the mail server does not know the recipient, so that another attempt would fail as well. Any other refusal may
 * be about this product's password, sender or right to relay, which operators correct.
 */
export function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return false;
  if (!('responseCode' in error) || !MAILBOX_CODES.has(Number(error.responseCode))) return false;
  const reply = 'response' in error ? String(error.response) : '';
  const [, first, second] = STATUS.exec(reply) ?? [];
  const status = first ?? second;
  return status === undefined ? !ABOUT_SETTINGS.test(reply) : RECIPIENT_STATUS.test(status);
}
