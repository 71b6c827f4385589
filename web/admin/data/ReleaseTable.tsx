import { useMemo } from 'react';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { formatMoment } from '../../ui/formats/formatMoment.ts';
import { countColumn, moneyColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { DataRelease } from './dataDocuments.ts';
import { monthsText, TAX_NAMES } from './dataText.ts';
import { fileColumn } from './fileColumn.tsx';
import { ReleaseDetails } from './ReleaseDetails.tsx';

const TAX_ONLY = 'the release states only the tax on the total';

const columns: readonly Column<DataRelease>[] = [
  fileColumn('Release', ({ fileName }) => fileName),
  textColumn('state', 'State', ({ undoneAt }) => (undoneAt === null ? 'In force' : 'Undone'), 'phone'),
  textColumn('tax', 'Tax', ({ product }) => TAX_NAMES[product], 'tablet'),
  textColumn('months', 'Months', ({ firstMonth, lastMonth }) => monthsText(firstMonth, lastMonth), 'tablet'),
  countColumn({ key: 'rows', title: 'Rows', value: ({ rows }) => rows, shown: 'desktop' }),
  moneyColumn({
    key: 'total',
    title: 'Receipts',
    value: ({ statesTax, total }) => (statesTax ? null : total),
    why: () => TAX_ONLY,
    shown: 'desktop',
  }),
  moneyColumn({
    key: 'taxTotal',
    title: 'Tax on receipts',
    value: ({ statesTax, total }) => (statesTax ? total : null),
    why: () => 'the release states receipts',
    shown: 'chosen',
  }),
  {
    key: 'at',
    title: 'Published',
    value: ({ publishedAt }) => publishedAt,
    cell: ({ publishedAt }) => formatMoment(publishedAt),
    shown: 'desktop',
  },
];

interface Props {
  releases: readonly DataRelease[] | null;
  onActed: () => void;
}

/** Releases, each with its differences, and undo or redo. */
export function ReleaseTable({ releases, onActed }: Props) {
  const details = useMemo(
    () => ({
      label: ({ id }: DataRelease) => `Details of ${id.replace(':', ' ')}`,
      content: (release: DataRelease) => <ReleaseDetails release={release} onActed={onActed} />,
    }),
    [onActed],
  );
  return (
    <ReceiptsTable
      title="Releases"
      columns={columns}
      rows={releases}
      rowKey={({ id }) => id}
      prefix="release."
      sort="-at"
      exportName="Releases.csv"
      details={details}
      {...(releases?.length === 0 && { unknown: 'Nothing is published yet. Import a release first.' })}
    />
  );
}
