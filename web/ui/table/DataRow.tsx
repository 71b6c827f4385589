import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './tableColumns.ts';
import styles from './DataTable.module.css';

/** Details that a row can open below itself. */
export interface RowDetails<Row> {
  /** The label of the row's button; null if the row has nothing to open. */
  label: (row: Row) => string | null;
  content: (row: Row) => ReactNode;
}

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  details: RowDetails<Row> | undefined;
  /** Why the row does not count as filed, a sentence each; mostly empty. */
  reasons: readonly string[];
}

/** A row of a table and, if opened, its details in a row below. */
export function DataRow<Row>({ row, columns, details, reasons }: Props<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = details?.label(row) ?? null;
  const toggle = label !== null && (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {label}
      <span aria-hidden="true">{open ? '▴' : '▾'}</span>
    </button>
  );
  return (
    <>
      <tr>
        {columns.map((column) => (
          <BodyCell key={column.key} column={column} row={row} toggle={toggle} />
        ))}
      </tr>
      {reasons.length > 0 && <Reasons reasons={reasons} width={columns.length} />}
      {label !== null && (
        <tr id={id} className={styles.details} hidden={!open}>
          <td colSpan={columns.length}>{open && details?.content(row)}</td>
        </tr>
      )}
    </>
  );
}

function Reasons({ reasons, width }: { reasons: readonly string[]; width: number }) {
  return (
    <tr className={styles.reasons}>
      <td colSpan={width}>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </td>
    </tr>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  /** The button that opens the row's details, in the cell that names the row. */
  toggle: ReactNode;
}

function BodyCell<Row>({ column, row, toggle }: CellProps<Row>) {
  const content: ReactNode = column.cell === undefined ? column.value(row) : column.cell(row);
  const className = column.numeric === true ? styles.numeric : '';
  if (column.isHeading !== true) return <td className={className}>{content}</td>;
  return (
    <th scope="row" className={className}>
      {content}
      {toggle}
    </th>
  );
}
