import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflow } from '../lib/useOverflow.ts';
import { Skeleton } from './Skeleton.tsx';
import type { Column } from './tableColumns.ts';
import type { TableState } from './useTableState.ts';
import './DataTable.css';

interface Props<Row> {
  label: string;
  table: TableState<Row>;
  loading: boolean;
  rowKey: (row: Row) => string;
  /** How high the text of a row is, so that nothing moves when the rows come. */
  rowHeight: number;
}

/** The table itself. Where it is wider than its place it scrolls inside, never the page. */
export function DataTable<Row>({ label, table, loading, rowKey, rowHeight }: Props<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(place);
  const scrolling = overflows ? { role: 'region', 'aria-label': `${label}, scrolling`, tabIndex: 0 } : {};
  return (
    <div ref={place} className={overflows ? 'data-table data-table-scrolls' : 'data-table'} {...scrolling}>
      <table aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {table.shown.map((column) => (
              <HeadCell key={column.key} column={column} table={table} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && <LoadingRows columns={table.shown} count={table.pageSize} height={rowHeight} />}
          {!loading && table.pageRows.length === 0 && (
            <tr>
              <td className="data-table-empty" colSpan={table.shown.length}>
                No Records Found.
              </td>
            </tr>
          )}
          {table.pageRows.map((row) => (
            <tr key={rowKey(row)}>
              {table.shown.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell<Row>({ column, table }: { column: Column<Row>; table: TableState<Row> }) {
  const sorted = table.sort.key === column.key;
  const order = table.sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={column.numeric === true ? 'numeric' : ''} aria-sort={sorted ? order : 'none'}>
      <button
        type="button"
        onClick={() => {
          table.sortBy(column.key);
        }}
      >
        {column.title}
        <span className="data-table-order" aria-hidden="true">
          {sorted ? (table.sort.descending ? '↓' : '↑') : ''}
        </span>
      </button>
    </th>
  );
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content: ReactNode = column.cell === undefined ? column.value(row) : column.cell(row);
  const className = column.numeric === true ? 'numeric' : '';
  if (column.isHeading !== true) return <td className={className}>{content}</td>;
  return (
    <th scope="row" className={className}>
      {content}
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
        <td key={key} className={numeric === true ? 'numeric' : ''} style={{ height: height + 17 }}>
          {index === 0 && position === 0 ? (
            'SEARCHING...'
          ) : (
            <Skeleton width={position === 0 ? 140 : 64} height={20} />
          )}
        </td>
      ))}
    </tr>
  ));
}
