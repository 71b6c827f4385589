import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect } from 'react';

/** Asks again when the page comes into sight: the member may have changed in another tab what it shows. */
export function useAskedOnReturn<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): void {
  const client = useApolloClient();
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Not by the page's own query: if it fails, as when a computer wakes, the page keeps what it shows.
      client
        .query({ query, variables: JSON.parse(asked) as Variables, fetchPolicy: 'network-only' })
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, query, asked]);
}
