import { ApolloLink } from '@apollo/client';
import { expect, test } from 'vitest';
import { SecurityLogDocument } from '../admin/activity/securityEvents.tsx';
import type { SecurityFilter } from '../gql/graphql.ts';
import { makeClient } from './apollo.ts';

const eventOf = (eventId: number) => ({
  __typename: 'SecurityEvent' as const,
  eventId,
  at: '2023-09-01T00:00:00Z',
  kind: 'SIGNED_IN' as const,
  memberEmail: null,
  address: '192.0.2.1',
  requestId: null,
  details: '',
});

const variablesOf = (text: string, after: string | null) => {
  const filter: SecurityFilter = { kind: null, text };
  return { first: 2, after, filter };
};

function cacheOf() {
  const { cache } = makeClient({ onSignedOut: () => undefined }, ApolloLink.empty());
  const query = SecurityLogDocument;
  const write = (text: string, after: string | null, ids: number[]): void => {
    const pageInfo = { hasNextPage: false, endCursor: null };
    const data = { securityLog: { nodes: ids.map(eventOf), pageInfo } };
    cache.writeQuery({ query, variables: variablesOf(text, after), data });
  };
  const read = (text: string): number[] | undefined =>
    cache
      .readQuery({ query, variables: variablesOf(text, null) })
      ?.securityLog.nodes.map(({ eventId }) => eventId);
  return { write, read };
}

test('pages join to one list for each choice of rows, which the first page begins anew', () => {
  const { write, read } = cacheOf();
  write('a', null, [1, 2]);
  write('a', '2', [3]);
  write('b', null, [9]);
  expect([read('a'), read('b'), read('c')]).toEqual([[1, 2, 3], [9], undefined]);
  write('a', null, [0, 1]);
  expect(read('a')).toEqual([0, 1]);
});
