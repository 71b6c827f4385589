import { useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { graphql } from '../../gql/gql.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import { memberColumns } from './memberColumns.tsx';
import type { MemberRow } from './memberColumns.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import { useWholeList } from '../../app/useWholeList.ts';

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
  onAct: () => void;
}

const wordsOf = ({ firstName, lastName, email }: MemberRow): string => `${firstName} ${lastName} ${email}`;

/** All members, each with the actions of an administrator. */
export function MemberTable({ onAct }: Props) {
  const { rows, failed, retry } = useWholeList(MembersDocument, {
    variables: {},
    connectionOf: (data) => data.members,
  });
  const { found, find, setFind, fileOf } = useFind(rows, wordsOf, 'user-');
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
      exportName={fileOf('ListOfUsers.csv')}
      rowHeight={38}
      details={details}
      actions={<FindField label="Find a member" value={find} onChange={setFind} />}
      instead={failed ? <Failure what="The list of users" onRetry={retry} /> : undefined}
    />
  );
}
