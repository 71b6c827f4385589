import { useEffect, useState } from 'react';
import { servedName } from './servedName.ts';

const POLL_MS = 120_000;

function ownWords(): string {
  return `${servedName()} is undergoing maintenance. Please check back at a later time.`;
}

/**
 * The words while the product is under maintenance, which it says with 503 or by not answering; null while it is
 * up. Looks every two minutes.
 */
export function useDownWords(): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let latest = new AbortController();
    const look = (): void => {
      // An answer that comes late says how things were: a newer look makes it void.
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      void downWords(signal).then((found) => {
        if (!signal.aborted) setWords(found);
      });
    };
    look();
    const timer = window.setInterval(look, POLL_MS);
    // A call that was refused for maintenance says so sooner.
    window.addEventListener(REFUSED, look);
    return () => {
      latest.abort();
      window.clearInterval(timer);
      window.removeEventListener(REFUSED, look);
    };
  }, []);
  return words;
}

const REFUSED = 'refused-for-maintenance';

/** Has the status looked at again at once. */
export function lookAtStatus(): void {
  window.dispatchEvent(new Event(REFUSED));
}

async function downWords(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/rest/basic/status', { signal, cache: 'no-store' });
    // Read to its end, or the browser would hold the connection.
    const body = await response.text();
    return response.ok ? null : wordsIn(body);
  } catch {
    return ownWords();
  }
}

/** The server's own sentence, which has the product's name; a proxy before the server may answer anything. */
function wordsIn(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } };
    return error?.code === 'MAINTENANCE' && typeof error.message === 'string' ? error.message : ownWords();
  } catch {
    return ownWords();
  }
}
