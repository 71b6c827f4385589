import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits: too many to guess, even with the hashes. */
const RANDOM_DIGITS = 30;
/** 32 bits. */
const CHECK_DIGITS = 6;

/** Characters of a key after its prefix. */
export const KEY_DIGITS = RANDOM_DIGITS + CHECK_DIGITS;

/**
 * Creates a key: a prefix, 30 random characters and 6 check characters, by which scanners and the server
 * recognise it.
 */
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

/** False for a mistyped key or one with another prefix, which needs no look-up. */
export function isWholeKey(prefix: string, key: string): boolean {
  const digits = key.slice(prefix.length);
  const random = digits.slice(0, RANDOM_DIGITS);
  const hasShape = key.startsWith(prefix) && digits.length === KEY_DIGITS && /^[0-9A-Za-z]+$/.test(digits);
  return hasShape && digits.endsWith(checkOf(random));
}

/** Hash of a key, as stored. Keys are random, so a plain hash cannot be reversed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
