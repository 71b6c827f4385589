import { useMemo } from 'react';
import type { ImportRowFragment } from '../../gql/graphql.ts';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { IMPORT_STATES } from './dataText.ts';
import { fileColumn } from './fileColumn.tsx';
import { ImportDetails } from './ImportDetails.tsx';

const columns: readonly Column<ImportRowFragment>[] = [
  fileColumn('File', ({ fileName }) => fileName),
  textColumn('state', 'State', ({ state, repeatedBy }) => stateText(state, repeatedBy), 'phone'),
  {
    key: 'at',
    title: 'Received',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatMoment(createdAt),
    shown: 'tablet',
  },
  textColumn('by', 'By', ({ requestedBy }) => requestedBy ?? 'the operator', 'desktop'),
];

function stateText(state: ImportRowFragment['state'], repeatedBy: number | null): string {
  return repeatedBy === null
    ? IMPORT_STATES[state]
    : `${IMPORT_STATES[state]}, repeated as import ${String(repeatedBy)}`;
}

interface Props {
  imports: readonly ImportRowFragment[] | null;
  onActed: () => void;
}

/** The last imports, each with its checks and the rows that cannot be read. */
export function ImportTable({ imports, onActed }: Props) {
  const details = useMemo(
    () => ({
      label: ({ importId }: ImportRowFragment) => `Details of import ${String(importId)}`,
      content: (row: ImportRowFragment) => <ImportDetails row={row} onActed={onActed} />,
    }),
    [onActed],
  );
  return (
    <ReceiptsTable
      title="Imports"
      columns={columns}
      rows={imports}
      rowKey={({ importId }) => String(importId)}
      prefix="import."
      sort="-at"
      details={details}
      {...(imports?.length === 0 && { unknown: 'Nothing has been imported yet.' })}
    />
  );
}
