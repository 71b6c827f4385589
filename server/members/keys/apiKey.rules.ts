import { hashOfKey, isWholeKey, KEY_DIGITS, newKey } from './keyText.rules.ts';

/** Scanners for leaked secrets know our keys by it; a double click selects the whole key. */
const PREFIX = 'txr_';
const KEY_INSIDE = new RegExp(`${PREFIX}[0-9A-Za-z]{${String(KEY_DIGITS)}}`);
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

export function newApiKey(): string {
  return newKey(PREFIX);
}

/** True for a bearer token that is meant to be an API key, good or not. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** False for a mistyped key: it needs no look-up. */
export function isWhole(key: string): boolean {
  return isWholeKey(PREFIX, key);
}

/** True if there is an API key in a text, such as an address. */
export function holdsApiKey(text: string): boolean {
  return KEY_INSIDE.test(text);
}

/** The stored form of a key. */
export function hashOfApiKey(key: string): Buffer {
  return hashOfKey(key);
}

/** The part of a key that is stored and shown. */
export function startOf(key: string): string {
  return key.slice(0, START);
}
