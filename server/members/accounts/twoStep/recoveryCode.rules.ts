import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

export const RECOVERY_CODES = 10;

/** 80 random bits: too many to guess, even with the hashes. */
const BYTES = 10;
const CODE = /^[A-Z2-7]{16}$/;

/** Ten codes as they are shown: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ size: BYTES });
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });
}

/** The hash of a code in any spelling; null if it cannot be one. */
export function hashOfRecoveryCode(memberId: string, typed: string): Buffer | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  // Digits that no code has are misread letters.
  const read = code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B');
  return CODE.test(read) ? createHash('sha256').update(`${memberId} ${read}`).digest() : null;
}
