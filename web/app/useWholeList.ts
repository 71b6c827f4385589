import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { ASKED_ANEW } from '../ui/formats/askedAnew.ts';
import { LARGEST_PAGE } from '../ui/hooks/useAllPages.ts';
import type { PageOf } from '../ui/hooks/useAllPages.ts';

interface WholeList<Row> {
  /** Null until all rows have loaded; later the old rows stay until the new ones have loaded. */
  rows: readonly Row[] | null;
  failed: boolean;
  retry: () => void;
}

interface Options<Data, Row, Variables> {
  /** Variables besides those of the page. */
  variables: Omit<Variables, 'first' | 'after'>;
  connectionOf: (data: Data) => PageOf<Row>;
  /** No more than this many, to the page. */
  most?: number;
}

/**
 * All rows of a connection, page after page, which the cache joins to one list; the field needs {@link joined} there.
 * Asked for whenever the page opens, and again by {@link askAgain}.
 */
export function useWholeList<Data, Row, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, connectionOf, most = Infinity }: Options<Data, Row, Variables>,
): WholeList<Row> {
  const first = { ...variables, first: LARGEST_PAGE, after: null };
  const { data, error, refetch, fetchMore } = useQuery(document as TypedDocumentNode<Data>, {
    variables: first,
    fetchPolicy: 'cache-and-network',
    context: ASKED_ANEW,
  });
  const [lost, setLost] = useState<string | null>(null);
  const list = data === undefined ? null : connectionOf(data);
  const isWhole = list !== null && (!list.pageInfo.hasNextPage || list.nodes.length >= most);
  const next = list === null || isWhole ? null : list.pageInfo.endCursor;
  useEffect(() => {
    if (next !== null) fetchMore({ variables: { after: next } }).catch(() => setLost(next));
  }, [next, fetchMore]);
  const [last, setLast] = useState<readonly Row[] | null>(null);
  if (isWhole && list.nodes !== last) setLast(list.nodes);
  const retry = useCallback(() => {
    setLost(null);
    void refetch();
  }, [refetch]);
  const failed = (error !== undefined && data === undefined) || (next !== null && next === lost);
  return { rows: isWhole ? list.nodes : last, failed, retry };
}
