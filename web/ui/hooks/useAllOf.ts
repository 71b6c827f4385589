import { useCallback, useState } from 'react';
import { LARGEST_PAGE, useAllPages } from './useAllPages.ts';
import type { LoadPage, PageOf } from './useAllPages.ts';

/**
 * All rows of a list, asked for anew with each version; those of before stay until the new ones are there. `ask` must
 * be the same function at each render.
 */
export function useAllOf<Row>(ask: (paging: Paging) => Promise<PageOf<Row>>, version: number) {
  const load = useCallback<LoadPage<Row>>(
    (after) => ask({ first: LARGEST_PAGE, after }),
    // After an act the same question has another answer.
    // oxlint-disable-next-line react/exhaustive-deps
    [ask, version],
  );
  const { rows, failed, retry } = useAllPages(load);
  const [last, setLast] = useState(rows);
  if (rows !== null && rows !== last) setLast(rows);
  return { rows: rows ?? last, failed, retry };
}

export interface Paging {
  first: number;
  after: string | null;
}
