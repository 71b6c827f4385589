import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { RowDetails } from './DataRow.tsx';
import { DataTable } from './DataTable.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { FlagNotes } from './FlagBadges.tsx';
import type { Flag } from './flags.ts';
import { TablePager } from './TablePager.tsx';
import { csvOf } from './tableColumns.ts';
import type { Column } from './tableColumns.ts';
import { useTableState } from './useTableState.ts';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Null while they are on their way. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** The badges of a row, which are explained below the table. */
  flagsOf?: (row: Row) => readonly Flag[];
  /** Before the names of this table's state in the address; each table of a page has another. */
  prefix: string;
  /** `key` or, descending, `-key`. */
  sort: string;
  /** The name of the file that all rows are exported to; without it there is no export. */
  exportName?: string;
  pageSizes?: readonly number[];
  /** How high the text of a row is: 20 for a line, 38 for a name with its address. */
  rowHeight?: number;
  /** What rows can open below themselves. */
  details?: RowDetails<Row>;
  actions?: ReactNode;
  /** Instead of the table, for example what failed. */
  instead?: ReactNode;
  note?: ReactNode;
  className?: string;
}

const NO_ROWS: readonly never[] = [];

/** A table of receipts with sort, pages, column chooser and the export of all its rows. */
export function ReceiptsTable<Row>(props: Props<Row>) {
  const { title, columns, rows, prefix, exportName, flagsOf } = props;
  const { sort, pageSizes } = props;
  const table = useTableState<Row>({ columns, rows: rows ?? NO_ROWS, prefix, sort, pageSizes });
  return (
    <Card
      title={title}
      flush
      className={props.className ?? ''}
      actions={
        <>
          {props.actions}
          <ColumnChooser columns={columns} shown={table.shown} onChange={table.choose} />
          {exportName !== undefined && (
            <ExportCsvButton
              name={exportName}
              disabled={rows === null || rows.length === 0}
              csv={() => csvOf(columns, table.sorted)}
            />
          )}
        </>
      }
    >
      {props.instead ?? (
        <DataTable
          label={title}
          table={table}
          loading={rows === null}
          rowKey={props.rowKey}
          rowHeight={props.rowHeight ?? 20}
          details={props.details}
        />
      )}
      <TablePager label={title} table={table} count={rows?.length ?? null}>
        {props.note}
        {flagsOf !== undefined && <FlagNotes flags={table.pageRows.flatMap(flagsOf)} />}
      </TablePager>
    </Card>
  );
}
