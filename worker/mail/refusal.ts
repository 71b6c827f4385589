/** Codes by which a mail server refuses a mailbox (RFC 5321). 530 and 554 are about this product's own settings. */
const MAILBOX_CODES = new Set([550, 551, 553]);
/** Statuses of an unknown mailbox or domain: of refusals for good and, as Postfix answers an unknown domain, for now. */
const UNKNOWN_STATUS = /^([45]\.1\.(1|2|3|6|10)|5\.4\.1)$/;
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
  if (!isAtRecipient(error) || !('responseCode' in error)) return false;
  if (!MAILBOX_CODES.has(Number(error.responseCode))) return false;
  const status = statusOf(error);
  return status === undefined ? !ABOUT_SETTINGS.test(replyOf(error)) : RECIPIENT_STATUS.test(status);
}

function isAtRecipient(error: unknown): error is Error {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

const replyOf = (error: Error): string => ('response' in error ? String(error.response) : '');

function statusOf(error: Error): string | undefined {
  const [, first, second] = STATUS.exec(replyOf(error)) ?? [];
  return first ?? second;
}

/** True if a mail server's last answer to a mail's many attempts was that it does not know the recipient. */
export function wasUnknownRecipient(error: unknown): boolean {
  if (isUnknownRecipient(error)) return true;
  return isAtRecipient(error) && UNKNOWN_STATUS.test(statusOf(error) ?? '');
}
