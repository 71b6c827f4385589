import { useDeferredValue, useMemo } from 'react';

interface Asked {
  data?: unknown;
  variables?: unknown;
}

type InSlices<Result extends Asked> = Result & {
  /**
   * The latest data, even while `data` is still the one before. Queries that need the first answer wait for this: React
   * may drop a slice in which a query began, but Apollo keeps the query.
   */
  latest: Result['data'];
};

/**
 * The result of `useQuery`, with new data rendered in slices of a few milliseconds, so that a page reacts to clicks while
 * it renders hundreds of rows. Until they are done, `data` is the one before; it never belongs to other variables.
 */
export function useInSlices<Result extends Asked>(result: Result): InSlices<Result> {
  const { data } = result;
  const variables = JSON.stringify(result.variables);
  const came = useMemo(() => ({ data, variables }), [data, variables]);
  const drawn = useDeferredValue(came);
  return { ...result, data: drawn.variables === variables ? drawn.data : data, latest: data };
}
