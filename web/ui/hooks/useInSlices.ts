import { useDeferredValue, useMemo } from 'react';

interface Asked {
  data?: unknown;
  variables?: unknown;
}

type InSlices<Result extends Asked> = Result & {
  /** What came, drawn or not. What a page asks once data is there waits for this: a query begun in a slice is not safe. */
  latest: Result['data'];
};

/**
 * What `useQuery` has, but what came is drawn in slices, between which the page answers its reader; until it is
 * drawn, `data` is what it was. Data of other variables is never given.
 */
export function useInSlices<Result extends Asked>(result: Result): InSlices<Result> {
  const { data } = result;
  const variables = JSON.stringify(result.variables);
  const came = useMemo(() => ({ data, variables }), [data, variables]);
  const drawn = useDeferredValue(came);
  return { ...result, data: drawn.variables === variables ? drawn.data : data, latest: data };
}
