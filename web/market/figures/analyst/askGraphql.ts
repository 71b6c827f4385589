import type { GraphiQLProps } from 'graphiql';
import { callServer } from '../../../app/callServer.ts';

type Fetcher = GraphiQLProps['fetcher'];
type Asked = Parameters<Fetcher>[0];
type Answer = Awaited<ReturnType<Fetcher>>;

/** Asks as the member who is signed in; every answer says what it cost. */
export const askGraphql = async (asked: Asked): Promise<Answer> => {
  const response = await callServer('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-query-cost': 'true',
    },
    body: JSON.stringify(withoutOldName(asked)),
  });
  return (await response.json()) as Answer;
};

/** The editor's name for a query that was just opened is still that of the one before; a single one needs none. */
function withoutOldName(asked: Asked): Asked {
  const operations = asked.query.match(/^\s*(?:query|mutation)\b/gm) ?? [];
  return operations.length > 1 ? asked : { query: asked.query, variables: asked.variables as unknown };
}
