import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { ColumnChooser } from '../../ui/table/ColumnChooser.tsx';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { FlagNotes } from './FlagBadges.tsx';
import type { Flag } from './flags.ts';
import { TablePager } from '../../ui/table/TablePager.tsx';
import { csvOf, unknownCsv } from '../../ui/table/tableColumns.ts';
import type { Column } from '../../ui/table/tableColumns.ts';
import { useTableState } from '../../ui/table/useTableState.ts';
import type { TableState } from '../../ui/table/useTableState.ts';
import styles from './ReceiptsTable.module.css';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Null while loading. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** The badges of a row, which are explained below the table. */
  flagsOf?: (row: Row) => readonly Flag[];
  /** Why a row does not count as filed, in sentences that stand below it. */
  reasonsOf?: (row: Row) => readonly string[];
  /** Prefix of this table's state in the address, unique on the page. */
  prefix: string;
  /** `key` or, descending, `-key`. */
  sort: string;
  /** The name of the file that all rows are exported to; without it there is no export. */
  exportName?: string;
  pageSizes?: readonly number[];
  /** Height of a row's text: 20 for a line, 38 for a name with its address. */
  rowHeight?: number;
  /** Details that a row opens below itself. */
  details?: RowDetails<Row> | undefined;
  actions?: ReactNode;
  /** Instead of the table, for example what failed. */
  instead?: ReactNode;
  /** A sentence if nothing is known of any row: shown, and exported, instead of an empty table. */
  unknown?: string | null;
  note?: ReactNode;
  className?: string;
}

const NO_ROWS: readonly never[] = [];

/** A table of receipts with sort, pages, column chooser and the export of all its rows. */
export function ReceiptsTable<Row>(props: Props<Row>) {
  const { title, columns, rows, prefix, exportName, flagsOf } = props;
  const { sort, pageSizes, unknown = null } = props;
  const table = useTableState<Row>({ columns, rows: rows ?? NO_ROWS, prefix, sort, pageSizes });
  return (
    <Card
      title={title}
      flush
      className={props.className ?? ''}
      actions={
        <Actions table={table} columns={columns} rows={rows} unknown={unknown} exportName={exportName}>
          {props.actions}
        </Actions>
      }
    >
      {unknown !== null && <p className={styles.unknown}>{unknown}</p>}
      {unknown === null &&
        (props.instead ?? (
          <DataTable
            label={title}
            table={table}
            loading={rows === null}
            rowKey={props.rowKey}
            rowHeight={props.rowHeight ?? 20}
            details={props.details}
            reasonsOf={props.reasonsOf}
          />
        ))}
      {unknown === null && (
        <TablePager label={title} table={table} count={rows?.length ?? null}>
          {props.note}
          {flagsOf !== undefined && <FlagNotes flags={table.pageRows.flatMap(flagsOf)} />}
        </TablePager>
      )}
    </Card>
  );
}

interface ActionsProps<Row> extends Pick<Props<Row>, 'columns' | 'rows'> {
  exportName: string | undefined;
  table: TableState<Row>;
  unknown: string | null;
  children: ReactNode;
}

/** The table's actions, column chooser and export of all rows. */
function Actions<Row>({ table, columns, rows, unknown, exportName, children }: ActionsProps<Row>) {
  const isEmpty = unknown === null && (rows === null || rows.length === 0);
  return (
    <>
      {children}
      <ColumnChooser columns={columns} shown={table.shown} onChange={table.choose} />
      {exportName !== undefined && (
        <ExportCsvButton
          name={exportName}
          disabled={isEmpty}
          rows={rows?.length ?? 0}
          csv={() => (unknown === null ? csvOf(columns, table.sorted) : unknownCsv(columns, unknown))}
        />
      )}
    </>
  );
}
