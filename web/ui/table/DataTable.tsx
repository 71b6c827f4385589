import { useDefine } from '../parts/definitions.ts';
import { DataRow } from './DataRow.tsx';
import type { RowDetails } from './DataRow.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { Column } from './tableColumns.ts';
import type { TableState } from './useTableState.ts';
import styles from './DataTable.module.css';

interface Props<Row> {
  label: string;
  table: TableState<Row>;
  loading: boolean;
  rowKey: (row: Row) => string;
  /** Height of a row's text, so that nothing moves when the rows come. */
  rowHeight: number;
  details?: RowDetails<Row> | undefined;
  reasonsOf?: ((row: Row) => readonly string[]) | undefined;
}

const NO_REASONS: readonly string[] = [];

/** The table itself. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, table, loading, rowKey, rowHeight, details, reasonsOf } = props;
  return (
    <TableFrame label={label}>
      <table aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {table.shown.map((column) =>
              column.isAction === true ? (
                <ActionHead key={column.key} title={column.title} />
              ) : (
                <HeadCell key={column.key} column={column} table={table} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {loading && <LoadingRows columns={table.shown} count={table.pageSize} height={rowHeight} />}
          {!loading && table.pageRows.length === 0 && (
            <tr>
              <td className={styles.empty} colSpan={table.shown.length}>
                No Records Found.
              </td>
            </tr>
          )}
          {table.pageRows.map((row) => (
            <DataRow
              key={rowKey(row)}
              row={row}
              columns={table.shown}
              details={details}
              reasons={reasonsOf?.(row) ?? NO_REASONS}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function ActionHead({ title }: { title: string }) {
  return (
    <th scope="col">
      <span className={styles.action}>{title}</span>
    </th>
  );
}

function HeadCell<Row>({ column, table }: { column: Column<Row>; table: TableState<Row> }) {
  const define = useDefine();
  const sorted = table.sort.key === column.key;
  const order = table.sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={column.numeric === true ? styles.numeric : ''}
      aria-sort={sorted ? order : 'none'}
      // Without its definition, which is not part of the column's name.
      aria-label={column.title}
    >
      <div className={styles.head}>
        {column.numeric === true && define(column.title, true)}
        <button
          type="button"
          onClick={() => {
            table.sortBy(column.key);
          }}
        >
          {column.title}
          <span className={styles.order} aria-hidden="true">
            {sorted ? (table.sort.descending ? '↓' : '↑') : ''}
          </span>
        </button>
      </div>
    </th>
  );
}

interface LoadingProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  height: number;
}

function LoadingRows<Row>({ columns, count, height }: LoadingProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index}>
      {columns.map(({ key, numeric }, position) => (
        <td key={key} className={numeric === true ? styles.numeric : ''} style={{ height: height + 17 }}>
          {index === 0 && position === 0 ? (
            <span className={styles.searching}>SEARCHING...</span>
          ) : (
            <Skeleton width={position === 0 ? 140 : 64} height={20} />
          )}
        </td>
      ))}
    </tr>
  ));
}
