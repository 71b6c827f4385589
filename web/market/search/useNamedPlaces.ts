import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ResultItem } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';

const NamedPlacesDocument = graphql(`
  query NamedPlaces($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Place {
        name
      }
    }
  }
`);

interface NamedPlaces {
  /** The known names, each once; the names as asked for until they are known. */
  known: string[];
  /** Names of no place. */
  unknown: string[];
}

/** The places of these names, in any of their spellings. */
export function useNamedPlaces(item: ResultItem, names: string[]): NamedPlaces {
  const { data } = useQuery(
    NamedPlacesDocument,
    names.length === 0 ? skipToken : { variables: { ids: names.map((name) => `${item}:${name}`) } },
  );
  return useMemo(() => {
    if (data === undefined) return { known: names, unknown: [] };
    const found = data.nodes.flatMap((node) => (node !== null && 'name' in node ? [node.name] : []));
    return {
      known: [...new Set(found)],
      unknown: names.filter((_, index) => data.nodes[index] === null),
    };
  }, [data, names]);
}
