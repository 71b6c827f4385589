import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { ASKED_ANEW } from '../formats/askedAnew.ts';

interface Anew<Data> {
  /** Undefined while loading; what was known before, if anything was. */
  data: Data | undefined;
  /** True if nothing is known. */
  failed: boolean;
  reload: () => Promise<unknown>;
}

/**
 * An answer that each part asks for when it opens, since it may have changed elsewhere; parts that open together ask once.
 * `reload` never takes the answer to an earlier question, which may not know of a change made since.
 */
export function useAnew<Data>(query: TypedDocumentNode<Data, Record<string, never>>): Anew<Data> {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(query, { fetchPolicy: 'cache-and-network' });
  const failed = data === undefined && error !== undefined;
  const askAnew = (): Promise<unknown> =>
    client.query({ query, fetchPolicy: 'network-only', context: ASKED_ANEW });
  return { data, failed, reload: failed ? () => refetch() : askAnew };
}
