import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { readFragment } from '../../gql/fragment-masking.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { DataPageDocument, DataTaskFieldsDocument, ImportRowFragment } from './dataDocuments.ts';

/** Progress is asked for this often while something waits or runs, and never else. */
export const ASK_EVERY_MS = 2000;

/** The published releases, the imports and the tasks, asked for again while any of them runs. */
export function useDataPage() {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(DataPageDocument, {
    // The cache takes releases of one file for one, and a file may be published again after an undo.
    fetchPolicy: 'no-cache',
    context: ASKED_ANEW,
  });
  const isBusy = data !== undefined && data.dataQueue.waiting + data.dataQueue.running > 0;
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(ASK_EVERY_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  const ask = useCallback(() => void refetch(), [refetch]);
  return {
    ask,
    failed: data === undefined && error !== undefined,
    page:
      data === undefined
        ? null
        : {
            freshness: data.dataFreshness,
            queue: data.dataQueue,
            open: readFragment(ImportRowFragment, data.open.nodes),
            imports: readFragment(ImportRowFragment, data.imports.nodes),
            releases: data.releases.nodes,
            tasks: readFragment(DataTaskFieldsDocument, data.dataTasks.nodes),
          },
  };
}
