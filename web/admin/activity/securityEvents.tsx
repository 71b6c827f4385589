import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { graphql } from '../../gql/gql.ts';
import type { SecurityEventKind, SecurityLogQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { securityWords } from './securityWords.ts';

/** More are not loaded at once; the choice leads to the others. */
export const MOST_EVENTS = 2_000;

export const SecurityLogDocument = graphql(`
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
  THROTTLED: 'Too many attempts',
  DENIED: 'Denied',
  RIGHTS_CHANGED: 'Rights changed',
  EXPORTED: 'Exported',
  ACCOUNT_DELETED: 'Account deleted',
  KEYS_CHANGED: 'Password, address, second step or API key changed',
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
  textColumn('details', 'With', ({ kind, details }) => securityWords(kind, details), 'tablet'),
  textColumn('address', 'Network address', ({ address }) => address, 'tablet'),
  {
    key: 'request',
    title: 'Request',
    value: ({ requestId }) => requestId,
    cell: ({ requestId }) => requestId ?? <Unknown why="a command" />,
    shown: 'desktop',
  },
];
