import { useEffect, useState } from 'react';
import { servedName } from './servedName.ts';

const POLL_MS = 120_000;
const RECHECK = 'recheck-maintenance';

/**
 * The message to show while the product is under maintenance: if the server says so with 503, or does not answer; null
 * while it is up. Checks every two minutes.
 */
export function useMaintenanceMessage(): string | null {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    let latest = new AbortController();
    const check = (): void => {
      // The answer to an earlier check would be out of date.
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      void readMessage(signal).then((found) => {
        if (!signal.aborted) setMessage(found);
      });
    };
    check();
    const timer = window.setInterval(check, POLL_MS);
    window.addEventListener(RECHECK, check);
    return () => {
      latest.abort();
      window.clearInterval(timer);
      window.removeEventListener(RECHECK, check);
    };
  }, []);
  return message;
}

/** Checks at once, after a request was refused because of maintenance. */
export function recheckMaintenance(): void {
  window.dispatchEvent(new Event(RECHECK));
}

async function readMessage(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/rest/basic/status', { signal, cache: 'no-store' });
    // The browser holds the connection until the body is read.
    const body = await response.text();
    return response.ok ? null : messageIn(body);
  } catch {
    return defaultMessage();
  }
}

/** The server's own sentence; a proxy in front of the server may answer anything. */
function messageIn(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: unknown; message?: unknown } };
    return error?.code === 'MAINTENANCE' && typeof error.message === 'string'
      ? error.message
      : defaultMessage();
  } catch {
    return defaultMessage();
  }
}

function defaultMessage(): string {
  return `${servedName()} is undergoing maintenance. Please check back at a later time.`;
}
