import { createHash, randomBytes } from 'node:crypto';

/** Validity of a reset link, from the time it is sent. */
export const RESET_MINUTES = 30;

/** Secret of a link in an email, to reset a password or confirm an address: 256 random bits, safe in a URL path. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The page of a reset link. Its host is configured, never taken from a request. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/passwordreset/token/${token}`;
}
