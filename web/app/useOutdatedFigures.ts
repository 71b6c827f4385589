import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AboutDocument } from './about.ts';
import type { OutdatedFigures } from './about.ts';

const POLL_MS = 5_000;
/** Members who go from page to page learn of an upgrade, without a question at each page. */
const ASK_AGAIN_MS = 60_000;

const NONE: readonly OutdatedFigures[] = [];

/** Figures that are being brought up to date. Asks again while there are some, then reloads everything else. */
export function useOutdatedFigures(): readonly OutdatedFigures[] {
  const client = useApolloClient();
  const { data, refetch, startPolling, stopPolling } = useQuery(AboutDocument, {
    skipPollAttempt: () => document.hidden,
  });
  const outdated = data?.about.outdatedFigures ?? NONE;
  const isOutdated = outdated.length > 0;
  const wasOutdated = useRef(false);
  useEffect(() => {
    if (isOutdated) startPolling(POLL_MS);
    // The pages still hold the old figures. Each question that fails says so in its own place.
    else if (wasOutdated.current) client.resetStore().catch(() => undefined);
    wasOutdated.current = isOutdated;
    return stopPolling;
  }, [isOutdated, client, startPolling, stopPolling]);
  useAskedAgain(refetch);
  return outdated;
}

function useAskedAgain(ask: () => Promise<unknown>): void {
  const { pathname } = useLocation();
  const askedAt = useRef(0);
  useEffect(() => {
    const now = performance.now();
    // The first page has asked.
    const isDue = askedAt.current > 0 && now - askedAt.current > ASK_AGAIN_MS;
    if (askedAt.current === 0 || isDue) askedAt.current = now;
    // One that fails has been logged; the next page asks again.
    if (isDue) ask().catch(() => undefined);
  }, [pathname, ask]);
}
