import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of the parts of a link. `purpose` gives it a key of its own, so that it serves no other link. */
export function signatureOf(secret: string, purpose: string, parts: readonly string[]): string {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** True if two signatures are the same; takes equally long if they are not. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given, 'base64url'), Buffer.from(right, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}
