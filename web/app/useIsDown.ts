import { useEffect, useState } from 'react';

export const POLL_MS = 120_000;

/** Whether the product is under maintenance: it says so with 503, or does not answer. Looks every two minutes. */
export function useIsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const look = (): void => {
      void isAnswering(leaving.signal).then((isUp) => {
        if (!leaving.signal.aborted) setDown(!isUp);
      });
    };
    look();
    const timer = window.setInterval(look, POLL_MS);
    // A call that was refused for maintenance says so sooner.
    window.addEventListener(REFUSED, look);
    return () => {
      leaving.abort();
      window.clearInterval(timer);
      window.removeEventListener(REFUSED, look);
    };
  }, []);
  return isDown;
}

const REFUSED = 'refused-for-maintenance';

/** Has the status looked at again at once. */
export function lookAtStatus(): void {
  window.dispatchEvent(new Event(REFUSED));
}

async function isAnswering(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/rest/basic/status', { signal, cache: 'no-store' });
    // Read to its end, or the browser would hold the connection.
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
