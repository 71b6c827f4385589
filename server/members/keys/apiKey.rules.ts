import { hashOfKey, isWholeKey, KEY_DIGITS, newKey } from './keyText.rules.ts';

/**
 * Lets scanners for leaked secrets recognise our keys. The underscore lets a double click select the whole
 * key.
 */
const PREFIX = 'txr_';
const KEY_INSIDE = new RegExp(`${PREFIX}[0-9A-Za-z]{${String(KEY_DIGITS)}}`);
/** First characters, shown in lists so that members can tell their keys apart. */
const START = PREFIX.length + 6;

export const keyLimits = {
  /** Maximum keys of a member, including expired ones. */
  most: 10,
  /** Maximum lifetime in days, so that a forgotten key expires. */
  longestDays: 366,
  /** Days for which usage is stored. */
  usageDays: 30,
} as const;

export function newApiKey(): string {
  return newKey(PREFIX);
}

/** True if a bearer token has the form of an API key, valid or not. */
export function isApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** False for a mistyped key, which needs no look-up. */
export function isWhole(key: string): boolean {
  return isWholeKey(PREFIX, key);
}

/** True if a text, such as a URL, contains an API key. */
export function holdsApiKey(text: string): boolean {
  return KEY_INSIDE.test(text);
}

export function hashOfApiKey(key: string): Buffer {
  return hashOfKey(key);
}

/** The beginning of a key, by which its member recognizes it. */
export function startOf(key: string): string {
  return key.slice(0, START);
}
