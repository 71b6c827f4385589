import { seal, unseal } from '../../../platform/lib/sealed.ts';

const use = 'secrets of authenticator apps';

/** Encrypts the secret of an authenticator app, so that it decrypts only for the same member. */
export function sealSecret(sessionSecret: string, memberId: string, secret: Uint8Array): Buffer {
  return seal({ sessionSecret, use, memberId }, secret);
}

/** Decrypts a secret; null if it was encrypted with another session secret or for another member. */
export function openSecret(sessionSecret: string, memberId: string, sealed: Buffer): Buffer | null {
  return unseal({ sessionSecret, use, memberId }, sealed);
}
