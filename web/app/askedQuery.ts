import type { ApolloClient } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { routes } from './paths.ts';

/** A query with its variables as JSON, as the page for analysts opens it. */
export interface AskedQuery {
  query: string;
  variables: string;
}

/** Queries of the frame around every page. */
const OF_THE_FRAME: ReadonlySet<string> = new Set(['About', 'Viewer', 'PaletteRecent', 'PaletteBrands']);

/** Added for the client's cache and types; the server does not know the latter. */
const OF_THE_CLIENT = /\n *__typename(?=\n)| @unmask/g;

/** The queries of the page that shows, also those that the cache answered; its main one, the longest, first. */
export function queriesOfPage(client: ApolloClient): AskedQuery[] {
  return [...client.getObservableQueries('active')]
    .filter(({ queryName }) => queryName === undefined || !OF_THE_FRAME.has(queryName))
    .map(({ query, variables }) => ({
      query: print(query).replaceAll(OF_THE_CLIENT, ''),
      variables: JSON.stringify(variables, null, 2),
    }))
    .toSorted((one, other) => other.query.length - one.query.length);
}

/** The page for analysts with these queries in it. They stand behind #, so that no server or log sees them. */
export function analystPath(queries: readonly AskedQuery[]): string {
  const asked = new URLSearchParams(
    queries.flatMap(({ query, variables }) => [
      ['query', query],
      ['variables', variables],
    ]),
  );
  return queries.length === 0 ? routes.analyst : `${routes.analyst}#${asked.toString()}`;
}

/** The queries that an address opens. */
export function queriesInHash(hash: string): AskedQuery[] {
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const variables = asked.getAll('variables');
  return asked.getAll('query').map((query, index) => ({ query, variables: variables[index] ?? '' }));
}
