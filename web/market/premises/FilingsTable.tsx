import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import type { Flag } from '../figures/flags.ts';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { useAllPages } from '../../ui/hooks/useAllPages.ts';
import type { LoadPage } from '../../ui/hooks/useAllPages.ts';
import styles from './FilingsTable.module.css';

interface Filing {
  flags: readonly Flag[];
}

/** Columns and details of a tax's filings, and the name of their export. */
export interface FilingsKind<Row extends Filing> {
  columns: readonly Column<Row>[];
  details: RowDetails<Row>;
  exportName: string;
  /** Why a filing does not count as filed, a sentence each. */
  reasonsOf?: (row: Row) => readonly string[];
}

interface TableProps<Row extends Filing> {
  kind: FilingsKind<Row>;
  /** Null while loading. */
  rows: readonly Row[] | null;
  /** Instead of the table, if it failed. */
  instead?: ReactNode;
}

/** Every filing of a property as it was filed. */
export function FilingsTable<Row extends Filing>({ kind, rows, instead }: TableProps<Row>) {
  // Two owners of one name may have filed the same period alike.
  const keys = useMemo(() => new Map(rows?.map((row, at) => [row, String(at)])), [rows]);
  return (
    <ReceiptsTable
      {...kind}
      className={styles.filings}
      title="Complete data set"
      rows={rows}
      rowKey={(row) => keys.get(row) ?? ''}
      flagsOf={({ flags }) => flags}
      prefix="d."
      sort="-period"
      instead={instead}
    />
  );
}

interface PagedProps<Row extends Filing> {
  kind: FilingsKind<Row>;
  /** Asks for the page after a cursor; the same function as long as the property is the same. */
  load: LoadPage<Row>;
}

/** The same, asked for page by page. */
export function PagedFilings<Row extends Filing>({ kind, load }: PagedProps<Row>) {
  const { rows, failed, retry } = useAllPages(load);
  const instead = failed ? <Failure what="The filings" onRetry={retry} /> : undefined;
  return <FilingsTable kind={kind} rows={rows} instead={instead} />;
}
