import { useCallback, useEffect, useState } from 'react';

export interface PageOf<Row> {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Asks for the page after a cursor, or for the first one. Must be the same function as long as the question is. */
export type LoadPage<Row> = (after: string | null) => Promise<PageOf<Row>>;

interface AllPages<Row> {
  /** Null until the last page has loaded. */
  rows: readonly Row[] | null;
  failed: boolean;
  retry: () => void;
}

/** The largest page that the API gives. */
export const LARGEST_PAGE = 500;

/** The answer to a question that need not be asked. */
export const NO_PAGE: PageOf<never> = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };

async function loadAll<Row>(load: LoadPage<Row>, isWanted: () => boolean): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: PageOf<Row> = await load(after);
    rows.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && isWanted());
  return rows;
}

/** All rows of a connection, so that they can be sorted, counted and exported as a whole. */
export function useAllPages<Row>(load: LoadPage<Row>): AllPages<Row> {
  const [loaded, setLoaded] = useState<{ by: LoadPage<Row>; rows: Row[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    const settle = (rows: Row[] | null): void => {
      if (wanted) setLoaded({ by: load, rows });
    };
    loadAll(load, () => wanted).then(settle, () => {
      settle(null);
    });
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  const isCurrent = loaded?.by === load;
  return { rows: isCurrent ? loaded.rows : null, failed: isCurrent && loaded.rows === null, retry };
}
