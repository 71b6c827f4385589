import type { ApolloClient } from '@apollo/client';

/** Asks the named queries again, those of them that the page shows. */
export function askAgain(client: ApolloClient, names: readonly string[]): void {
  const shown = [...client.getObservableQueries('active')].map(({ queryName }) => queryName);
  // A query that fails shows so where it is.
  client.refetchQueries({ include: names.filter((name) => shown.includes(name)) }).catch(() => undefined);
}
