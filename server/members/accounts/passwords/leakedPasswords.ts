import { createHash } from 'node:crypto';
import type { Log } from '../../../platform/log.ts';

/** Answers whether a password is known from a theft elsewhere. */
export type IsLeaked = (password: string) => Promise<boolean>;

const WITHIN_MS = 2_000;
/** Characters of a hash that the service learns; thousands of passwords share them. */
const TOLD = 5;

/**
 * Asks a service with the interface of Pwned Passwords: it gets the beginning of the password's hash, and answers the
 * rest of all hashes that begin so. Without a URL, or while it does not answer, no password counts as leaked, since
 * nobody could choose any.
 */
export function createLeakCheck(url: string | null, log: Log): IsLeaked {
  if (url === null) return () => Promise.resolve(false);
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const rests = await restsOf(url, hash.slice(0, TOLD));
      return rests.has(hash.slice(TOLD));
    } catch (error) {
      log.warn({ err: error }, 'The service of leaked passwords did not answer');
      return false;
    }
  };
}

async function restsOf(url: string, beginning: string): Promise<ReadonlySet<string>> {
  const response = await fetch(new URL(beginning, url), {
    // Answers of equal length tell a listener nothing.
    headers: { 'Add-Padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!response.ok) throw new Error(`It answered ${String(response.status)}.`);
  const lines = (await response.text()).split(/\r?\n/).map((line) => line.split(':'));
  // Padding has the count 0.
  return new Set(lines.flatMap(([rest = '', count = '']) => (Number(count) > 0 ? [rest] : [])));
}
