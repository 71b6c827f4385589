import { hashOfKey, isWholeKey, newKey } from '../keys/keyText.rules.ts';

/** Differs from the prefix of API keys, which are refused in URLs. */
const PREFIX = 'txf_';

/** Path of the feeds of members. */
export const FEEDS = '/feeds';

/** Creates a key that opens one member's feed and nothing else. */
export function newFeedKey(): string {
  return newKey(PREFIX);
}

/** Hash of a feed key; null for any other text, which needs no look-up. */
export function hashOfFeedKey(key: string): Buffer | null {
  return isWholeKey(PREFIX, key) ? hashOfKey(key) : null;
}

/** The secret address of a feed. */
export function feedAddress(publicUrl: string, key: string): string {
  return `${publicUrl}${FEEDS}/${key}`;
}
