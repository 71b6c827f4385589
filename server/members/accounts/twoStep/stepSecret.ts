import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derived from the secret that signs sessions, so that a copy of the database alone makes no codes. */
function keyOf(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'secrets of authenticator apps', 32));
}

/** Encrypts the secret of a member's authenticator app, which opens only as that member's. */
export function sealSecret(sessionSecret: string, memberId: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(sessionSecret), iv).setAAD(Buffer.from(memberId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if encrypted with another session secret or for another member. */
export function openSecret(sessionSecret: string, memberId: string, sealed: Buffer): Buffer | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv(ALGORITHM, keyOf(sessionSecret), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(memberId))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}
