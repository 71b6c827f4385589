import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { graphql } from '../../gql/gql.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import { memberColumns } from './memberColumns.tsx';
import type { MemberRow } from './memberColumns.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import { useAllOf } from '../../ui/hooks/useAllOf.ts';
import type { Paging } from '../../ui/hooks/useAllOf.ts';

const MembersDocument = graphql(`
  query Members($first: Int!, $after: String) {
    members(first: $first, after: $after) {
      nodes {
        id
        email
        firstName
        lastName
        isAdmin
        isFree
        group
        createdAt
        lastSignInAt
        subscription {
          plan
          status
          isCancelled
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Props {
  version: number;
  onAct: () => void;
}

const wordsOf = ({ firstName, lastName, email }: MemberRow): string => `${firstName} ${lastName} ${email}`;

/** All members, each with the actions of an administrator. */
export function MemberTable({ version, onAct }: Props) {
  const client = useApolloClient();
  const ask = useCallback(
    async (paging: Paging) => {
      const { data } = await client.query({
        query: MembersDocument,
        variables: paging,
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) throw new Error('The server did not answer. Please try again.');
      return data.members;
    },
    [client],
  );
  const { rows, failed, retry } = useAllOf(ask, version);
  const { found, find, setFind } = useFind(rows, wordsOf);
  const details = useMemo(
    () => ({
      label: ({ email }: MemberRow) => `Details of ${email}`,
      content: ({ id }: MemberRow) => <MemberDetails id={id} onAct={onAct} />,
    }),
    [onAct],
  );
  return (
    <ReceiptsTable
      title="List of Users"
      columns={memberColumns}
      rows={found}
      rowKey={({ id }) => id}
      prefix="user-"
      sort="name"
      exportName="ListOfUsers.csv"
      rowHeight={38}
      details={details}
      actions={<FindField label="Find a member" value={find} onChange={setFind} />}
      instead={failed ? <Failure what="The list of users" onRetry={retry} /> : undefined}
    />
  );
}
