import { useEffect } from 'react';
import { readToken } from '../../app/session.ts';

/** A property page that is being looked at. Type 0 is a hotel, 1 a bar or restaurant. */
export interface Visit {
  type: 0 | 1;
  taxpayer_number: string;
  location_number: number;
  location_name: string;
  location_city: string;
  location_county: string;
}

/**
 * Notes the visit when the page is left, for another page or with the tab. The request outlives the page: it is
 * told to be kept alive, which the GraphQL client cannot do.
 */
export function useVisit(visit: Visit | null): void {
  const body = visit === null ? null : JSON.stringify(visit);
  useEffect(() => {
    if (body === null) return undefined;
    let isNoted = false;
    const note = (): void => {
      const token = readToken();
      if (isNoted || token === null) return;
      isNoted = true;
      void fetch('/rest/history', {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      }).catch(() => undefined);
    };
    // A tab that comes back is looked at again, and is left again.
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
