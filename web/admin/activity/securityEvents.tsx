import type { ApolloClient } from '@apollo/client';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { graphql } from '../../gql/gql.ts';
import type { SecurityEventKind, SecurityFilter, SecurityLogQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import type { Paging } from '../../ui/hooks/useAllOf.ts';

/** More are not loaded at once; the choice leads to the others. */
export const MOST_EVENTS = 2_000;

const SecurityLogDocument = graphql(`
  query SecurityLog($first: Int!, $after: String, $filter: SecurityFilter) {
    securityLog(first: $first, after: $after, filter: $filter) {
      nodes {
        eventId
        at
        kind
        memberEmail
        address
        requestId
        details
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type SecurityRow = SecurityLogQuery['securityLog']['nodes'][number];

export const KINDS: Readonly<Record<SecurityEventKind, string>> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  THROTTLED: 'Tried too often',
  DENIED: 'Denied',
  RIGHTS_CHANGED: 'Rights changed',
  EXPORTED: 'Exported',
  ACCOUNT_DELETED: 'Account deleted',
  KEYS_CHANGED: 'Password, address or second step changed',
};

/** The kind that a text of the address names; null for none. */
export function kindOf(text: string): SecurityEventKind | null {
  const names = Object.keys(KINDS) as SecurityEventKind[];
  return names.find((name) => name === text) ?? null;
}

export const securityColumns: readonly Column<SecurityRow>[] = [
  { key: 'at', title: 'When', value: ({ at }) => at, cell: ({ at }) => formatMoment(at), shown: 'phone' },
  { ...textColumn<SecurityRow>('what', 'What', ({ kind }) => KINDS[kind], 'phone'), isHeading: true },
  {
    key: 'member',
    title: 'Member',
    value: ({ memberEmail }) => memberEmail,
    cell: ({ memberEmail }) => memberEmail ?? <Unknown why="unknown member" />,
    shown: 'phone',
  },
  textColumn('details', 'With', ({ details }) => details, 'tablet'),
  textColumn('address', 'Network address', ({ address }) => address, 'tablet'),
  {
    key: 'request',
    title: 'Request',
    value: ({ requestId }) => requestId,
    cell: ({ requestId }) => requestId ?? <Unknown why="a command" />,
    shown: 'desktop',
  },
];

/** Asks for page after page of what a filter leaves, up to the most that are loaded at once. */
export function latestEvents(client: ApolloClient, filter: SecurityFilter) {
  let count = 0;
  return async (paging: Paging) => {
    const variables = { ...paging, filter };
    const { data } = await client.query({ query: SecurityLogDocument, variables, fetchPolicy: 'no-cache' });
    if (data === undefined) throw new Error('The server did not answer. Please try again.');
    const { nodes, pageInfo } = data.securityLog;
    count = nodes.length + (paging.after === null ? 0 : count);
    return { nodes, pageInfo: { ...pageInfo, hasNextPage: pageInfo.hasNextPage && count < MOST_EVENTS } };
  };
}
