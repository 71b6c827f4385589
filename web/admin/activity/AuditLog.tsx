import { textColumn } from '../../ui/table/columnKinds.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { graphql } from '../../gql/gql.ts';
import type { AuditLogQuery } from '../../gql/graphql.ts';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { actionWords } from './actionWords.ts';
import { useWholeList } from '../../app/useWholeList.ts';

const AuditLogDocument = graphql(`
  query AuditLog($first: Int!, $after: String) {
    auditLog(first: $first, after: $after) {
      nodes {
        entryId
        at
        actorEmail
        action
        memberEmail
        details
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

type Entry = AuditLogQuery['auditLog']['nodes'][number];

const columns: readonly Column<Entry>[] = [
  {
    key: 'at',
    title: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => formatMoment(at),
    shown: 'phone',
  },
  { ...textColumn<Entry>('act', 'Action', actionWords, 'phone'), isHeading: true },
  { ...textColumn<Entry>('member', 'Member', ({ memberEmail }) => memberEmail ?? 'nobody', 'tablet') },
  textColumn('by', 'By', ({ actorEmail }) => actorEmail, 'tablet'),
];

/** Actions of administrators, and of operators on the command line, the latest first. */
export function AuditLog() {
  const { rows, failed, retry } = useWholeList(AuditLogDocument, {
    variables: {},
    connectionOf: (data) => data.auditLog,
  });
  return (
    <ReceiptsTable
      title="Activity log"
      columns={columns}
      rows={rows}
      rowKey={({ entryId }) => String(entryId)}
      prefix="act-"
      sort="-at"
      instead={failed ? <Failure what="The log" onRetry={retry} /> : undefined}
    />
  );
}
