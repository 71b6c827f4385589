import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { ExportsDocument } from './exportDocuments.ts';

/** Time between two polls while an export waits or runs; otherwise nothing is polled. */
const ASK_EVERY_MS = 2_000;

/** The member's exports, asked for again while one of them is prepared. */
export function useExports() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(ExportsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const lines = data?.exports.nodes;
  const isBusy = lines?.some(({ state }) => state === 'WAITING' || state === 'RUNNING') ?? false;
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  return {
    lines,
    perDay: data?.billing.exportsPerDay ?? null,
    failed: lines === undefined && error !== undefined,
    ask: () => void refetch(),
  };
}
