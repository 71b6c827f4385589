import { useEffect } from 'react';
import { callServer } from '../../../app/callServer.ts';
import { readToken } from '../../../app/session.ts';

/** A visited property page. Type 0 is a hotel, 1 a bar or restaurant. */
export interface Visit {
  type: 0 | 1;
  taxpayer_number: string;
  location_number: number;
  location_name: string;
  location_city: string;
  location_county: string;
}

/**
 * Records the visit when the page is left or its tab is closed. Uses `fetch` with `keepalive`, so that the request
 * outlives the page; the GraphQL client cannot do that.
 */
export function useVisit(visit: Visit | null): void {
  const body = visit === null ? null : JSON.stringify(visit);
  useEffect(() => {
    if (body === null) return undefined;
    let isNoted = false;
    const note = (): void => {
      if (isNoted || readToken() === null) return;
      isNoted = true;
      const headers = { 'content-type': 'application/json' };
      void callServer('/rest/history', { method: 'POST', keepalive: true, headers, body }).catch(
        () => undefined,
      );
    };
    // A page restored from the browser's cache counts as a new visit.
    const renew = (): void => {
      isNoted = false;
    };
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', renew);
    return () => {
      window.removeEventListener('pagehide', note);
      window.removeEventListener('pageshow', renew);
      note();
    };
  }, [body]);
}
