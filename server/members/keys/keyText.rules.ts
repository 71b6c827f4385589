import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits: nobody finds one by trying, not even with their hashes. */
const RANDOM_DIGITS = 30;
/** 32 bits. */
const CHECK_DIGITS = 6;

/** Characters of a key after its prefix. */
export const KEY_DIGITS = RANDOM_DIGITS + CHECK_DIGITS;

/** A prefix, 30 random characters, and 6 that check them, so that scanners and the server tell a key from other text. */
export function newKey(prefix: string): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS.charAt(randomInt(DIGITS.length))).join(
    '',
  );
  return `${prefix}${random}${checkOf(random)}`;
}

function checkOf(random: string): string {
  let rest = crc32(random);
  let check = '';
  for (let i = 0; i < CHECK_DIGITS; i += 1) {
    check = DIGITS.charAt(rest % DIGITS.length) + check;
    rest = Math.floor(rest / DIGITS.length);
  }
  return check;
}

/** False for a key that is mistyped or has another prefix: it needs no look-up. */
export function isWholeKey(prefix: string, key: string): boolean {
  const digits = key.slice(prefix.length);
  const random = digits.slice(0, RANDOM_DIGITS);
  const hasShape = key.startsWith(prefix) && digits.length === KEY_DIGITS && /^[0-9A-Za-z]+$/.test(digits);
  return hasShape && digits.endsWith(checkOf(random));
}

/** The stored form of a key. Keys are random, so a plain hash cannot be reversed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
