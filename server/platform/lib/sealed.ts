import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets that the product must be able to read again. Each use has a key of its own, named by these words. */
export type SealedUse = 'secrets of authenticator apps' | 'secrets of webhooks';

/** A secret, and whose it is. */
interface Owned {
  /** Signs sessions; the key is derived from it, so that a copy of the database alone opens nothing. */
  sessionSecret: string;
  use: SealedUse;
  memberId: string;
}

function keyOf({ sessionSecret, use }: Owned): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', use, 32));
}

/** Encrypts a member's secret, which opens only as that member's and for the same use. */
export function seal(owned: Owned, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(owned), iv).setAAD(Buffer.from(owned.memberId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if encrypted with another session secret, for another member or for another use. */
export function unseal(owned: Owned, sealed: Buffer): Buffer | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv(ALGORITHM, keyOf(owned), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owned.memberId))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}
