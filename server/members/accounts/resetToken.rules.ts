import { createHash, randomBytes } from 'node:crypto';

/** How long a reset link can be used, from when it is sent. */
export const RESET_MINUTES = 30;

/** The secret of a reset link: 256 random bits, fit for a path. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random, so a plain hash cannot be undone. */
export function hashOfResetToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The page that a reset link opens; its host is configured and never what a request says it is. */
export function resetLink(publicUrl: string, token: string): string {
  return `${publicUrl}/passwordreset/token/${token}`;
}
