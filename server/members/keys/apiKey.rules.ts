import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Scanners for leaked secrets know our keys by it; a double click selects the whole key. */
const PREFIX = 'txr_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 178 random bits: nobody finds one by trying, not even with their hashes. */
const RANDOM_DIGITS = 30;
/** 32 bits. */
const CHECK_DIGITS = 6;
const KEY = new RegExp(`^${PREFIX}[0-9A-Za-z]{${String(RANDOM_DIGITS + CHECK_DIGITS)}}$`);
const KEY_INSIDE = new RegExp(`${PREFIX}[0-9A-Za-z]{${String(RANDOM_DIGITS + CHECK_DIGITS)}}`);
/** Characters that lists show, so that a member knows which key is which. */
const START = PREFIX.length + 6;

export const keyLimits = {
  /** Keys of a member, expired ones as well. */
  most: 10,
  /** Lifetime in days; a key that nobody remembers must end some day. */
  longestDays: 366,
  /** Days for which use is kept. */
  usageDays: 30,
} as const;

/** `txr_`, 30 random characters, and 6 that check them, so that scanners and the server tell a key from other text. */
export function newApiKey(): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS.charAt(randomInt(DIGITS.length))).join(
    '',
  );
  return `${PREFIX}${random}${checkOf(random)}`;
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

/** True for a bearer token that is meant to be an API key, good or not. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** False for a mistyped key: it needs no look-up. */
export function isWhole(key: string): boolean {
  const random = key.slice(PREFIX.length, -CHECK_DIGITS);
  return KEY.test(key) && key.endsWith(checkOf(random));
}

/** True if there is an API key in a text, such as an address. */
export function holdsApiKey(text: string): boolean {
  return KEY_INSIDE.test(text);
}

/** The stored form of a key. Keys are random, so a plain hash cannot be reversed. */
export function hashOfApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The part of a key that is stored and shown. */
export function startOf(key: string): string {
  return key.slice(0, START);
}
